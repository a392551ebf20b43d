import type { Interval } from '../../frame.ts';
import { source } from '../../patterns.ts';
import { minutesOfPart, type PartOfDay } from '../../time/part-of-day.ts';
import type { Span } from '../mention.ts';
import { erase, matchesOf, type Text } from '../text.ts';
import { at, between } from './during.ts';

const part = (name: PartOfDay): Interval => {
  const { fromMin, toMin } = minutesOfPart(name);
  return between(fromMin, toMin);
};

const OF = "(?: de| d'| en| le| dans| in| of|-)*(?: la| l'| the)? ?(?:l')?";
const IN =
  "(?:(?:en|dans|de|du|in|during|durant|pendant|sur|on) )?(?:(?:le|la|les|the|un|une|a|any|every) |l'?)?";
const MORNING = '(?:avant[- ]?midis?|av[- ]?midi|matin(?:ee)?s?|morn?n?ings?|morns?|mornin|moring)';
const AFTERNOON = '(?:d?apr(?:e|é)?s?[- ]?midis?|aprems?|apm|aftr?e?r?n+o+ns?|aft(?! \\d)|arvo)';
const AFTERNOON_OR_PM = `(?:${AFTERNOON}|p\\.?m\\b\\.?)`;
const EVENING =
  '(?:soir(?:ee)?s?|even?n?ings?|evnings?|nights?|nites?|(?<=· (?:(?:or|and|in the|late|early) )?)eves?)';
/** "Half past seven is rather early" tells of that hour. */
const IS_RATHER = source`
  (?:c'?est|c|est|is|'s|be|serait|ca fait) (?:
    a (?:bit|little|tad) |rather |quite |pretty |kinda |kind of |awfully |un (?:petit )?peu |pas mal |assez |ben
  )`;
const EARLY = '(?:debut|early(?: on)?|(?:tres |assez |bien )?tot|de bonne heure|bonne heure)';
const LATE = '(?:(?:en )?fin|late(?:r)?|tard)';
const MIDDLE = '(?:milieu|mid)';

/** Phrases for stretches of the day, longer ones before the words that they hold. In Quebec « dîner » is at midday. */
const table: readonly PartWords[] = [
  ['(?:pas|not) (?:trop|too) (?:tot|early)(?: (?:le|dans le|in the) (?:matin|morning))?', between(at(10))],
  [
    '(?:pas|not) (?:trop|too) (?:tard|late)(?: (?:le|en|in the) (?:soir|soiree|evening))?',
    between(0, at(17)),
  ],
  [`${EARLY}${OF}${AFTERNOON_OR_PM}`, between(at(12), at(15))],
  [`${LATE}${OF}${AFTERNOON_OR_PM}`, between(at(15), at(18))],
  [`${MIDDLE}${OF}${AFTERNOON_OR_PM}`, between(at(14), at(16))],
  [`${EARLY}${OF}${MORNING}`, between(0, at(10))],
  [`${LATE}${OF}${MORNING}`, between(at(10), at(12))],
  [`${MIDDLE}${OF}${MORNING}`, between(at(9, 30), at(11))],
  [`${EARLY}${OF}${EVENING}`, between(at(17), at(19))],
  [`${LATE}${OF}${EVENING}`, between(at(19, 30))],
  [
    source`
      (?<=\b(?:travail+e?|travaillons|bosse|libres?|dispos?|disponibles?|suis|chu|chui|est) )de jour(?! et)
      |(?<=\b(?:work|working|free|available) )(?:by day|days(?= *(?:$|[.,;!?)]|so|and|but)))
      |(?<=(?:\b(?:im|am|is|are|working)|'m|'s|'re) )on days`,
    between(at(9), at(17)),
  ],
  [
    "after dark|(?:at|in the) dark|when it(?:'s| is| gets) dark|a la noirceur|quand (?:il|y) fait noir",
    between(at(16, 30)),
  ],
  ['before dark|in (?:the )?daylight|avant la noirceur|(?:a la|en) clarte', between(0, at(16, 30))],
  ['(?<=\\b(?:travail+e?|travaillons|bosse|suis|chu|chui|est) )de nuit', part('evening')],
  [`${IN}${MORNING}`, part('morning')],
  [`${IN}${AFTERNOON}`, part('afternoon')],
  [`${IN}${EVENING}`, part('evening')],
  [
    source`
      (?:en |le |in the )?
      (?<!(?:[\d.]|thirty|fifteen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?)\bp\.?m\.?`,
    part('afternoon'),
  ],
  ['(?:(?:en |le |in the )|(?<=· ))a\\.?m\\.?(?! i\\b)', part('morning')],
  [
    source`
      (?:
        (?<!${IS_RATHER})de bonne heure|(?<!${IS_RATHER}de )bonne heure
        |(?<!(?:plus|trop|si|aussi|bien|bient|au plus|le plus) )(?<!${IS_RATHER})(?:tres |assez )?tot(?! possible)
        |(?<!(?:too|as|very soon) )(?<!${IS_RATHER})early(?! as| as possible)|(?:at )?(?:the )?crack of dawn
      )`,
    between(0, at(10)),
  ],
];

/** Words for a part of the day, and its hours. */
export type PartWords = readonly [words: string, interval: Interval];

/** A pattern for each of some words for parts of the day. */
export const partPatterns = (words: readonly PartWords[]): readonly PartPattern[] =>
  words.map(([one, interval]) => ({ interval, pattern: new RegExp(`(?<![a-z])(?:${one})(?![a-z])`, 'g') }));

const patterns = partPatterns(table);

export interface PartPattern {
  readonly interval: Interval;
  readonly pattern: RegExp;
}

export interface PartFound extends Span {
  readonly interval: Interval;
}

/** Days hold few parts; a text that names more is no request. */
const MAX_PARTS = 30;

/** The stretches of the day that a text names in words, some told by what is usually done then, and the text without them. */
export const partsOfDay = (
  text: Text,
  usual: readonly PartPattern[] = [],
): { readonly found: readonly PartFound[]; readonly rest: Text } => {
  const found: PartFound[] = [];
  let rest = text;
  for (const { pattern, interval } of [...usual, ...patterns])
    for (const { index, 0: phrase } of matchesOf(rest.folded, pattern)) {
      if (found.length >= MAX_PARTS) break;
      found.push({ interval, start: index, end: index + phrase.length });
      rest = erase(rest, index, index + phrase.length);
    }
  return { found, rest };
};
