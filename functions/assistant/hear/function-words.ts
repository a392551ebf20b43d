const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Common words that only French has (folded); they tell a language, and are no one's name. */
export const FRENCH_WORDS = list(`
  je j tu vous nous il elle ils elles on moi mien mienne sien sienne mine hers theirs toi mon ma mes ton ta tes votre vos notre nos son sa ses leur ce cet
  cette ces ca c est es suis sommes etes sont etait ai as avez avons ont aurais aurait aura avoir etre fait faire faites
  le la les l un une des du de d au aux et ou mais donc car ni que qu qui quoi quel quelle quels quelles quand comment
  combien pourquoi ne n pas plus tres trop bien aussi alors si y en dans sur sous avec sans pour par chez vers entre
  depuis pendant avant apres voudrais voudrait veux veut voulez aimerais aimerait souhaite peux puis peut pouvez pourrais
  pourriez pourrait dois doit faut offrez proposez cherche besoin prendre reserver annuler deplacer laisser parler
  bonjour bonsoir salut allo merci svp stp plait oui ouais non peutetre rdv rendez courriel telephone adresse prix tarif
  tarifs cout coute heure heures ouvert ouverts ferme fermez ouvrez jour jours semaine semaines mois aujourd hui demain
  lundi mardi mercredi jeudi vendredi samedi dimanche matin midi soir soiree prochain prochaine dispo dispos disponible
  disponibles disponibilite disponibilites place places creneau creneaux libre libres plutot finalement tot tard deja
  encore quelque chose quelqu rien tout tous toute premier premiere deuxieme troisieme dernier autre autres celui celle
  appelle se janvier fevrier avril juin juillet aout septembre octobre novembre decembre parfait accord aucun voici voila
`);

/** Common words that only English has. */
export const ENGLISH_WORDS = list(`
  i you we he she it they me my your our their his her its this that these those is are was were am be been do does did
  have has had can could would should will shall may might must the an and or but so if of to in at by for from with
  without about into than then there here what when where who which why how much many not dont isnt im id ill ive
  want need like love book booking appointment appointments schedule reserve cancel reschedule move leave speak talk
  hello hi hey thanks thank please yes yeah yep sure sorry okay great good morning afternoon evening tonight today
  tomorrow monday tuesday wednesday thursday friday saturday sunday week weeks weekend month day days next later earlier
  sooner soon any anything something someone available availability opening openings open close closed hours hour time
  times price prices cost costs charge fee long phone email number name call works work first second third last one
  january february april june july august september october november december get got give make take know looking
  on as between before after around until let us see let's wrong instead actually other another rather
`);

/** Words of no language in particular that are no one's name either. */
const NEUTRAL_WORDS = list(`ok okay euh hum hmm lol test info infos message question service services date
  robot bot am pm h min minutes no yup nope what quoi hein huh http https www com html script null undefined urgent`);

/** What people answer, praise or say of themselves: no one's name. */
const ANSWER_WORDS = list(`
  assistant system beaucoup super genial geniale excellent excellente beau belle bonne correct correcte nickel
  tiguidou certain certaine certainement exact exactement evidemment volontiers absolument perso personne rendu pret
  prete content contente desole desolee occupe occupee presse pressee malade fatigue prefere preferes donner dire
  savoir sais awesome cool fine fantastic wonderful amazing sweet nice perfect exactly absolutely definitely right
  true lovely alright ready done free busy late early sick tired happy new lost back outside interested whatever
  maybe probably perhaps nothing nobody none everyone anyone anybody whoever whichever skip omg wtf pass ouch oops sec moment minute attends attendez
  wait hold thx bye nah go inacceptable aidez mal dent dents aiguille peut-etre jsp idk dunno bof mouais ouin ben bah
  eh ah oh wow yay hourra urgence help aide emergency client cliente customer patient patiente gars fille homme femme
  monsieur madame mr mrs ms mme dr mlle cher expensive pris taken gratis gratuit same meme pareil idem ditto veille
  pls plz svp thx tks whoever whichever mieux better best human humain asap texto sms
  pis num vot lendemain annule cancelled demenage deal juste just seulement only still toujours again jamais never
`);

/** Small words that belong inside a name: "Jean de la Fontaine", "Anne van Dyk". */
export const NAME_PARTICLES = list(
  'de du des la le les d l van von der den di da dos el al st ste mc mac o y',
);

/** True for a word that no introduction would give as a name. */
export const isFunctionWord = (word: string): boolean =>
  FRENCH_WORDS.has(word) || ENGLISH_WORDS.has(word) || NEUTRAL_WORDS.has(word);

/** True for a word that nobody gives as their name. */
export const isNoName = (word: string): boolean => isFunctionWord(word) || ANSWER_WORDS.has(word);

/** Function words that are also names; taken for one when written with a capital: "Will", "April", "Price". */
export const WORDS_AND_NAMES = list(
  'will may april june august avril juin mars love long price day early ben',
);

/** Whose something is, before it. */
export const MINE = "(?:(?:mon|ma|mes|my|our|notre|le|la|the|cette|this) |l')";

/** To when something goes, or from when. */
export const TO = "(?:to|for|a|au|pour|until|d'|de|from) (?:(?:le|la|the|next|ce|this) )?";
