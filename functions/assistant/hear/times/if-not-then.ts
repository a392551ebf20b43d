import { globalPattern, source } from '../../patterns.ts';

const DAY = source`
  (?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche
  |tomorrow|demain|this (?:week|weekend)|cette (?:semaine|fin de semaine)|weekend`;
const TOLD = `(?<=\\b(${DAY})s?\\b.{0,90})`;
const OF = "(?:(?:on|for|the|a|any|free|open|left|available|le|la|un|de|d'|pour|ce) ?)*";
const NONE = source`
  (?:no|nothing|none|not any(?:thing)?|no (?:room|spots?|openings?|space|time)
    |rien|aucun|(?:pas|plus|pus) (?:de (?:place|trou) ?)?)`;
/** What the business, or somebody of it, lacks. */
const LACKS = source`
  (?:
    (?:there(?:'s| is| are)?|(?:you|u|he|she|they)(?: guys)?(?:'re| are|'s| is|'ve)?|it(?:'s| is))
    (?: (?:has|have|got|only))*(?: ${NONE}|(?: (?:don't|dont|doesn't|can't|cant|aren't|isn't|not) (?:have|do|be)?)(?: anything)?)
    |${NONE}|(?:don't|doesn't|can't) (?:have|do)
    |(?:(?:il |elle |vous |tu |on )?(?:n')?(?:y )?(?:a|avez|as|ont)|t'as|y'?a|ya|y en a) ${NONE}
  )`;
const IS_OUT = source`
  (?:(?:'s| is| are)(?: (?:all|already))? (?:full|booked(?: up| solid)?|taken|gone|out
      |no good|not (?:good|possible|available|open))
    | (?:isn't|aren't) (?:good|possible|available|open)| (?:doesn't|doesnt|don't|dont|won't|wont|can't) (?:work|suit|go)(?: out)?
    |(?: c'est| est)(?: deja)? (?:plein|complet|bookee?|pris|pas (?:possible|bon|libre|dispo\w*))
    |(?: (?:ca |ne )?(?:marche|va|fonctionne|fitte) pas))(?: for (?:you|him|her|them))?`;

/**
 * "Thursday, or if nothing Thursday then Friday": the day that was told already is only what the other one takes the place
 * of, and is neither refused nor wished again.
 */
export const IF_NOT_THAT = globalPattern`
  ${TOLD}(?<![a-z'])(?:if|si|s')(?: |(?<='))(?:
    ${LACKS} ?${OF}\1s?(?![a-z])|${OF}\1s?${IS_OUT}
  )(?: (?:then|alors|ben))?(?=,? [a-z0-9])`;
