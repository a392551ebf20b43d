import { pattern, source } from '../../patterns.ts';
import { patternsOf } from '../text.ts';

/**
 * What needs an ambulance or a nurse rather than an appointment, French and English together, on the folded text. Each
 * list is one idea; words of it that are everyday alone ("it hurts", « enflé ») stand with what makes them grave.
 */

const called = [
  '911|9-1-1|ambulance|urgence medicale|medical emergency',
  source`
    overdose|surdose|anaphyla\w+|seizure|convulsion\w*|epileptic fit|crise d'epilepsie|heart attack
    |crise cardiaque|(?:un|l'|d'|mini|fait|faire) ?avc|having a stroke`,
];

const selfHarm = [
  source`
    suicid\w*|self[- ]harm|automutil\w*|(?:me|m') ?(?:tuer|enlever la vie|suicider)
    |en finir(?: avec (?:la|ma) vie| pour de bon| avec tout)|envie de mourir|(?:veux|voudrais) mourir
    |(?:veux|ai|envie|le gout)(?: [a-z']+){0,2} (?:plus|pus|pu|pas) (?:de )?vivre
    |(?:plus|pus|pu|pas) (?:envie|le gout|capable) de (?:vivre|continuer a vivre)
    |(?:veux|peux) (?:plus|pus|pu) (?:etre en vie|exister)|me faire du mal`,
  source`
    kill(?:ing)? myself|end(?:ing)? (?:my life|it all|it)(?= *(?:$|[.,!?]))|want(?:ed)? to die
    |(?:don't|dont|do not) want to (?:live|be alive|be here anymore|exist)|hurt(?:ing)? myself|better off dead
    |no reason to live`,
];

const WHO = '(?:il|elle|y|i|a|he|she|it|baby|bebe|dad|mom|papa|maman)';

const consciousness = [
  source`
    (?:perdu|perd|lost|losing) (?:connaissance|conscience|consciousness)|inconscient\w*|unconscious
    |unresponsive|passed out|passing out|(?:about|going|gonna) (?:to )?(?:faint|pass out)|(?:m'|s')evanouir
    |vais perdre connaissance|blacked out|(?:est|s'est) evanoui\w*|evanouissement|fainted|fainting
    |tombe(?:e)? dans les pommes`,
  source`
    ${WHO} (?:ne )?(?:repond|reagit|respire|bouge|se reveille) (?:pas|plus|pus|pu)|ne repond (?:plus|pas)
    |(?<!
      \b(?:it|its|it's|that|traffic|bus|train|metro|subway|ferry|line|cars?|trucks?|everything)
      (?:(?:,? (?:that|which))?(?: is| are|'s|s)?) ?
    )(?:won't|isn't|isnt|is not|not|can't|wont|doesn't) (?:
      waking|wake|responding|respond|moving|breathing|come to
    )(?! (?:to (?:my|the|an|your) (?:e-?mail|message|call|text)|day|time|house|home|apartment))(?: up)?
    |(?<!phone |site |page |car |engine |system )collapsed|s'est effondree?`,
];

const breathing = [
  source`
    (?:
      can't|cannot|cant|can not|trouble|difficulty|hard to|unable to|stopped|not|struggling to|problems?
      |hardly|barely
    ) (?:with )?breath(?:e|ing)|short(?:ness)? of breath
    |(?:arrive|capable|peux|peut|reussi\w*|est) (?:plus |pas |pu )(?:a |de |capable de )?respirer
    |(?:mal|difficulte|peine|misere|de la misere)s? a respirer|respire (?:plus|pas|mal|pu)
    |(?:s'|m')?etouffe(?:r|nt)?|choking|turning blue|(?:devient|vire) bleue?`,
];

const heart = [
  source`
    (?!mal (?:de|au) coeur)(?:douleurs?|mal|pain|pression|pressure|serrement|tightness|heaviness|lourdeur)
    (?: [a-z]+){0,2}? (?:
      thoracique|(?:a|dans|in|au|at|on)? ?(?:la |le |my |ma |mon |the |l')?(?:poitrine|chest|coeur|thorax)
    )|chest (?:pains?|hurts|tightness|pressure)|douleurs? thoraciques?
    |(?:poitrine|chest) (?:me )?(?:serre|hurts?|is killing)`,
  source`
    (?:visage|face|bras|arm|bouche|mouth|jambe|leg|cote|side|sourire|smile)s? (?:[a-z]+ ){0,3}?(?:
      engourdi\w*|paralys\w+|droop\w*|numb|croche|tingling|affaissee?|tombe d'un bord
    )|engourdi\w* (?:du|dans le|au|d'un) (?:bras|visage|cote)|numb (?:arm|face|leg|side)|slurr(?:ed|ing)
    |(?:parle|speech|speaking) (?:tout )?(?:mele|croche|garbled|makes no sense)
    |(?:one|right|left) side (?:is |of \w+ )?(?:\w+ )?(?:weak|numb|paralyzed)`,
];

const sensation = [
  source`
    (?:sens|sent|sentir) (?:plus|pus|pu|pas) (?:mes|ses|la|le|mon|ma|sa|son) (?:
      jambes?|bras|pieds?|mains?|corps
    )|(?:can't|cannot|cant|don't|can no longer) feel (?:my|his|her) (?:legs?|arms?|feet|foot|hands?|face|body)
    |(?:sudden(?:ly)?|lost|losing|loss of|perdu|perds|perte de) (?:
    (?!lunettes|verres|examens?|tests?|photos?|glasses)[a-z']+ ){0,4}?(?:vision|sight|vue|eyesight)
    (?! (?:test|exam|insurance|plan|coverage|card|care|benefit|sur|of|qui))
    |(?:aveugle|blind) (?:d'un coup|all of a sudden|suddenly)|worst headache (?:of|in)|pire mal de tete`,
];

const ALL_AT_ONCE = source`
  (?:
    d'un coup|d'un seul coup|tout a coup|tout d'un coup|soudain\w*|subit\w*|all of a sudden|suddenly
    |out of nowhere|overnight
    |(?:depuis|since) (?:ce matin|a matin|hier|tantot|cette nuit|this morning|yesterday|last night)
  )`;
const NO_HEARING = source`
  (?:
    (?:n'|ne )?entends?(?: [a-z']+){0,1}? (?:plus|pus?) (?:rien|de l'oreille|d'une oreille|du (?:cote|bord))
    |(?:n'|ne )?entends? (?:plus|pus?) (?:rien )?(?:de l'oreille|d'une oreille|du cote)
    |(?:can't|cannot|cant|can no longer|couldn't) hear (?:(?:anything|a thing|at all) )?(?:out of|from|in|on) (?:
      my|her|his|one|the
    )(?: (?:left|right))? (?:ear|side)|(?:lost|losing) (?:all )?(?:my|her|his|the)? ?hearing
    |perdu (?:l'ouie|l'audition)|deaf|sourde?
  )`;

/** Deafness from one hour to the next is treated within days, or not at all. */
const hearing = [
  source`
    ${NO_HEARING}[^!?]{0,60}?\b${ALL_AT_ONCE}|${ALL_AT_ONCE}[^!?]{0,60}?\b${NO_HEARING}
    |sudden (?:hearing loss|deafness)|surdite (?:subite|soudaine)`,
];

const spine = [
  source`
    (?:one|right|left|whole) side(?: [a-z]+){0,4} (?:numb|weak|paralyzed|tingling)
    |cote (?:gauche|droit)(?: [a-z]+){0,4} (?:engourdi\w*|paralyse\w*|mou)
    |(?:can't|cannot|cant|can no longer|unable to) move (?:my|his|her|the|one) (?:
      arm|leg|left|right|face|side|whole
    )s?|(?:bouge|bouger) (?:plus|pus|pu) (?:mon|ma|le|la|son|sa|mes|ses) (?:bras|jambes?|cote|visage)
    |(?:lost|losing|loss of|perdu le) (?:control of |controle de )?(?:my |his |her |ma |mes )?
    (?:bladder|bowels?|vessie|selles)(?: control)?`,
];

const wounds = [
  source`
    (?:saigne(?:nt|r)?|bleed(?:s|ing)?)(?! (?:de la |des |du |de ses |of the |from the )?(?:gencives?|gums?))
    (?:
      .{0,20}(?:beaucoup|a lot|heavily|pas|stop|arrete|everywhere|partout|badly|gushing|profusely)|\W*$
    )
    |(?:bleeding|bleeds|saigne) (?:from|de|du) (?:the |his |her |my |la |sa |ma |le |son |mon )?(?:
      head|tete|neck|cou|throat|gorge|eyes?|oeil|ears?|oreilles?
    )|(?:won't|n'arrete pas de|arrete pas de|doesn't|not) (?:stop )?(?:bleed\w*|saigner)|hemorrag\w+
    |perd(?:s|u)? (?:beaucoup de|du) sang|blood (?:is )?(?:everywhere|gushing|pouring)|du sang partout
    |(?:vomi\w*|throwing up|coughing up|crache\w*|tousse) (?:du )?(?:sang|blood)`,
  source`
    (?:cut|sliced|chopped|lost|severed) (?:off )?(?:my|his|her|a|the|two|part of (?:my|his|her)) (?:
      finger|fingers|thumb|hand|toe|arm|foot
    )(?! nail)(?: (?:off|clean))?
    |(?:coupe|sectionne|arrache|perdu) (?:un |le |mon |son |deux )?(?:doigts?|pouce|orteils?|mains?)
    (?! (?:de|d'))|coupee? (?:tres )?profond\w*|deep (?:cut|gash|wound)|stab(?:bed|bing)|gun ?shot
    |(?:got|been|was) shot|poignard\w+
    |(?:os|bone)s? (?:[a-z']+ ){0,3}?(?:sort|depasse|sticking|showing|coming out|visible|poking)|open fracture
    |fracture ouverte`,
  source`
    (?:hip|leg|neck|back|skull|spine|hanche|jambe|cou|crane|colonne|dos|bassin) (?:[a-z]+ ){0,2}?
    (?:is |est |looks |semble )?(?:broken|brisee?|cassee?|fracturee?)
    |(?:can't|cannot|cant|unable to|est (?:pas|plus|pu) capable de|peut (?:pas|plus|pu)|arrive (?:pas|plus) a) (?:
    se )?(?:get up|stand up|move|relever|lever debout)(?= *(?:$|[.,!?]))
    |(?:knocked out|lost) (?:my|his|her|a|two) (?:front )?(?:tooth|teeth)
    |(?:tooth|teeth|dents?) (?:[a-z']+ ){0,3}?(?:knocked out|arrachees?|tombee? (?:apres|suite|dans un))`,
];

const headInjury = [
  source`
    (?:head|brain|skull) (?:injury|trauma)|concussion (?:symptoms|and)
    |(?:cogne|frappe|hit|bang(?:ed)?|smack(?:ed)?|fell on|tombee? sur)(?: [a-z']+){0,3} (?:tete|head)
    (?=.{0,60}(?:vomi|dizz|etourd|confus|mele|sang|blood|bleed|saigne|unconscious|out|endormi|sleepy|knocked))`,
];

const poison = [
  source`
    poison(?:ed|ing)|empoisonn\w*|intoxique\w*
    |(?:aval\w+|bu|bois|mange|swallow(?:ed|s)?|drank|ate|ingest\w*|drunk)(?: [a-z'0-9]+){0,4} (?:
      javel|bleach|batteries|battery|batteries|pile(?: bouton)?|magnets?|aimants?|antigel|antifreeze|detergent
      |savon a vaisselle|lessive|tide pods?|pills|pilules|medicaments|comprimes|medication|chemicals?
      |produits? chimiques?|poison|drano|acid(?:e)?|thinner|gasoline|essence|coins?
    )
    |(?:took|taken|swallowed|pris|avale) (?:[a-z]+ )?(?:
      too many|a whole bottle|a bunch of|all (?:my|the)|trop de|toute (?:la|une) bouteille|plein de
    ) (?:pills|pilules|tylenol|advil|medicaments|comprimes|medication|meds|de pilules|of pills)?`,
];

const ANIMAL = source`
  (?:
    dogs?|puppy|pup|cats?|kitten|kitty|rabbit|bunny|pet|chiens?|chiots?|chats?|chatons?|minou|pitou|toutou
    |lapins?|animal|ferret|furet
  )`;

const animals = [
  source`
    ${ANIMAL}(?: [a-z']+){0,4} (?:
      ate|eaten|eat|swallowed|licked|drank|got into|mange[rz]?|avale|bouffe[rz]?|leche|bu
    )(?: [a-z']+){0,7} (?:
      chocolat\w*|raisins?|grapes?|xylitol|onions?|oignons?|rat poison|mort aux rats|antifreeze|antigel|gum
      |gomme|marijuana|weed|pot|cannabis|lis|lily|lilies|ibuprofene?|advil|tylenol
    )`,
  source`
    (?:hit|run over|struck|frappe(?:e|r)?|ecrase(?:e|r)?|heurte(?:e|r)?|renverse(?:e|r)?)(?: par| by)? (?:
    a |an |un |une |le |the )?(?:car|truck|char|auto|voiture|camion|bus|pickup|snowplow|charrue)`,
  source`
    ${ANIMAL}(?: [a-z']+){0,4} (?:won't stop|can't stop|keeps|arrete pas de|n'arrete pas de) (?:
      seizing|convuls\w+|shaking|trembl\w+
    )`,
];

/** It is an animal that is in danger. */
export const OF_ANIMAL = new RegExp(
  `\\b(?:my|our|the|mon|ma|notre|le|la|un|une|a)(?: [a-z]+)? ${ANIMAL}(?![a-z])`,
);

const allergy = [
  source`
    (?:visage|face|gorge|throat|langue|tongue|levres?|lips?|yeux|eyes?|babines?)(?: [a-z]+){0,4}? (?:
    is |are |est |sont |qui )?(?:enfle\w*|gonfle\w*|swelling|swollen|swells|swelled|puff\w*|closing(?: up)?)
    |(?:gorge|throat) (?:qui |me |is )?(?:enfle|gonfle|serre|swelling|closing|tight)
    |(?:reaction allergique|allergic reaction|choc anaphylactique)`,
];

const birth = [
  source`
    (?:my |her |the )?water(?:s)? (?:just )?broke|perdu (?:mes|ses|les) eaux
    |contractions (?:every|aux|toutes|are|sont|\d)|(?:i'm|im|is|she's) (?:in labou?r|miscarrying)
    |fausse couche|miscarriage`,
];

const otherwise = [
  source`
    (?:enceinte|pregnant).{0,40}\b(?:saigne|saignements?|bleed\w*|sang|blood)
    |(?:saigne|saignements?|bleed\w*).{0,40}\b(?:enceinte|pregnant)|hypoglycemi\w+
    |blood sugar (?:is )?(?:crash\w*|dropping|too low|super low|really low)|electrocut\w+
    |(?:3rd|third|2nd|second)[- ]degree burns?|brulures? (?:grave|au (?:2|3|deuxieme|troisieme)e? degre)
    |(?:almost |nearly )?drown(?:ed|ing)|noyade
    |(?:neck|nuque|cou).{0,30}\b(?:high fever|grosse fievre|forte fievre)`,
];

const INFECTED = '(?:pus|infect(?:e|ee|ed|ion)|enfle(?:e|es)?|swollen|oozing|suinte)';
const FEVER = '(?:fievre|fever|frissons|chills)';

const infection = [`${INFECTED}\\b[^!?]{0,60}\\b${FEVER}|${FEVER}\\b[^!?]{0,60}\\b${INFECTED}`];

const VESSEL = source`
  (?:
    pipes?|tuyaux?|conduites?|(?:hot )?water (?:tank|line|main)|tank(?: a (?:eau|leau)(?: chaude)?)?|reservoir
    |chauffe[- ]?eau|water heater|boiler|valve|raccord|fitting
  )`;
const HAS_BURST = source`
  (?:
    burst(?:ed)?|blew|blown|split open|gave way|pete|peter|eclate|saute|fendu|lache|lacher|creve|explose
    |exploded?
  )`;
const ROOM = source`
  (?:
    basement|sous[- ]sol|cave|kitchen|cuisine|bathroom|salle de bain|house|maison|garage|salon|living room
    |floor|plancher
  )`;
/** Water that stands now; not what comes each spring. */
const NOT_EACH_YEAR = source`
  (?!
    [^.!?]{0,40}\b(?:
      chaque|every|each|quand il pleut|when it rains|printemps|spring|l'an|last|parfois|sometimes
    )\b
  )`;

const NO_HEAT = source`
  (?:
    heat(?:ing)?(?:'s| is|s)? (?:out|off|down|dead|gone)
    |(?:furnace|boiler|fournaise|chauffage) (?:is |est |a |just )?(?:
      out|dead|died|quit|morte?|lachee?|brisee?|marche p(?:lus?|us?|as)
    )|(?:plus|pus?|pas) de chauffage|no heat
  )`;
const IN_THE_COLD = source`
  (?:
    new ?born|baby|bebe|nouveau[- ]ne|elderly|(?:grand-?)?(?:mother|mere)
    |\d{1,2} ?(?:degrees?|degres?)? ?(?:in|dans) (?:(?:the|la|le) )?(?:house|apartment|maison|logement)
    |freezing in here|on gele
  )`;

/** What floods while it is told; a drip, or water that was there last year, is a service like others. */
const damage = [
  `${NO_HEAT}\\b[^?]{0,80}\\b${IN_THE_COLD}|${IN_THE_COLD}\\b[^?]{0,80}\\b${NO_HEAT}`,
  source`
    ${VESSEL}(?: [a-z']+){0,4}? (?:has |have |a |ont |est |s'est |vient (?:juste )?(?:de |d')|just |vient d')
    ${HAS_BURST}|${VESSEL}(?: [a-z']+){0,3}? (?:burst|exploded)`,
  source`
    (?:(?:inches|pieds?|pouces|feet|foot|cm) (?:of |d')|full of |plein(?:e)? (?:de |d')|rempli(?:e)? d')
    (?:l')?(?:water|eau)\b(?=[^.!?]{0,30}${ROOM})
    |${ROOM} (?:is |est )?(?:full of water|pleine? d'eau|sous l'eau|under ?water)`,
  source`
    (?:there's|there is|i have|i've got|we have|got|j'ai|y a|ya|il y a) (?:de l'|plein d'|some |a lot of )?
    (?:water|eau) (?:in|on|dans|sur) (?:the|my|our|le|la|mon|ma|notre) ${ROOM}${NOT_EACH_YEAR}`,
  source`
    (?:sewage|sewers?|egouts?)(?: [a-z']+){0,3}? (?:
      back(?:ing|ed)? up|coming up|refoul\w+|remont\w+|debord\w+|overflow\w+
    )`,
  "(?:coule|pisse|sort|revole) a flots?|(?:water|l?eau)(?: [a-z']+){0,3}? (?:spraying|shooting|gicle|revole)",
  source`
    (?:water|l?eau)(?: [a-z']+){0,3}? (?:
      all over|everywhere|partout
      |plein (?:le|la|mon|ma) (?:plancher|sous[- ]sol|cave|cuisine|maison|salle de bain)
    )
    |(?:
      pouring|gushing|pisse|coule|raining|water (?:is )?(?:coming|dripping|leaking|running)
      |eau (?:qui )?(?:sort|descend|tombe)
    )(?: [a-z']+){0,4}? (?:ceiling|plafond)|burst pipe
    |(?:basement|sous-sol|cave|kitchen|cuisine|bathroom|house|maison)(?: [a-z']+){0,2}? (?:
      flooding|s'inonde|est inondee?|is flooded|se remplit
    )|(?:ca|tout) inonde|(?:can't|cannot|cant|wont|won't) (?:stop|shut off|turn off) the water
    |(?:capable d'|peux pas |reussis? pas a )(?:arreter|fermer) l'eau`,
];

/** Whether it is a house that suffers, and nobody in it. */
export const OF_PROPERTY = new RegExp(`(?<![a-z])(?:${damage.join('|')})(?![a-z])`);

const fever = [
  source`
    (?:bebe|baby|newborn|nourrisson|infant|nouveau-ne|toddler)
    (?=.{0,50}(?:fievre|fever|39|40|10[2-5]|convuls|mou\b|limp|letharg))
    |(?:fievre|fever|temperature)(?: [a-z]+){0,3} (?:39[.,]5|4[012]|10[4-6])(?!\d)
    |(?:stiff neck|raideur (?:a |de |dans )?(?:la |le )?(?:nuque|cou))(?=.{0,40}(?:fievre|fever))
    |(?:machoire|jaw|visage|face|joue|cheek)(?: [a-z]+){0,3} (?:enfle\w*|swollen)(?=.{0,40}(?:fievre|fever))`,
];

/** Nothing else shares a thought with them: an eye shadow, a glass eye and contact lenses are none. */
const AN_EYE = source`
  (?:my|her|his|the|one|an|our|both|this|la|le|mon|ma|mes|l'|les|son|ses|un|une|cet|d'un|de l'|des)
  (?: (?:left|right|bad|good|whole|other))? ?(?:eye|eyes|oeil|yeux|vision|eyesight|sight|vue|champ de vision)
  (?! (?:sur|of|exam|test))`;
const HARMFUL = source`
  (?:
    produits?|products?|colou?r|dye|teinture|coloration|bleach|javel|chemicals?|acide?s?|colle|(?:super )?glue
    |peroxyde|peroxide|cleaner|nettoyant|degraisseur|degreaser|detergent|solvants?|solvent|thinner
    |ammonia(?:c|que)?|gasoline|essence|antigel|antifreeze|coolant|lave-glace|washer fluid|battery fluid|chaux
    |lime|ciment|cement|drano|pepper spray|poivre de cayenne
  )`;

const eyes = [
  source`
    ${HARMFUL}(?: [a-z']+){0,6}? (?:in|dans|into|on) ${AN_EYE}
    |(?:produit|product|teinture|dye|bleach)(?: [a-z']+){0,5}? (?:brule|burns?|burning)(?: [a-z']+){0,2} (?:
      yeux|oeil|eyes?
    )`,
  source`
    (?:curtain|veil|rideau|voile)(?: [a-z']+){0,8}? ${AN_EYE}
    |(?:shadow|darkness|ombre|tache noire)(?: [a-z']+){0,6}? (?:in|over|across|covering|into|dans|sur|devant) ${AN_EYE}`,
  source`
    (?:see|seeing|seen|saw|vois|voit|voir|getting|have)(?: [a-z']+){0,3}? (?:
      flash(?:e?s)? of light|flashes|eclairs|flashs
    )
    |(?:flash(?:e?s)?|eclairs?)(?: [a-z']+){0,4}? (?:
      (?:in|dans) ${AN_EYE}|floaters|mouches|corps flottants|points noirs
    )|(?:floaters|mouches volantes|corps flottants|points noirs)(?: [a-z']+){0,4}? (?:flash(?:e?s)?|eclairs)`,
  source`
    (?:can't|cannot|cant|can not|can no longer|couldn't) see(?: (?:anything|a thing|well|much|at all))?
    (?: anymore)? (?:out of|from|with|through|in) (?:my|her|his|one|the)(?: (?:left|right))? eye
    |(?:vois|voit|voyais) (?:(?:presque|quasi(?:ment)?) )?(?:plus|pus?)(?: (?:rien|bien|clair))?(?: pantoute)? (?:
      de|du|avec|d'
    ) ?(?:l'|mon|son|un|une)? ?(?:oeil|yeux)|(?:gone|went|going|go) blind (?:in|on)
    |(?:vision|sight|vue)(?: [a-z']+){0,3}? (?:dark|black|blurry|double|noire?|embrouillee|baisse|partie)
    (?: [a-z']+){0,2}? (?:suddenly|all of a sudden|overnight|d'un coup|soudain\w*)|(?:vision|sight) suddenly
    |(?:vue|vision) (?:a |s'est )?(?:baisse|disparu|brouillee?|embrouillee?)(?: [a-z']+){0,2}? (?:
      d'un coup|soudain\w*|tout a coup
    )`,
  source`
    (?:metal|steel|glass|wood|nail|splinter|eclat|echarde|limaille|hamecon|fish ?hook|clou|shards?|sliver)
    (?: [a-z']+){0,4}? (?:in|into|dans|stuck in) ${AN_EYE}(?! (?:exam|test))`,
];

const fire = [
  source`
    (?:est|is|pris|prend|en|on|caught|catching|there's a|y a (?:le|un)) (?:en )?(?:feu|fire)
    (?! ?(?:alarm|place))|house fire|car fire
    |(?:(?:des|les|y ?a d(?:es|e la)|there's|theres|there is|there are|of|voit des|see) )?(?:flam(?:m)?es?)\b
    (?! (?:tattoo|design|retardant))
    |(?:engine|motor|moteur|hood|capot|car|truck|char|auto|voiture|oven|four|prise|outlet)(?: [a-z']+){0,3} (?:
    is |are )?(?:smok(?:es|ing)|fume|boucane|brule|burning)
    |(?:smoke|fumee|boucane)(?: [a-z']+){0,4} (?:hood|engine|motor|moteur|capot|dash|wall|murs?)
    |(?:sen[st]|pue)(?: [a-z']+){0,3} (?:le |du )?(?:gaz|propane)
    (?= .{0,30}\b(?:
        maison|logement|appart\w*|condo|duplex|triplex|sous-sol|cuisine|bloc|immeuble|ici|visite|propriete
        |chalet|plex
      )\b
    )|(?:fuite|odeur|leak|smell\w*)(?: \w+){0,2} (?:de |of )?(?:gaz|gas)(?! (?:tank|station))
    |gas (?:leak|smell)|carbon monoxide|monoxyde
    |(?:brakes?|freins?) (?:[a-z']+ ){0,3}?(?:
      gave out|failed|failing|lachent|lache|ne repondent plus|repondent plus
    )(?=.{0,40}(?:highway|autoroute|driving|conduis|route|pont|bridge))`,
  "i'm dying|je (?:vais mourir|meurs)\\b|enfant (?:est )?(?:inconscient|ne respire)",
];

export const EMERGENCY = patternsOf(
  [
    ...[
      called,
      selfHarm,
      consciousness,
      breathing,
      heart,
      sensation,
      spine,
      wounds,
      headInjury,
      poison,
      animals,
    ],
    ...[hearing, allergy, birth, otherwise, infection, fever, eyes, fire, damage],
  ].flat(),
);

/** "I passed out last week, my doctor wants an exam": over, unless it goes on. */
export const OF_LATE = pattern`
  (?<!\b(?:since|depuis|depuis que) )\b(?:
    last (?:week|month)|(?:a|two|three|\d) weeks? ago|la semaine (?:passee|derniere)|le mois (?:passe|dernier)
    |il y a (?:une|deux|trois|\d) semaines?
  )\b`;
export const GOES_ON = pattern`
  \b(?:
    now|still|keeps?|again|since|ever since|today|tonight|maintenant|encore|toujours|depuis|aujourd'hui
    |ce matin|this morning
  )\b`;

/** "I had a heart attack two years ago": what is told of the past needs nobody now. */
export const LONG_AGO = pattern`
  \b(?:
    (?:one|two|three|four|five|ten|\d+|a few|few|many|several) (?:months|years|yrs) ago
    |last (?:year|summer|winter|fall|spring)|years ago|l'an (?:passe|dernier)|l'annee (?:passee|derniere)
    |l'(?:ete|hiver|automne) (?:passe|dernier)
    |il y a (?:\d+|un|deux|trois|quatre|cinq|dix|quelques|plusieurs|des) (?:ans?|annees?|mois)
    |ya (?:\d+|deux|trois) ans|(?:in|en) (?:19|20)\d\d|when i was|quand j'etais|history of|antecedents?
    |deja (?:fait|eu)|(?:since|depuis) (?:birth|childhood|i was|toujours|la naissance|que je suis)
    |de naissance
  )\b`;
