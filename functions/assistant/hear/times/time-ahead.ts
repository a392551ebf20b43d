import { source } from '../../patterns.ts';

/** What a number counts where it is no hour: an age, a length, a price. */
const COUNTED = '(?:(?:ans?|years?|yrs?|mois|months?|min|minutes?)(?![a-z])|y/?o|[$%])';
/** Begins words that tell a time: "10:30", "noon", "friday", « la semaine prochaine ». */
export const TIME_AHEAD = source`
  (?:
    \d{1,2}(?![\d-])(?! ?${COUNTED})|noon|midi|(?:to(?:day|morrow)|demain|aujourd'hui|apres-demain)(?![a-z])
    |(?:(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?![a-z])
    |(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat)(?![a-z'-])
    |(?:this|next|the) (?:week|month|morning|afternoon|evening|\d|same)
    |(?:la|cette) semaine|(?:matin|soir|apres-midi|morning|afternoon|evening)(?![a-z])
  )`;
/** Small words between whom or what it is for and its time. */
export const BEFORE_TIME = source`
  (?:(?:
      (?:is|are)(?= (?:at|on|for|to)\b)|be|at|@|on|for|to|in|a|le|la|ce|cet|in the|around|vers|about|c'est
      |serait|would be|could be|can be|instead|plutot|pourrait etre|peut etre|soit|pour|[:,-]
    )[ ,:]*
  )`;
