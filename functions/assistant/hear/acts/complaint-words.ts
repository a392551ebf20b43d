import { pattern, source } from '../../patterns.ts';
import { patternsOf } from '../text.ts';

/** What only somebody who complains says, French and English together, on the folded text. */
const ALWAYS = pattern`
  (?:is|are) (?:already )?fading|like (?:it|that) (?:re)?(?:fixed|done over|redone)
  |(?:came|turned|come|went) out (?:all |so |really |totally )?(?:
    orange|green|brassy|wrong|bad(?:ly)?|awful|terrible|horrible|uneven|patchy|too (?:dark|light|short)
  )|(?:nobody|no ?one) (?:ever |even )?called (?:me )?back|personne (?:ne )?m'a (?:jamais )?rappelee?
  |waited (?:over |almost |like |more than )?(?:\d+|an|one|two) ?(?:min\w*|hours?)
  |attendu (?:plus de |presque )?(?:\d+|une|deux) ?(?:min\w*|heures?|h)
  |(?:nobody|no ?one|personne) (?:even )?(?:apologi[sz]ed|(?:ne )?s'est (?:meme )?excusee?)|washed out
  |(?:sont|est) parties? apres|leaking since (?:you|the|last) ?[a-z]*
  |coule (?:partout|depuis (?:que|votre|la [rv]|ma v|le passage)[a-z]*)|plaintes?|me plaindre|porter plainte
  |complain(?:t|ts|ing)?
  |(?:was|wasn't|were|got|been|being) (?:\w+ )?(?:over)?charged (?:
    twice|double|wrong\w*|right|correctly|too much|more|extra|for (?:nothing|something)
  )|overcharged|charged (?:me|us) (?:twice|double|wrong\w*|too much|extra)|double charged
  |facturee?s? (?:deux fois|en double|trop|par erreur)
  |(?:charge|facture|debite)e? (?:\w+ )?(?:deux fois|en double|en trop)
  |erreur (?:sur|dans) (?:ma|la|mon|notre) (?:facture|compte)
  |(?:nobody|no ?one)(?:'s| is| ever)? (?:
    answer\w*|picking up|opening|at the (?:door|desk)
    |(?:here|there)(?! (?:before|b4|until|'?till?|in the|at night|on [a-z]+day|[a-z]+days?)(?![a-z]))
  )|personne (?:ne )?(?:
    repond|m'ouvre|est au comptoir|(?:n')?est la(?! (?:avant|le (?:matin|soir|[a-z]+di)|[a-z]+di)(?![a-z]))
  )|inacceptable|inadmissible|unacceptable
  |ridicul(?:e|ous) (?:service|comme)|rembourse(?:z[- ]moi|ment)
  |(?<!\b(?:pay(?:er?|e)|paie|assurances?|assureur)\b[a-z', ]{0,40})me (?:faire )?rembourser
  |(?:veux|voudrais|exige|demande)(?: d')? ?(?:a )?etre rembourse(?:e|s)?|want to be refunded
  |(?:laisse|left)(?: [a-z']+){0,2} (?:degat|mess|bordel|trace|gachis)|want (?:my money|a refund)
  |my money back|mon argent|(?:a|full|un) (?:remboursement|refund)|refund me
  |(?:pas|aucunement|vraiment pas|not|n't|very un|extremement in|tres in|so dis|very dis) ?
  (?:(?:one bit|a bit|at all|too|that|really|exactly|super|tellement|trop|ben) )?
  (?:content|contente|satisfait|satisfaite|satisfied|happy)e?
  (?: (?:with|de|du|about|at)\b|(?= *(?:$|[,.!]|pantoute|du tout|at all|la,|une miette|(?:and|et|pis) )))
  |unhappy (?:with|about)|insatisfaite?s?|mecontente?s?|dissatisf\w+|disappoint(?:ed|ing)|decue?s?\b|decevant
  |(?:you|vous|ils|elle|il|he|she|they|your \w+|votre \w+|qui) (?:guys )?(?:
  m'avez |m'a |m'ont |a |ont |avez |have |has |just |completely |totally |really )*(?:
    forgot to|oublie (?:de|d')|wrecked|ruined|ruine|butchered|botched|messed up|screwed up|massacre|rate|raté
    |scratched|damaged|broke|burn(?:ed|t)|brulee?|abime|endommage|gache|scrap+e|burned|overcharged|surfacture
    |charged me (?:twice|too much|double)
  )|(?:ruined|butchered|botched|massacre|scrap+e|gache) (?:my|mon|ma|mes)
  |(?:hair|coupe|cheveux|color|couleur|car|auto|nails|ongles) (?:is|are|was|look|looks|est|sont) (?:
    ruined|horrible|terrible|awful|a disaster|un desastre|rate[es]?|massacres?|affreux|affreuse|botched
    |laid[es]?
  )
  |(?:pire|worst|horrible|terrible|awful|lousy|pitoyable|mauvais|rude|impolie?|disrespectful|unprofessional) (?:
    experience|service|haircut|coupe|staff|employee|job|place
  )|worst .{0,20}\bever|rip(?:ped)? ?off|arnaque[sz]?|voleurs?|scam(?:med)?|un vol\b|bbb
  |office de la protection|opc|avocat|lawyer|sue you|vous poursuivre|poursuites?|bad review|mauvais avis
  |(?<!\bor (?:[a-z']+ ){0,5})(?:one|1)[- ]star
  |(?<!\bou (?:[a-z']+ ){0,5})(?:une|1) etoile(?!s? (?:sinon|si)\b)
  |was (?:so |very |really |extremely )?(?:rude|disrespectful)
  |(?:ete|etait) (?:tres |vraiment |super )?(?:impolie?|bete avec moi|irrespectueu(?:x|se)|rude)
  |no[- ]?one (?:showed|came|answered|called)
  |personne (?:n'est venu|ne s'est presente|ne m'a rappele|m'a rappele)
  |(?:je suis|i'm|i am|im) (?:tres |vraiment |very |so |extremely |really )*(?:
    fachee?|furieu(?:x|se)|en colere|furious|angry|pissed|outraged|frustree?s?|frustrated|upset|choquee?
    |en (?:crisse|tabarnak|maudit)
  )`;

/** Something was done for them. */
const DONE = source`
  (?:
    i (?:just )?(?:got|had)|you (?:guys )?(?:did|gave me|put|made)|vous (?:m'avez|avez|m'avait)|tu m'as
    |(?:me|m') ?suis fait (?:faire|couper|teindre|poser|epiler)|j'ai (?:fait|eu|recu)
    |(?:mon dernier|ma derniere|my last)
    |(?:la semaine|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) passee?|last (?:week|time|visit)
    |(?:hier|yesterday)
  )`;

/** And it looks wrong: never words of a mere wish ("too long"). */
const WRONG = source`
  (?:
    pas (?:ce que|comme) (?:j'ai|je|on)|not what i (?:asked|wanted|paid)
    |(?:tout|toute|all|way too|ben trop|bien trop|vraiment trop|beaucoup trop|completement) (?:
      jaunes?|oranges?|verte?s?|croches?|inegales?|brulee?s?|foncee?s?|courte?s?|yellow|green|uneven|patchy
      |burnt|dark|short|brassy|fried
    )|croches?|inegales?|uneven|crooked|butchered
  )`;

/** Something was done here. */
const DONE_HERE = source`
  (?:
    you (?:guys )?(?:
      did|gave|put|made|fixed|changed|repaired|installed|swapped|replaced|mounted|serviced|washed|cleaned
      |painted|groomed|worked on
    )|vous (?:m'avez|avez|m'avait)|tu m'as|chez vous|picked (?:it |my [a-z]+ |the [a-z]+ )?up
    |(?:my|the) last (?:visit|appointment|session|treatment|massage|haircut|cut)
    |mon dernier (?:rdv|rendez-vous|traitement|massage|soin)|ma derniere (?:visite|seance|coupe|coloration)
  )`;

/** And it did not last, or made things worse. */
const WORSE = source`
  (?:
    encore (?:plus|pire)|worse|empir\w+
    |(?:new|big|nouvelle|grosse?) (?:scratch|dent|egratignure|grafigne|bosse)|scratch(?:ed|es)?|egratign\w+
    |grafign\w+|refaite?s?\b|redone|rush(?:ed|ing)|bacle\w*
    |still (?:
      leaks?|leaking|squeaks?|squeaking|broken|hurts?|not (?:working|fixed)|in pain
      |makes? (?:the )?(?:same )?noise
    )|(?:grince|coule|saute|decolle) encore|encore (?:le meme|brise|casse|du bruit)|(?:fell|falling|came) off
    |deja (?:decolle|tombe|brise|casse)\w*|infect(?:ed|ee?|ion)
  )`;

/** A colour that nobody asks for, beside a word that says where it comes from. */
const ODD_COLOUR = source`
  (?:
    (?:orange|brassy|yellow|green|jaunes?|verte?s?) (?:hair|head|highlights)
    |(?:hair|cheveux|tete|coloration|colou?r|couleur|meches|highlights)(?: [a-z']+){0,5} (?:
      orange|brassy|yellow|green|jaunes?|verte?s?
    )
  )`;
const FROM_HERE = source`
  (?:
    you (?:guys )?(?:did|gave|made|left)|vous m'avez|chez vous|from (?:here|there|you|your place)|yesterday
    |hier|last|demandee?|asked|supposed|censee?|sortie?|walked out|left (?:your|the) (?:salon|place)
    |after my (?:appointment|colou?r)|apres (?:mon|ma) (?:rdv|rendez-vous|coloration|couleur)
  )`;

/** Somebody was expected and did not come. */
const NO_SHOW = source`
  personne (?:ne |n'|qui )?(?:est|s'est|etait)(?: jamais| meme)? (?:
    venue?|presentee?|pointee?|montree?|arrivee?
  )|(?:s'est|est|sont) jamais (?:presentee?s?|pointee?s?|montree?s?|venue?s?|arrivee?s?)
  |(?:nobody|no ?one|never|didn't|did not)(?: even| ever)? (?:show(?:ed)?|turned?|came?|come)(?: up)
  |stood (?:me|us) up|pose un lapin`;

/** Damage that was not there before. */
const NEW_DAMAGE = source`
  (?:scratch|dent|chip|grafign|egratign|brise|casse|bosse)\w*.{0,60}?\b(?:
    (?:etait|n'etait) pas (?:de meme|comme ca|la)|(?:wasn't|was not) (?:like (?:that|this)|there)
  ) (?:avant|before)`;

/** Found once they had it back. */
const FOUND_AFTER = source`
  (?:
    (?:when|once) (?:i|we) (?:got|came) (?:home|back|it back)|(?:and|but) now there(?:'s| is| are)
    |(?:et|mais|pis) (?:la|maintenant|asteure),? (?:il )?y ?a|rendue?s? (?:chez (?:nous|moi)|a la maison)
    |en arrivant (?:chez (?:nous|moi)|a la maison)
  )[^.!?]{0,40}\b(?:
    scratch\w*|dents?|chip\w*|egratign\w*|grafign\w*|bosses?|trous?|taches?|stains?|rips?|missing|manqu\w+
  )`;

/** Work that was done, and not well. */
const BADLY_DONE = source`
  (?:est|etait|sont|etaient|a ete|ont ete) (?:super |vraiment |tres |assez |tout |toute |ben )?
  (?:mal|pas (?:bien|correctement)) (?:
    faite?s?|posee?s?|installee?s?|nettoyee?s?|lavee?s?|coupee?s?|reparee?s?|finie?s?|ajustee?s?|montee?s?
    |cousue?s?|fixee?s?
  )
  |(?:was|were|is|are)(?:n't| not) (?:done|cleaned|fixed|installed|mounted|fitted|finished|washed) (?:
    properly|right|well|correctly
  )|(?:was|were) (?:poorly|badly) (?:done|cleaned|fixed|installed|cut|fitted|finished)
  |(?:did|done) a (?:terrible|horrible|bad|poor|sloppy|awful|crappy|half-assed) (?:job|work)`;

/** They are to come back, or it is to be done again. */
const DONE_AGAIN = source`
  (?:veux|voudrais|faut|faudrait|aimerais) que (?:vous|quelqu'un|tu|elle|il|ils) (?:
    revien\w+|reven\w+|recommenc\w+|refass\w+|refai\w+|corrig\w+|finiss\w+
  )
  |(?:want|need) (?:you|someone|somebody|her|him|them) (?:guys )?(?:to )?(?:
    come back (?:and|to)|redo|fix (?:it|this|what)|re-?clean|finish what
  )|come back and (?:redo|fix|finish|clean)`;

const WHO_COMES = source`
  (?:the|your|our|my|le|la|l'|votre|notre|mon|ma) ?(?:
    cleaners?|cleaning (?:lady|person|crew|team)|techs?|technicians?|guys?|girls?|lady|crew|team|plumber
    |groomer|tutor|teacher|therapist|femme de menage|technicien(?:ne)?s?|plombier|gars|fille|equipe
    |prof(?:esseure?)?|tuteur|tutrice
  )`;

/** Whoever is expected is not there. */
const AWAITED_IN_VAIN = [
  source`
    ${WHO_COMES} (?:is|are|'s|est|sont|was|were) (?:still |now |already |encore |deja |toujours )?(?:
      (?:over |almost |more than |plus de )?(?:an?|half an|\d+|one|two|une?|deux|trois) ?
      (?:hours?|hrs?|h|min\w*|heures?) (?:late|en retard|de retard)|late(?!r)|en retard(?! dans)
      |(?:not|pas) (?:here|there|la|arrivee?s?)(?: yet)?
    )`,
  `${WHO_COMES} (?:a|ont) (?:une?|deux|trois|\\d+|plus d'une) ?(?:heures?|h|min\\w*) de retard`,
  source`
    ${WHO_COMES} (?:
      hasn't|hasnt|has not|haven't|never|didn't|didnt
      |(?:n'est|est|sont) (?:toujours |encore )?(?:pas|jamais)(?: encore)?
    ) (?:shown|show|arrived|come|turned up|venue?s?|arrivee?s?|passee?s?)(?! (?:at|vers|a|on|le) )`,
  source`
    (?:\d+|une?|deux|trois|an?|one|two|half an) ?(?:min\w*|hours?|hrs?|h|heures?|demi-heure) que (?:
    j'|je |on )(?:attends?|niaise|poireaute|poiraute)`,
  source`
    (?:attends?|waiting|waited|been (?:standing|sitting)|suis|debout) (?:[a-z0-9']+ ){0,4}?
    (?:devant|dehors|outside|in front of) (?:la |le |votre |vos |the |your )?(?:
      porte|portes|salon|clinique|door|doors|shop|place|building
    )?.{0,40}?(?:barre|verrouille|ferme|locked|closed|personne|nobody|no ?one)\w*`,
].join('|');

const complaints = [
  ALWAYS.source,
  BADLY_DONE,
  DONE_AGAIN,
  AWAITED_IN_VAIN,
  `${ODD_COLOUR}.{0,80}?\\b${FROM_HERE}|${FROM_HERE}.{0,80}?\\b${ODD_COLOUR}`,
  NO_SHOW,
  source`
    (?:mon|ma|mes) [a-z]+(?: d[eu] [a-z]+)? (?:est|sont|etait|etaient) (?:
    completement |vraiment |totalement |toute? )?ratee?s?`,
  NEW_DAMAGE,
  FOUND_AFTER,
  source`
    (?:charge|facture|debite|fait payer)e?s? .{0,20}?\b(?:de|en) trop|(?:over|double)[- ]?charged
    |charged (?:me )?.{0,16}?too much`,
  `${DONE}.{0,90}?\\b${WRONG}`,
  `${DONE_HERE}.{0,90}?\\b${WORSE}`,
  `${WORSE}.{0,50}?\\b(?:since|after|depuis|apres) ${DONE_HERE}`,
  '(?:made (?:me|us) wait|kept (?:me|us) waiting|fait attendre|attendre pour rien)|rushed (?:my|through|the)',
  '(?:charge|facture|debite|paye)e? (?:\\d|deux|trois) fois|charged (?:\\d|two|three) times',
  source`
    (?:\d|deux|trois|plusieurs)(?:e|ieme)? fois que (?:vous|tu|ca)|(?:second|third|2nd|3rd) time (?:you|this)
    |you keep (?:cancel|chang|mov)\w+`,
  source`
    (?:j'en ai|jen ai) (?:assez|plein|marre|mon voyage)
    |(?:je suis|chu|chui) (?:
      tannee?(?! (?:des|du|de l'|de recevoir des) ?(?:
          appels?|spams?|pubs?|textos?|courriels?|hiver|froid|neige|telephones?
        )
      )|ecoeuree?|a boutte
    )|fed up|had enough|sick of (?:this|it|waiting)`,
];

export const COMPLAINT = patternsOf(complaints);

/** Words by which an appointment is asked for in the same breath; a refund is none. */
export const ASKS_BESIDE = pattern`
  \b(?:
    (?:veux|voudrais|aimerais|souhaite|prendrais)(?: (?:aussi|quand meme|bien|plutot))? (?:
      (?!un rembours)une?|prendre|reserver|avoir une|venir
    )|(?:can|could|may) i (?:still |also |please )?(?:book|get an?|have an?|come)
    |i(?:'d| would) (?:still |also )?like (?:an?|to book|to come)
    |i (?:still |also )?(?:want|need) (?:(?!a refund)an? |to book)|(?:please )?book me
    |(?:puis-je|pourrais-je|est-ce que je (?:peux|pourrais)) (?:aussi )?(?:prendre|reserver|avoir une|venir)
  )(?![a-z])`;
