import { globalPattern, source } from '../../patterns.ts';
import { KIN } from '../services/occupations.ts';

/** Who works, before the words that say when. */
const WHO = source`
  (?:
    (?:i'm|im|i am|i'll be|we're|we are|(?:he|she|they|${KIN})(?:'s|'re| is| are))
    (?: (?:working|workin|back))?|(?:i|we|they|he|she|${KIN}) works?
    |(?:je|j'|ch'?|jt?e?|on|il|elle|${KIN}) ?(?:suis|serai|sera|est|travail+e?s?|bosse)|j?chui?s?|jsuis
  )(?: (?:toujours|encore|always|still|usually))?`;

/** "On days", « de soir »: when of the day somebody works. */
const PART = source`
  (?:
    (?:on |the |(?<=work(?:s|ing?)? ))+(?:days?|nights?|evenings?|afternoons?|midnights?|graveyards?)
    (?: shifts?)?|(?:de|du|sur (?:le|les)) (?:jour|soir|nuit|matin)s?
  )`;
/** "On shift", « de garde »: that somebody works, whenever it is. */
const DUTY = source`
  (?:
    on (?:the |my |a )?(?:[a-z]+ )?(?:shift|call|duty|rotation)
    |(?:de|d'|en) ?(?:garde|quart|service|astreinte)
    |(?:sur|dans) (?:le |la |mon |ma |un |une )?(?:shift|quart|chiffre|call)(?: de (?:jour|soir|nuit))?
  )`;

/** The words of a shift at night. */
export const NIGHT_SHIFT = globalPattern`
  (?<![a-z0-9'])${WHO} (?:
    (?:on |the |(?<=work(?:s|in|ing)? ))+(?:nights?|overnights?|midnights?|graveyards?)(?: shifts?)?
    |(?:de|du|sur (?:le|les)) nuits?
  )(?![a-z0-9])`;

/** "I'm on nights", « chu de soir », "she is on call": the time beside it is not free. */
export const ON_SHIFT = `${WHO} (?:${PART}|${DUTY})(?: (?:on|le|les|every|all|all day|tous les))?`;

/** The words of somebody's shift, with the part of the day in them. */
export const SHIFT = globalPattern`
  (?<![a-z0-9'])${WHO} ${PART}(?![a-z0-9])`;

/** Who works then, where the part of the day alone is what they are not free in: "I'm on nights, so in the morning". */
export const SHIFT_OF_PART = globalPattern`
  (?<![a-z0-9'])${WHO}(?= ${PART}(?![a-z0-9]))`;
