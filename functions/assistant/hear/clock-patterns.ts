/** Source of "am" or "pm", its first letter captured. */
export const AMPM = '([ap])(?:\\.\\s?m(?![a-z])\\.?|\\s?m(?![a-z]))';
/** What follows a number that is no hour. */
export const NOT_HOURS =
  '(?!\\d|[:/]\\d|\\.\\d|\\s?(?:st|nd|rd|th|e|jours?|days?|semaines?|weeks?|mois|months?|min\\w*|hours?|hrs?|ans|years?|fois|times|personnes?|people|persons?|kids|enfants?|etoiles?|stars?|\\$|%|dollars?)(?![a-z]))';
/** "After two showers" counts things; "after two works" does not. */
export const NOT_THINGS = '(?! (?!works|suits|pls|thanks|is\\b|[a-z]+days\\b|les\\b|des\\b)[a-z]{3,}s\\b)';
/** Source of an hour in digits: hour, minutes (two ways), am or pm captured. */
export const HOUR = `(\\d{1,2})(?:\\s?h(?:eures?)?(?:\\s?([0-5]\\d))?|:([0-5]\\d))?(?![\\d/])(?:\\s?${AMPM})?`;

/** Lengths of time and amounts of money, which are no times of day. */
export const MEASURES =
  /\b(?:d'une heure|une heure(?! et)(?= (?:de|et demie de))|half an hour|an hour|an hour and a half)\b|\b\d{1,3}\s?-?\s?min(?:utes?|s)?\b|\b\d{1,2} ?hours?\b(?! ?later)|\$\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?\$/g;
