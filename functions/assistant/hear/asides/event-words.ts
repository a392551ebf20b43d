import { globalPattern, source } from '../../patterns.ts';
import { CARRIERS, OCCASION } from '../activity-words.ts';
import { MONTH } from '../calendar-words.ts';
import { DAY } from './past.ts';

/** When something else is: "the wedding is at one". */
export const ELSEWHERE = globalPattern`
  \b(?:le|la|l'|mon|ma|notre|the|my|our) ?${OCCASION} (?:est|is|commence|starts?|begins?|debute)
  (?: (?:le|on))?(?: ·)? (?:a|at)`;

const EVENT = source`
  (?:
    (?:office|christmas|xmas|birthday|staff|work|holiday|family|my|our|the|mon|ma|notre|un|une|le|la|a|an) ?
  )*${OCCASION}(?: (?:de|du|d') ?(?:bureau|noel|famille|la job|fete))?`;

/** "Office party on Friday": when something else is, and no wish for that day beside one for another. */
export const EVENT_DAY = new RegExp(
  `\\b${EVENT} (?:(?:is|est|c'est) )?(?:on (?:the )?|this |next |le |ce )?${DAY}`,
  'g',
);

/** "It's his party that night": the time that was told before, and no other wish. */
export const EVENT_THEN = globalPattern`
  \b${EVENT} (?:
    that (?:same )?(?:day|night|evening|morning|afternoon)
    |(?:ce|cet|cette) (?:soir|jour|matin|apres-midi|journee|soiree|fin de semaine)[- ]la
  )(?![a-z])`;

/** The hour of something, with the word before it. */
export const HOUR = source`
  (?:at|a|@|vers|around) (?:
    noon|midi|midnight|minuit|\d{1,2}(?: ?(?:h|:) ?\d{0,2})?(?: ?(?:am|pm|a\.m\.|p\.m\.|o'clock|heures?))?
  )(?![a-z0-9])`;

const OF_WHOM = "(?: (?:de|du|d'|of|for|pour)(?: (?:la|le|les|l'|ma|mon|mes|my|the|our|notre))? ?[a-z]+)?";

/** "The wedding is at noon", « les noces de ma nièce à midi ». */
export const EVENT_HOUR = globalPattern`
  \b${EVENT}${OF_WHOM} (?:(?:is|est|c'est|starts?|begins?|commence|debute) )?
  (?:(?:on (?:the )?|this |next |le |ce )?${DAY} )?${HOUR}`;

const BOUND_FOR = "(?: (?:from|to|for|de|du|pour|a|d')(?: (?:la|le|the))? ?[a-z-]+)?";

/** "My train is Friday at 4:15", « mon autobus de Mont-Joli arrive à 9 h 40 »: when they travel. */
export const TRAVEL_HOUR = globalPattern`
  \b${CARRIERS}${BOUND_FOR}
  (?: (?:
      is|est|leaves?|departs?|arrives?|gets in|comes in|lands?|docks?|takes off|part|arrive|decolle|atterrit
      |rentre
    )
  )?${BOUND_FOR} (?:(?:on (?:the )?|this |next |le |ce )?${DAY} )?${HOUR}`;

/** "I drop the kids at school at 8:15": when somebody is elsewhere with them. */
export const ERRAND_HOUR = globalPattern`
  \b(?:i|we|je|on) (?:drop|take|bring|pick|get|depose|amene|emmene|conduis|reconduis|vais (?:chercher|porter))
  (?: off| up)? (?:the |my |our |les |mes |nos )?(?:
    kids?|children|boys|girls|son|daughter|enfants|gars|filles|petits
  )(?: (?:off|up))?(?: (?:at|to|from|a|de) ?(?:the |l')?(?:school|daycare|ecole|garderie|cpe))? ${HOUR}`;

/** "I'm hosting Sunday dinner", « je reçois samedi ». */
export const HELD_ON = globalPattern`
  \b(?:hosting|throwing|having|attending|je recois|on recoit|j'organise|on fete) (?:[a-z']+ ){0,4}?
  (?:on |le |ce )?${DAY}(?: (?:night|soir))?(?! (?:at|a|vers|around|apres|after)\b)`;

const LEFT = source`
  (?:
    it|him|her|them
    |(?:(?:the|my|our|le|la|mon|ma|notre|les|mes) |l')(?:
      car|truck|van|suv|bike|auto|voiture|char|camion|velo|vehicule|vehicle|machine|dog|cat|pup|chien|chat
      |toutou|keys?|cles?|clefs?|tires|pneus
    )
  )`;

const PLACED =
  '(?:(?: (?:off|up|in|over|there|here|back|overnight|chez vous|a votre garage|la|on|le|ce|this|for))*)';

/** "I'll leave the car Wednesday night", « je viens la chercher vendredi »: the work lies on another day. */
export const LEFT_ON = globalPattern`
  \b(?:
    (?:leav(?:e|ing)|drop(?:ping)?(?: off)?|laisser?(?:ai)?|deposer?(?:ai)?|apporter?|amener?|porter) ${LEFT}
    ${PLACED}
    |(?:la|le|l'|les|vous la|vous le) ?(?:laisser?(?:ai)?|deposer?(?:ai)?|porter|apporter?|amener?)${PLACED}
  ) ?${DAY} (?:night|evening|soir)
  |\b(?:pick(?:ing)?(?: up)?|get|collect|chercher|reprendre|recuperer?|ramasser) ${LEFT}${PLACED} ?${DAY}
  |\b(?:la|le|l'|les) ?(?:chercher|reprendre|recuperer|ramasser)${PLACED} ?${DAY}
  (?: (?:night|evening|morning|afternoon|soir|matin|apres-midi))?`;

/** Of two days one is chosen: a wish. */
export const OR_ANOTHER = /^,? ?(?:or|ou)\b/;

/** "For the party on Friday": then the day bounds the wish. */
export const BOUNDED =
  /\b(?:for|before|pour|avant|until|jusqu'a|d'ici|by|after|apres|before my|veille d[eu]|day before) ?$/;

/** "His exam is in June", « on se marie en mai »: when something else is, unless it is before or for that. */
export const IN_A_MONTH = globalPattern`
  \b
  (?<!\b(?:avant|before|pour|for|d'ici|by) (?:(?:mon|ma|my|le|la|the|notre|our|son|sa|his|her|un|une|a|an) )?)(?:
    examens?|exams?|finals?|concours|mariage|wedding|voyage|trip|vacation|bal|prom|graduation|recital|concert
    |marathon|tournoi|tournament|accouche\w*|due|baby|bebe|marry|married|marie[rs]?|demenage\w*|moving
  )\b[a-z' ]{0,30}? (?:en|in|au mois d[e']) ?(?:${MONTH})(?![a-z])`;
