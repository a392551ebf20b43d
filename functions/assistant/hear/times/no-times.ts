import { globalPattern, source } from '../../patterns.ts';
import { NUMBER } from '../numbers.ts';
import type { Pattern } from '../text.ts';

/** What makes a number an hour, a length, a price or a count of something, and no age. */
const NO_AGE = source`
  (?!
    [a-z0-9]|[:/.,-]\d
    |\s?(?:
      h|hrs?|heures?|hours?|am|pm|a\.m|p\.m|o'?clock|min\w*|jours?|days?|nights?|nuits?|personnes?|people
      |persons?|fois|times|\$|%|dollars?|pieds?|feet|km|places?|st|nd|rd|th|o\.c
    )(?![a-z])
  )`;
const AGE = `(?!an?\\b|une?\\b)(?:${NUMBER})(?![a-z0-9])`;
/** An age that no clock in twelve hours tells. */
const AGE_PAST_NOON = '(?:1[3-9]|[2-9]\\d|1[01]\\d)';
const KIN = source`
  (?:
    mother|mom|mum|father|dad|son|daughter|kid|child|boy|girl|baby|wife|husband|brother|sister|nephew|niece
    |grand-?(?:mother|father|ma|pa|son|daughter)|aunt|uncle|friend|mere|pere|maman|papa|fils|fille|gars|enfant
    |bebe|mari|femme|blonde|chum|frere|soeur|neveu|niece|oncle|tante|grand-(?:mere|pere)
    |petite?-(?:fils|fille)|ado|teen|youngest|oldest|plus (?:vieux|vieille|jeune)|p'?tite?|petite?
  )`;
const NEARLY = source`
  (?:
    (?:
      only|just|about|almost|nearly|already|around|now|still|barely|over|like|soon|deja|presque|juste
      |seulement|environ|bientot|a peine|quasiment|passe|genre
  ) )*`;
const WHO = `(?:she|he|who|(?:my|our|his|her|their|the) (?:[a-z]+ )?${KIN})`;
const QUI = `(?:il|elle|qui|(?:mon|ma|son|sa|notre|le|la) (?:[a-z]+ )?${KIN})`;
const OLD =
  '[- ]?(?:years?|yrs?|y|months?|mos?|weeks?|wks?)[- ]?(?:olds?|of age)|[- ]?(?:yo|y\\/o|ans)(?![a-z])';

/** How old somebody is: "she's at 19", "turning 30", « il va avoir 14 ». */
const AGES = [
  `${WHO}(?:'s| is|s| was|'ll be| will be|'s gonna be| is going to be) ${NEARLY}${AGE}${NO_AGE}`,
  `${WHO}(?:'s| is|s) (?:now |already )?at ${AGE_PAST_NOON}${NO_AGE}`,
  source`
    (?:how|what) ?(?:they|he|she|(?:(?:my|our|the|those|these) )?(?:kids?|boys?|girls?|teens?|teenagers?|guys|${KIN})|·+)
    (?:'re|'s| are| is| get| can be| can get)?(?: like| all)? at (?:${AGE}|age ${AGE})${NO_AGE}`,
  source`
    comment (?:ca |y |ils |elles |il |elle |(?:les|nos|mes|mon|ma) (?:ados?|jeunes?|gars|filles?|garcons?|enfants?) )?
    (?:sont|est|c'est|devient|deviennent) a (?:${AGE})(?! ?ans)${NO_AGE}`,
  source`
    (?:i'm|im|i am|chu|je suis rendue? a|chu rendue? a) (?:now |already |deja )?(?:at |a )?(?:[2-9]\d|1[01]\d)
    ${NO_AGE}`,
  source`
    (?:turn(?:s|ed|ing)?|going on|pushing|aged?(?: de)?|age of|l'age de|(?:feter|fete|fetes) (?:ses|mes)) ${NEARLY}
    ${AGE}${NO_AGE}`,
  `(?:il|elle) (?:a|aura|avait) ${NEARLY}${AGE}(?! (?:et|pis|and) (?:moi|lui|elle)\\b)${NO_AGE}`,
  source`
    (?:(?:${QUI}|j') ?)?(?:va|vais|vas|vient|viens|j'vais) (?:tout juste )?(?:d'|juste d')?avoir ${NEARLY}
    ${AGE}${NO_AGE}`,
  source`
    (?:(?:a|de|des|entre|at|for|pour|ages?|between) )?${AGE}
    (?:(?:,| et| ou| pis| a| and| or| to|-) ?${AGE}){0,3}(?:${OLD})`,
];

/** Illness and its stages, and what lasts years: "early Alzheimer's", "late stage". */
const COURSE = source`
  (?:[a-z]+ )?(?:
    [a-z]+(?:'s|sis|itis|emia|oma|pathy|phobia)|dementia|parkinsons?|alzheimers?|onset|stages?|signs?
    |symptoms?|pregnan\w*|menopause|childhood|retirement|retiree|diabetes|cancer|career|learning|education
    |(?:twen|thir|for|fif|six|seven|eigh|nine)ties|\d0'?s|warnings?|detection|arthritis|cataracts?|glaucoma
    |labou?r|release|years
  )`;
const WITH_PART = source`
  (?:
    sickness|breath|routines?|sweats?|gowns?|dress(?:es)?|wear|shifts?|guards?|owl|school|coffee|terrors?
    |shirts?|creams?|splints?|glasses|vision|blind(?:ness)?|nurse|stiffness|pills?|meds?|medications?|stand
    |bus|bags?|feeds?|feedings?|workers?|jobs?|clubs?|makeup|mist|primrose|cap|brace
  )`;
const WITH_WEEKEND =
  '(?:trips?|getaways?|bags?|warriors?|jobs?|cottages?|house|chalet|dad|mom|parents?|custody)';
const OF_EVENING = source`
  (?:
    contrats?|emplois?|garderies?|camps?|centres?|hopita(?:l|ux)|robes?|tenues?|sacs?|souliers?|talons
    |chignons?|coiffures?|maquillages?|ecole|cours|quarts?|chiffres?|shifts?|plaques?|cremes?|lunettes?|job
    |travail|equipe|infirmi\w+|nausees?|raideurs?|routines?|malaises?|haleine|toux|sueurs?|vision|terreurs?
    |gardes?|gardien(?:ne)?|pilules?|sorties?|bus|menage
  )`;
const OF_WEEKEND =
  '(?:sorties?|escapades?|voyages?|chalets?|projets?|sacs?|jobs?|gardes?|parents?|papa|maman|pere)';
/** What one has again and again, and no time that is wished: "it hurts at night", « je grince des dents la nuit ». */
const SUFFERS = source`
  (?:
    hurts?|hurting|aches?|aching|grinds?|grinding|snores?|snoring|sweats?|coughs?|coughing|itch(?:es|y|ing)?
    |sore|stiff|worse|worst|painful|bleeds?|throbs?|throbbing|swells?|wakes? (?:me )?up|can't sleep|cant sleep
    |pains?|mal|grince|ronfle|tousse|pire|raides?|gratte|elance|reveille|dors (?:pas|mal)|dort (?:pas|mal)
    |douleurs?|saigne
  )(?: (?!
      can\b|could\b|may\b|i\b|i'd\b|je\b|need|want|come|coming|so\b|please|pls|svp|faque|donc|pouvez|peux
      |est-ce|avez|any|book|venir|passer|voudrais|aimerais|rendez|rdv|appointment|you\b|vous\b|free|open
    )[a-z']+
  ){0,4}?`;
const AGAIN = source`
  (?:
    at night|in the (?:mornings?|evenings?|afternoons?)|(?:every|each) (?:morning|night|evening)
    |(?:le|les|chaque|tous les) (?:matin|soir)s?|la nuit|les nuits|toutes les nuits|l'apres-midi|au reveil
  )`;

/** Sayings with a day in them: « la semaine des quatre jeudis » is never. */
export const SAYINGS = globalPattern`
  \b(?:
    (?:(?:a|dans|jusqu'a) )?(?:la )?semaine des (?:quatre|4) jeudis|(?:in )?a month of sundays|black fridays?
    |vendredi fou|thank god it's friday|tgif|sunday best|(?:in|into|from|out of) the sun(?:shine)?|mercredi des cendres
  )(?![a-z])`;

const UNIT = '(?:day|hour|night|week|month|year|jour|heure|nuit|semaine|mois|annee)';
/** How often somebody would come is no rate: "twice a week", « un rendez-vous par mois ». */
const VISITS = source`
  (?:
    fois|jours?|journees?|visites?|seances?|rendez-vous|rdvs?|cours|once|twice|times?|days?|visits?|sessions?
    |lessons?
  )`;
const ENDS_THERE = '(?= *(?:$|[.,;!?)]|(?:so|and|but|because|since|et|pis|donc|mais|faque)(?![a-z])))';
/** How much of something there is, or what is done the whole time: « une chaudière par jour », "two coffees a day". */
const RATES = [
  `(?<!\\b${VISITS} )(?:par|per) ${UNIT}`,
  source`
    (?<!\b(?:need|want|like|book) )(?:an?|half an?|several|many|(?:a )?(?:few|couple(?: of)?)|${NUMBER}) (?:
    (?!${VISITS} )[a-z-]+ ){1,4}?(?:a|each) ${UNIT}${ENDS_THERE}`,
  '(?<!\\b(?:free|available|off|open) )by (?:day|night)',
  '(?:9|nine)[- ](?:to|a)[- ](?:5|five) (?:job|gig)|(?:job|emploi) (?:de )?9 (?:a|to) 5',
  'jour et nuit|nuit et jour|day and night|night and day|24 ?h(?:eures)? sur 24|24 ?/ ?7',
];

/** "Around 1200 per month", « 1 200 $ par mois »: an amount, whatever stands before it. */
const AMOUNTS = [
  source`
    (?:(?:around|about|environ|vers|at|a|for|pour|under|max) )?\$?(?:\d{3,}|\d{1,3}[ ,.]\d{3}|\d+(?= ?\$)) ?
    (?:\$|dollars?|piasses?|bucks)? ?(?:par|per|a|each|/) ?${UNIT}(?! from)`,
  // Rooms of a flat, as they are told in Quebec.
  '[1-9] 1/2(?! ?h)',
];

const SOME_HOURS = source`
  (?:
    \d{1,2} ?(?:h|heures?|hrs?)(?: ?[0-5]\d)?
    |(?:une|deux|trois|quatre|cinq|six|sept|huit) heures?(?: et (?:demie?|quart))?
  )`;
const ABOUT_AS_LONG = source`
  (?: (?:
      environ|a peu pres|genre|juste|bien|vraiment|au moins|a peine|autour d[e']|plus qu[e']|plus d[e']
      |moins d[e']|moins qu[e']|combien,|tu|ti
    )
  )*`;
const LONG = source`
  (?:ben |bien |vraiment |pas mal |assez |un peu |tres |trop |beaucoup )*(?:long(?:ue)?|court|beaucoup|trop(?! t(?:ot|ard)))`;
/** How long something takes, where the same words tell an hour of the clock: « ça prend une heure ? ». */
const LENGTHS = [
  source`
    (?<!\b(?:je|j|on|nous|vous|tu|vais|vas|va pour) )(?:
      prend(?:ra|rait|rais)?|prennent|dure(?:nt|ra|rait)?|(?:va|vont|devrait|peut|faut) (?:prendre|durer|compter)
    )(?:[- ]t?[- ]?(?:il|elle|tu|ti))?${ABOUT_AS_LONG} ?${SOME_HOURS}`,
  `(?:ca|sa|y|il|elle) (?:me |te |nous )?prends${ABOUT_AS_LONG} ?${SOME_HOURS}`,
  `${SOME_HOURS},? (?:c'est|c|ca fait|ca serait|est) ${LONG}`,
  source`
    (?:est-ce que )?(?:c'est|ca fait) (?:vraiment|juste|seulement|rien qu[e']) ?(?:une|deux|trois|[1-4]) ?
    h(?:eures?)?`,
  // « Pas prendre 3 h », « pas de bon sens, 3 h », « une heure entre chaque ».
  source`
    (?:pas|sans|de|jamais) (?:y |me |nous )?(?:prendre|passer|attendre|rester|perdre)${ABOUT_AS_LONG} ?${SOME_HOURS}`,
  source`
    (?:pas d(?:e |')?(?:bon )?(?:sens|allure)|exagere|niaiseux|abuse|ridicule|voyons|fou|jamais|c'est (?:ben )?trop)
    (?: ca)?[ ,:]*${SOME_HOURS}(?= ?(?:$|[.,!?]|la\b|pour\b|de\b))`,
  source`
    ${SOME_HOURS} (?:
      entre (?:chaque|chacun|les (?:deux|2|rendez|coupes)|(?:mes|nos|ses|leurs) |eux|elles|l[ea]s? ·)|d'attente|a attendre
      |a perdre|de perdue?s?|de suite|d'affilee|d'intervalle
    )`,
  '1/2 ?h(?:eures?)?',
  `${SOME_HOURS} (?:de|d') ?(?:route|char|voiture|auto|marche|distance|ouvrage|decalage|plus|moins)`,
  `${SOME_HOURS} (?:en tout|au total|de long)|(?:pour|pendant|durant) une heure (?:seulement|max(?:imum)?)`,
];

/** By when somebody is to answer: "I want an answer by tonight", « rappelez-moi d'ici vendredi ». */
const ANSWERED_BY = source`
  (?:
    (?:an? |une? )?(?:answer|reply|response|call ?back|refund|explanation|reponse|explication|retour d'appel|remboursement)
    (?: (?!for|pour)[a-z']+){0,5}?
    |(?:hear (?:back )?from (?:you|someone|somebody|the [a-z]+)|(?:call|text|e-?mail|write|get back to) (?:me|us)(?: back)?
      |(?:rappel(?:ez|le)|appel(?:ez|le)|ecri(?:vez|s)|texte[rz]?|repond(?:ez|s))[- ]?(?:moi|nous))
  ) (?:by|before|no later than|d'ici|avant|au plus tard)(?: (?:the end of|la fin d[e']))? ?
  (?:tonight|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|this (?:evening|afternoon)
    |(?:the )?(?:end of )?(?:the )?day
    |ce soir|a ?soir|demain|(?:lun|mar|mercre|jeu|vendre|same)di|midi|la fin de (?:la )?journee|eod)`;

const SHIFT = '(?:on |de )?(?:nights|days|evenings|afternoons|nuit|jour|soir)';
const WEEK = '(?:this week|next week|cette semaine|la semaine prochaine)';

/** Words of time that belong to a thing, an illness or a habit. */
const OF_THINGS = [
  `early[- ](?:stage[- ])?${COURSE}`,
  `late[- ](?:stage|onset|term)(?: [a-z]+)?`,
  `(?:late )?(?:morning|afternoon|evening|night|day)[- ]?(?:time )?${WITH_PART}`,
  `(?:long )?week-?end ${WITH_WEEKEND}`,
  `${OF_EVENING} (?:de |du |d'|le |en )(?:la )?(?:soiree|soirs?|nuit|jour|matins?|apres-midi)`,
  `${OF_WEEKEND} (?:de |du |pour |de la |pour la |une )*(?:longue )?(?:fins? de semaine|weekend)`,
  source`
    (?:un |en |the )?debuts? d(?:e |'|u )(?!
      la |l'|du |cette |semaine|mois|journee|matin|apr|soir|pm|avant|annee|janv|fev|mars|avr|mai|juin|juil
      |aout|sept|oct|nov|dec
    )[a-z]+`,
  `${SUFFERS} ${AGAIN}`,
  `(?:(?:can't|cant|cannot|doesn't|barely) see|voi[st] (?:pas|mal|rien))(?: (?:well|much|bien|trop|very))* ${AGAIN}`,
  source`
    (?:christmas|x-?mas) (?:
      lights?|trees?|decorations?|cards?|cookies|sweaters?|shopping|bonus|minis?|photos?|pics?|portraits?|shoots?
    )`,
  '(?:lumieres?|sapins?|decorations?|cartes?|magasinage|biscuits|chandails?) de noel',
  // "Nights this week, days next week": somebody's shifts.
  `${SHIFT} ${WEEK}(?=,? (?:and |then |et |puis )?(?:${SHIFT}|off)(?![a-z]))`,
  `(?<=(?:${SHIFT}) ${WEEK},? (?:and |then |et |puis )?)${SHIFT} ${WEEK}`,
];

/** After or before a shift is a time all the same: "after my night shift". */
const BOUNDED =
  '(?<!\\b(?:after|before|apres|avant|until|from|jusqu) (?:my |the |mon |ma |le |la |un |une |a )?)';

/** Where somebody lives: « 12 rue des Lilas », "45 Main Street". */
const ADDRESSES = [
  '[1-9]\\d{0,4},? (?:rue|avenue|boul|boulevard|chemin|rang|montee|croissant|impasse) [a-z]+',
  '[1-9]\\d{0,4} (?!(?:on|at|or|and|to|for|by|from|near|this|next) )[a-z]+ ' +
    '(?:street|avenue|road|drive|lane|crescent|blvd|boulevard)',
];

/**
 * Words of time that tell when nothing is wished: how old somebody is, how much there is of something a day, what it
 * costs, how long it takes, and what a thing, an illness or a habit is called by.
 */
export const NO_TIMES: Pattern = [
  ...AGES,
  ...AMOUNTS,
  ...ADDRESSES,
  ...RATES,
  ...LENGTHS,
  ANSWERED_BY,
  ...OF_THINGS.map((words) => `${BOUNDED}(?:${words})`),
].map((words) => new RegExp(`(?<![a-z0-9'])(?:${words})(?![a-z0-9])`, 'g'));
