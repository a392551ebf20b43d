import { globalPattern, source } from '../../patterns.ts';
import { ACTIVITY } from '../activity-words.ts';

/** Source of "am" or "pm", its first letter captured. */
export const AMPM = '([ap])(?:\\.\\s?m(?![a-z])\\.?|\\s?m(?![a-z]))';
/** What follows a number that is no hour. */
export const NOT_HOURS = source`
  (?!
    \d|[:/]\d|\.\d
    |\s?(?:
      st|nd|rd|th|e|jours?|days?|semaines?|weeks?|mois|months?|min\w*|hours?|hrs?|ans|years?|fois|times
      |km|kilometres?|miles?|milles|metres?|pieds|feet|personnes?|people|persons?|kids|enfants?|etoiles?|stars?|\$|%|dollars?
    )(?![a-z])
  )`;
/** "After two showers" counts things; "after two works" does not. */
export const NOT_THINGS =
  '(?! (?!works|suits|onwards|pls|thanks|is\\b|[a-z]+days\\b|(?:les|des|alors|apres|mais|puis|plus|dans)\\b)[a-z]{3,}s\\b)';
/** Source of an hour in digits: hour, minutes (two ways), am or pm captured. */
export const HOUR = source`
  (\d{1,2})(?:\s?h(?:eures?)?(?:\s?([0-5]\d))?|:([0-5]\d))?(?![\d/])(?:\s?${AMPM})?`;

/** "Between my two meetings, 11 and 2", « entre mes cours de » : before the hours of them. */
export const BETWEEN_THEM = source`
  (?:between|entre)(?: (?:my|our|his|her|their|mes|nos|ses|leurs|the|les))?(?: (?:two|both|deux|2))?
  (?: ${ACTIVITY}| (?:appointment|class|call|client|lesson|exam|job|rendez-vous|rdv|cour|appel|examen)(?:e?s)?)
  ,?(?: (?:at|from|a|de|soit|which are|that are|qui sont))*`;

/** Lengths of time and amounts of money, which are no times of day. */
export const MEASURES = globalPattern`
  \b(?:
    d'une heure(?! (?:a|jusqu'a) )|une heure(?! et)(?= (?:de|et demie de))|half an hour|an hour
    |an hour and a half
  )\b|\b\d{1,3}\s?-?\s?min(?:utes?|s)?\b|\b\d{1,2} ?hours?\b(?! ?later)|\$\s?\d+(?:[.,]\d+)?
  |\d+(?:[.,]\d+)?\s?\$`;

const behindTime = (words: string, fillers: string): string =>
  `(?<=·[ ,.!…-]*(?:(?:${fillers})[ ,.!…-]+)*(?:${words})(?:[ ,.!…-]+(?:${words}|${fillers}))*[ ,.!…-]+)`;

/** « Mardi 15 h, non attends 16 »: behind a time, and words that take it back. */
export const CORRECTED = behindTime(
  source`
    non|nan|oups|attend[sz]?|attendez|plutot|pardon|desolee?|finalement|en fait|(?:je )?(?:veux|voulais) dire
    |excuse[rz]?(?:[- ]moi)?`,
  "euh|ah|oh|bien|ben|mais|ou|c'est|disons|mettez|mets|pour|a",
);
/** "Tuesday at 3, no wait 4". */
export const CORRECTED_IN_ENGLISH = behindTime(
  source`
    no|nope|nah|oops|whoops|wait|sorry|actually|rather|i mean(?:t)?|scratch that|correction|my bad|hold on
    |make (?:it|that)`,
  "uh|um|ah|oh|well|but|or|hmm|let's (?:say|do|make it)|say|do|at|for|it's",
);
/** Nothing of another matter follows. */
export const ENDS = source`
  (?= *(?:
      $|[.,!?;)]
      |(?:
        please|pls|plz|svp|stp|s'il|if|si|sorry|desolee?|thanks|thx|merci|then|instead|plutot|works?|would
        |serait|est
      )\b
    )
  )`;
