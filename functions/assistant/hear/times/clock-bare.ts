import { globalPattern, source } from '../../patterns.ts';
import { ENDS, NOT_HOURS, NOT_THINGS } from './clock-patterns.ts';
import { readClock } from './clock-reading.ts';
import { english, type Reading } from './clock-readings.ts';

/** A pattern, and what its match tells. */
export type Finder = readonly [pattern: RegExp, read: Reading];

/** "Thursday. 6 or 7, whichever": two hours by themselves. */
export const TWO_ALONE: Finder = [
  globalPattern`
    (?<=(?:^|·.{0,60}[.,;:!?(]|\b(?:either|soit)) ?)(\d{1,2})(?=
      (?::[0-5]\d)?,? (?:or|ou) (?:soit )?\d{1,2}(?::?[0-5]\d)?(?![a-z\d%$/:])${NOT_HOURS}(?:
        ,? (?:whichever|either|both|are|whatever|doesn't matter|peu importe|n'importe|les deux)(?![a-z])|${ENDS}
      )
    )`,
  ([, hour]) => english(hour),
];

/** "The hour can be 12 or 13", « l'heure peut être 9 ». */
export const HOUR_CAN_BE: Finder = [
  globalPattern`
    \b(?:(?:the|my|best|good|ideal|preferred) |l')*(?:hour|time|heure)s? (?:
      (?:can|could|may|should|would|will|peut|pourrait|devrait) (?:be|etre)|is|are|est|serait|sera
    )(?: (?:either|soit|at|a|around|vers))? (\d{1,2})(?![a-z])${NOT_HOURS}${NOT_THINGS}`,
  ([, hour]) => english(hour),
];

/** "At 430", "around 4.30". */
export const FIGURES_ALONE: Finder = [
  globalPattern`
    \b(?:at|@|around|about|before|b4|after|until|till?|by|from|vers|avant|apres) ?(?<![\d$:/.-])
    (0?[1-9]|1[0-2])[.]?([0-5][05])(?![\d/:.-])(?! ?(?:[$%]|dollars?|bucks))(?= *(?:$|[.,;!?)·]
      |(?:on|or|and|pls|plz|please|if|with|for|tomorrow|works?|to|till?|until)(?![a-z])))`,
  ([, hour, minute]) => readClock(hour, minute, undefined, 'en'),
];

const HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
/** Hours in French, in figures or in words. */
export const HEURES = source`
  [1-9]|1\d|2[0-3]|deux|trois|quatre|cinq|six|sept|huit|neuf|dix(?:-sept|-huit|-neuf)?|onze|treize|quatorze
  |quinze|seize`;
/** « Quinze et demie », "eleven thirty": the minutes make an hour of it. */
export const HALF_IN_WORDS: Finder = [
  globalPattern`
    (?<![a-z\d$:/.-])(?:
      (${HOURS})[ -](thirty|fifteen|forty[- ]five)|(${HEURES}) et (demie?|quart)
      |(sept|huit|neuf|dix|onze|treize|quatorze|quinze|seize|dix-sept|dix-huit) (trente|quarante[- ]cinq)
    )(?![a-z\d-])${NOT_HOURS}(?! ?(?:bucks|piasses?|pouces|percent|cents?|mille))`,
  ([, hour, minutes, heure, demie, huit, trente]) =>
    readClock(hour ?? heure ?? huit, minutes ?? demie ?? trente, undefined, hour ? 'en' : 'fr'),
];
