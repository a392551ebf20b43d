import { globalPattern, pattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { MOVED } from '../segments.ts';
import { matchesOf } from '../text.ts';

/** What may stand between somebody and what they did. */
const ADVERB = source`
  (?:(?:just|only|never|always|also|deja|jamais|toujours|encore|pas|plus|tout|bien|[a-z]+ly|[a-z]{3,}ment) )*`;

/** To say, to wish, to choose, to book: whoever did that speaks of the appointment, however long ago. */
const OF_APPOINTMENT_EN = source`
  (?:
    want|need|wish|hop|ask|decid|pick|book|reserv|schedul|cancell?|chang(?=ed (?:my mind|it|that|to))|lik|lov
    |preferr|tri|call|wonder|plann|limit|finish
  )ed`;
const DID = '(?:was|were|had|did|went|came|broke|hit|hurt|fell|lost|left|felt|bought|drove|gave)';
const DONE = '(?:been|had|done|gone|broken|lost|left|bought|given|grown)';
/** "I was thinking Tuesday", "I had an appointment": no story. */
const NO_STORY_EN = source`
  (?! (?:
      [a-z]+ing|gonna|told|free|available|supposed|an? (?:question|time|slot)
      |(?:(?:school|work|class|with (?:school|work|class)) )?(?:at|by|around) ?\d
    )
  )`;

const VERB_EN = `(?:(?!${OF_APPOINTMENT_EN})[a-z]{3,}(?<!e)ed|${DID})${NO_STORY_EN}`;

const ENGLISH = [
  '(?<=^\\W*|[,.!] )had (?:my|an?|the)',
  // "I need it trued" is what is wished.
  source`
    (?<!\b(?:needs?|want(?:s|ed)?|like|love|prefer|have|get|getting|see) )
    (?:i|we|he|she|they|it) ${ADVERB}(?:${VERB_EN}|used to)`,
  // "My beard trimmed" is what is wished: behind a thing only what is no participle tells of the past.
  source`
    (?:my|our|the|his|her|their|one of (?:my|the|our)) (?:
    (?!appointment|booking|best|only|time)[a-z0-9'-]+ ){1,3}?(?:
      was|were|broke|fell|came|went|gave|blew|began|took|died|had
    )${NO_STORY_EN}`,
  'got (?:my|a|an|the|our|his|her) (?:[a-z]+ ){1,3}?(?:done|put|cut|made|rung|hit|hurt|broken|stuck|[a-z]{3,}(?<!e)ed)',
];

/** What has been goes with no day: "Thursday, it's been a while" names one that is wished. */
const PERFECT = source`
  (?:i've|i have|we've|we have|they've|they have|has|he's|she's|it's) ${ADVERB}(?:
    (?<!'s )(?!${OF_APPOINTMENT_EN})[a-z]{3,}(?<!e)ed|${DONE}
  )${NO_STORY_EN}`;

const SAID_FR = source`
  (?:
    dit|demande|voulu|pense|choisi|reserve|pris|booke|cedule|decide|change(?= d'(?:idee|avis))|note|vu|appele
    |essaye|recu|prevu|trouve|fini|termine|prefere
  )e?s?`;
/** Words that may stand behind « j'ai » and are no participle. */
const NOUN_FR = source`
  (?:
    jusqu|une?|le|la|les|des|du|de|mon|ma|mes|ses|son|sa|nos|notre|leurs?|quelques?|autre|hockey|pas|rien
    |cause|cote|domicile|distance|bonne
    |besoin|envie|hate|conge|ecole|classe|dialyse|danse|quatre|[a-z]+ze|toute?|cette|juste|[a-z]+di|dimanche
    |pis|et|ou|aussi|trop|chaque|peu|cet?|votre
  )`;
/** « La remise à niveau », « à nouveau » are no participles. */
const PARTICIPLE = `(?!${NOUN_FR}(?![a-z]))(?![a-z]*eaux?(?![a-z]))(?!${SAID_FR}(?![a-z]))[a-z]+(?:ee?s?|ie?s?|it|ue?s?|ert|int)`;
const AUXILIARY = source`
  (?:
    j'?ai|jai
    |(?<!
      \b(?:
        leav(?:e|ing)|go(?:ing)?|am|are|is|be|been|off|was|were|com(?:e|ing)|book|head(?:ed|ing)?|work(?:ing)?
        |out|in|m|re|s
    ) )on a|nous avons|(?:il|elle|ils|elles) (?:a|ont)|(?:(?:m'|nous )(?:a|ont|avez))|l'a|l'ai
  )`;
const WAS_FR = source`
  (?:
    c'?etait|(?:j'|on |nous |il |elle |ils |elles )?(?:etai(?:s|t|ent)|avai(?:s|t|ent))
    |(?:je |j'|on |il |elle )(?:jou|fais|travaill|all|ven)ai[st]
  )`;
const NO_STORY_FR =
  '(?! (?:besoin|une? (?:question|place|trou)|pense|cens|possible|dispo|libre|de la place)(?![b-df-z]))';

/** « Le lundi à distance »: behind a time « à » is no « a ». */
const NO_TIME = source`
  (?<!\b(?:matin|soir|midi|[a-z]{2,5}di|dimanche|jour|journee|soiree|semaine|weekend|mois|prochaine?)s? )`;

const FRENCH = [
  `${AUXILIARY} ${ADVERB}${PARTICIPLE}`,
  `(?:(?:mon|ma|mes|nos|notre|le|la|les) |l')(?:[a-z'-]+ ){1,3}?${NO_TIME}(?:a|ont) ${ADVERB}${PARTICIPLE}`,
  source`
    (?:(?<!, )(?:je|on|nous|ils?|elles?|y|(?:mon|ma|mes|le|la|les) [a-z]+) )?
    (?:est|suis|sont|chu|jsuis) ${ADVERB}${MOVED}|(?:(?<!, )je )?(?:me suis|m'suis|s'est|se sont|s'etait) ${ADVERB}${PARTICIPLE}`,
  `(?<!\\b(?:si|s'|que|qu') ?(?:il y )?)${WAS_FR}${NO_STORY_FR}`,
];

export const DAY = source`
  (?:
    lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day|demain
    |tomorrow
  )`;
const PART_TOLD = '(?:night|morning|afternoon|evening|soir|matin|apres-midi|passee?|derniere?)';
/** Behind another thought a pause parts the two: "a cut Thursday, I fell off a ladder". */
const BEGUN = source`
  (?<=
    (?:^|[.!?;:]|\b(?:and|but|et|mais|pis)) ?(?:(?:so|bon|ben|well|hi|hello|hey|allo|bonjour|salut|ok|alors),? )*
    (?:(?:on|le|last|this|ce) )?[a-z]+(?: (?:the |le )?\d{1,2}[a-z]*)?(?: ${PART_TOLD})*
  )`;
/** The day that a story begins with. */
const THAT_DAY = source`
  (?:
    (?:on |le |last |this |ce )?(?:${DAY}|hier|yesterday)(?:,? (?:the |le )?\d{1,2}(?:st|nd|rd|th|er)?)?
    (?: ${PART_TOLD})*(?:${BEGUN},)?(?: )
  )?`;

/** What one does again and again: "who I see on Tuesdays", « j'ai mal tous les soirs ». */
const HABIT = source`
  (?:hurts?|aches?|souffre|mal (?:a|au|aux|dans))[a-z' ]{0,24}? (?:tous les|toutes les|chaque|every|each)
  |(?:que (?:je|j'|on|nous|il|elle) ?|(?:who|whom|that|which) (?:i|we|he|she) )
  (?:vois|voit|rencontre|sees?|meets?|visit)(?: (?:on|every|le|les|tous les|chaque))?`;

/** "Since Monday", « depuis trois semaines »: how long something goes on. */
const SINCE = '(?:depuis|since|ever since)(?! (?:que? )?(?:you|vous))';

const STORY = new RegExp(`(?<![a-z'])${THAT_DAY}(?:${[...ENGLISH, ...FRENCH].join('|')})(?![a-z])`, 'g');
/** What goes with no day that leads it. */
const GOES_ON = new RegExp(`(?<![a-z'])(?:${PERFECT}|${SINCE}|${HABIT})(?![a-z])`, 'g');

/** "Saturday is when he got hurt": the day of what was, and of no appointment. */
export const WAS_WHEN = source`
  (?:is|was|'s|c'?est|c|c'?etait) (?:
    when|the (?:day|night|morning|evening)(?: that| when)?|quand|lorsqu[e']|(?:le jour|la journee|le soir|la fois) (?:
      ou|qu[e']
    )
  ) ?(?:
    (?:i|we|he|she|they|it|(?:my|our|the) [a-z]+) (?:just |also )?(?:
      was|were|had|did|got|went|came|fell|hit|hurt|broke|lost|felt|threw|started|(?!need|want)[a-z]{3,}ed
    )
    |(?:(?:je|il|elle|on|ca|(?:mon|ma|le|la) [a-z]+) |j'|l'[a-z]+ )(?:
      s'est|me suis|m'suis|est (?:tombe|arrive|parti|venu)e?|etai[st]|avai[st]
      |(?:a|ai) (?!conge|besoin|hockey)[a-z]+(?:e|i|u|it)e?(?![a-z])
    )
  )`;

/** "My son is 15 and got a knock", "Fell at work Monday": what happened to whoever the thought speaks of already. */
const HAPPENED = globalPattern`
  (?<=(?:^|[.!?;] |\b(?:and|then|who|but) ))(?:just |then |also )?(?:
    (?:fell|slipped|tripped|crashed|passed out|threw up)(?! (?:asleep|in love))
    |(?:hit|hurt|broke|cut|burnt|bit|tore|threw|lost|banged|bumped|sprained|twisted|pulled|cracked|chipped) (?:
      his|her|my|our|their|an?|himself|herself|myself
    )
    |got (?:
      hit|hurt|cut|bit(?:ten)?|stung|burn(?:t|ed)|knocked|rear-ended|scratched|into an? (?:accident|crash)
      |an? (?:[a-z]+ )?(?:
        knock|hit|blow|bump|bang|whack|kick|punch|elbow|puck|ball|stick|concussion|flat|dent|scratch|shock|sting
        |bite|burn|fall
      )
    )
    |had an? (?:[a-z]+ )?(?:fall|accident|crash|seizure|collision|concussion)
  )(?![a-z])
  |(?<![a-z'])(?:a|ai|ont) (?:deja )?(?:recu|pris|mange|attrape) (?:une?|la|le|un (?:gros|bon)) (?:[a-z]+ )?(?:
    coup|rondelle|puck|balle|ballon|baton|claque|coude|genou|choc|debarque|fouille|mise en echec|plaquage
  )(?![a-z])`;

/** "I put my back out", "was shovelling", "got highlights from you", « Jonathan a posé mon robinet »: done before. */
const DONE_BEFORE = globalPattern`
  (?<![a-z'])(?:(?:i|we|he|she|they) )?(?:just |only )?(?:
    (?:put|threw) (?:my|his|her|our) [a-z]+ out|took (?:an?|the|my) (?:[a-z]+ )?(?:day|morning|afternoon|shift)s? off
    |(?:was|were) (?:just )?(?:
      shovell?ing|lifting|carrying|skating|skiing|playing|running|jogging|gardening|raking|painting|biking|climbing|digging
      |cleaning|helping|unloading|hiking|dancing
    )
    |got (?:[a-z]+ ){1,4}?(?:from|by|with|at) (?:you|u|ya|your)(?: guys| folks| [a-z]+)?(?= (?:on|last|this|·)|[ ,.!])
    |[a-z]{3,} a (?:pose|installe|repare|change|coupe|teint|coiffe|debouche|arrange|remplace)e?s?
    (?:(?: (?:mon|ma|mes|notre|nos|le|la|les|un|une))| l'[a-z]+)
  )(?![a-z])`;

/** "She is only home Thursday": when somebody is there is no story, whatever it is told behind. */
const IS_THERE = source`
  (?:s?he|they|ils?|elles?|on|y)(?:'s|'re| is| are| est| sont) (?:(?:only|just|juste|seulement|always|toujours) )?(?:
    la|ici|libres?|dispos?|disponibles?|home|there|here|free|available|off
  )`;

/** Where what is told ends: a pause, or where a wish, a question or another thought begins. */
const ENDS = pattern`
  [,;.!?)]
  |(?<= )(?:
    so|but|and|because|cause|cuz|needs?|want|can|could|would|do|is|any|please|donc|alors|faque|fait que|mais
    |et|pis|puis|parce|car|voudrais|veux|aimerais|cherche|peux|pouvez|avez|auriez|est-ce|svp|j'aimerais|je|i
    |i'd|${IS_THERE}
  )(?![a-z'])`;

/** What broke or was lost is what is to be mended: « j'ai perdu un plombage ». */
export const SUFFERED =
  /\b(?:lost|broken?|chipped|cracked|tore|burst|perdu|casse|brise|pete|fendu|dechire|abime)(?:e?s?)(?![a-z])/;

/** The phrases that begin with a match of a global pattern. */
export const phrasesOf = (folded: string, pattern: RegExp): readonly Span[] =>
  matchesOf(folded, pattern).map(({ index, 0: words }) => {
    const behind = index + words.length;
    return { start: index, end: behind + (ENDS.exec(folded.slice(behind))?.index ?? folded.length - behind) };
  });

/** Of an appointment that was made, its words tell which. */
const OWN = /\b(?:appointment|appt|booking|reservation|rdv|rv|rendez-?vous)(?![a-z])/;

/** The phrases of a thought that tell what was, what was done, or since when: nothing in them is wished. */
export const toldOfPast = (folded: string): readonly Span[] =>
  [STORY, GOES_ON, HAPPENED, DONE_BEFORE]
    .flatMap((told) => phrasesOf(folded, told))
    .filter(({ start, end }) => !OWN.test(folded.slice(start, end)));
