const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Courtesies and everyday words that carry no wish: nothing is lost where they are not read. */
export const COURTEOUS_WORDS = list(`
  bonne bon coucou gentil gentille super genial excellent chouette top cool nice lovely amazing awesome wonderful
  fantastic appreciate appreciated kindly kind cordialement regards cheers sincerely bienvenue welcome possible
  possibles possiblement maybe perhaps peut-etre preference preferably ideally idealement preferablement pls plz plez
  say mettons disons starting though realistically thx tks ty mercii thanx haha hehe hihi mdr omg wow ouf ben pis faque genre tsé tse jai jaimerais jveux jvoudrais
  jpeux jsuis chu chui cest ya sti coudonc icitte pantoute gang monsieur madame mme mr ms mrs miss sir maam guys
  folks team equipe hope wondering wonder hoping trying try seeing come coming comes go going gonna wanna lets just
  only juste seulement also too really vraiment very quite pretty kinda sorta bit little peu petit petite moment
  instant stuff thing things truc comme such well able either whichever neither both free busy occupe occupee off working
  travail travaille fits fit suits best better prefer prefere prefererais mieux ideal perfect fine ferait serait
  seraient sera seront venir viens vient venez passer passe rentrer aller vais va allez arriver arrive trouver find
  found squeeze inscrire mettre mets mettez donner donne donnez dire dis dites savoir sais voir vois check checking
  verifier verifie planifier cedule ceduler booker scheduled appt appts rv visite visit session seance spot spots
  slot slots trou plage plages horaire horaires options option choix choice client cliente nouveau nouvelle new
  first-time regarde regarder questions demande demander request ask asking help aide aider needs needed faisable
  feasible doable sometime chance chances pense pensez penser caser occupes occupees reste restent arrange arranger still
  always toujours jamais souvent often usually normalement habituellement generalement sometimes parfois soit deux
  trois quatre cinq two three four five pile sharp tapant fan apart right sinon otherwise else autrement
  alternatively qqch qqchose qq environ roughly autour max maximum minimum minus latest earliest asap flexible because cuz parce pcq puisque vu lui
`);
