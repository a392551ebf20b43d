import type { Interval } from '../../frame.ts';
import { source } from '../../patterns.ts';
import { minutesOfPart, type PartOfDay } from '../../time/part-of-day.ts';
import type { Span } from '../mention.ts';
import { erase, matchesOf, type Text } from '../text.ts';

const END_OF_DAY = 24 * 60;

const at = (hour: number, minute = 0): number => hour * 60 + minute;

const between = (from: number, to: number = END_OF_DAY): Interval => ({ from, to });

const part = (name: PartOfDay): Interval => {
  const { fromMin, toMin } = minutesOfPart(name);
  return between(fromMin, toMin);
};

const OF = "(?: de| d'| en| le| dans| in| of|-)*(?: la| l'| the)? ?(?:l')?";
const IN =
  "(?:(?:en|dans|de|du|in|during|durant|pendant|sur|on) )?(?:(?:le|la|les|the|un|une|a|any|every) |l'?)?";
const MORNING = '(?:avant[- ]?midis?|av[- ]?midi|matin(?:ee)?s?|morn?n?ings?|mornin|moring)';
const AFTERNOON = '(?:apr(?:e|é)?s?[- ]?midis?|aprems?|apm|aftr?e?r?n+o+ns?|aft)';
const AFTERNOON_OR_PM = `(?:${AFTERNOON}|p\\.?m\\b\\.?)`;
const EVENING =
  '(?:soir(?:ee)?s?|even?n?ings?|evnings?|nights?|(?<=· (?:(?:or|and|in the|late|early) )?)eves?)';
const EARLY = '(?:debut|early(?: on)?|(?:tres |assez |bien )?tot|de bonne heure|bonne heure)';
const LATE = '(?:(?:en )?fin|late(?:r)?|tard)';
const MIDDLE = '(?:milieu|mid)';
const MEAL_NOON = '(?:midi|diner|lunch)';

/** Phrases for stretches of the day, longer ones before the words that they hold. In Quebec « dîner » is at midday. */
const table: readonly (readonly [string, Interval])[] = [
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
      (?:
        a la premiere heure|first thing(?: in the morning| in the am)?|(?:tres )?tot en journee
        |early in the day
      )`,
    between(0, at(10)),
  ],
  [
    source`
      (?:
        en fin de journee|fin de (?:la )?journee|(?:at the )?end of (?:the )?day|late in the day
        |plus tard en journee
      )`,
    between(at(15), at(18)),
  ],
  ['(?:(?:au|in the|the) )?(?:milieu de (?:la )?journee|middle of (?:the )?day)', between(at(11), at(14))],
  ['debut de (?:la )?journee', between(0, at(10))],
  [
    '(?:(?:the |la )?(?:first half|premiere moitie)(?: of| de)?(?: the| la)? (?:day|journee))',
    between(0, at(12)),
  ],
  [
    '(?:(?:the |la )?(?:second half|last half|deuxieme moitie)(?: of| de)?(?: the| la)? (?:day|journee))',
    between(at(12)),
  ],
  [
    source`
      (?:
        apres (?:le |mon |ma |la |l')?(?:
          travail|trav|job|jobs?|bureau|ouvrage|boulot|taf|shift|journee(?: de travail)?|quart
        )|after (?:my )?(?:work|shift|the office)
      )`,
    between(at(17)),
  ],
  [
    source`
      (?:
        avant (?:le |mon |ma |la |l')?(?:travail|job|bureau|ouvrage|boulot|shift)
        |before (?:my )?(?:work|shift)
      )`,
    between(0, at(9)),
  ],
  ["(?:apres (?:l'|les )?(?:ecole|cours|classes?)|after (?:school|class(?:es)?))", between(at(15))],
  ["(?:avant (?:l'|les )?(?:ecole|cours)|before (?:school|class))", between(0, at(9))],
  ['(?:apres (?:le |mon )?souper|after (?:supper|dinner))', between(at(18))],
  ['(?:avant (?:le |mon )?souper|before (?:supper|dinner))', between(0, at(17))],
  ['(?:apres (?:le |mon )?(?:diner|lunch)|after (?:my )?lunch)', between(at(13), at(18))],
  ['(?:avant (?:le |mon )?(?:diner|lunch)|before (?:my )?lunch)', between(0, at(12))],
  [
    source`
      (?:(?:a|sur|pendant|durant) )?(?:l'|mon )?heure (?:du|de|de mon) souper|supper ?(?:time|hour)
      |dinner ?(?:time|hour)`,
    between(at(17), at(19)),
  ],
  [
    source`
      (?:(?:sur|a|pendant|durant) )?(?:l'|mon |ma )?(?:heure |pause[- ])(?:(?:du|de|de mon|d') ?)?${MEAL_NOON}
      |(?:(?:a|sur|pendant|durant|ce) )(?:l'|le |mon )?(?:diner|lunch)
      |(?:(?:at|over|during|on) )?(?:my )?lunch ?(?:time|hour|break)|(?:at|over|during) lunch
      |(?:(?:over|during|at|around) )?(?:the )?(?:noon|lunch)[- ]?(?:hour|time)`,
    between(at(11, 30), at(13, 30)),
  ],
  [
    '(?<!plus (?:tot|tard) )(?:durant|pendant|dans) (?:le jour|la journee)(?! d[eu])|during the day|daytime',
    between(at(9), at(17)),
  ],
  [
    source`
      (?<=\b(?:travail+e?|travaillons|bosse|libres?|dispos?|disponibles?|suis|chu|chui|est) )de jour(?! et)
      |(?<=\b(?:work|working|free|available) )(?:by day|days(?= *(?:$|[.,;!?)]|so|and|but)))
      |(?<=(?:\b(?:im|am|is|are|working)|'m|'s|'re) )on days`,
    between(at(9), at(17)),
  ],
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
        de bonne heure|bonne heure
        |(?<!(?:plus|trop|si|aussi|bien|bient|au plus|le plus) )(?:tres |assez )?tot(?! possible)
        |(?<!(?:too|as|very soon) )early(?! as| as possible)
      )`,
    between(0, at(10)),
  ],
];

const patterns = table.map(([words, interval]) => ({
  interval,
  pattern: new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g'),
}));

export interface PartFound extends Span {
  readonly interval: Interval;
}

/** Days hold few parts; a text that names more is no request. */
const MAX_PARTS = 30;

/** The stretches of the day that a text names in words, and the text without them. */
export const partsOfDay = (text: Text): { readonly found: readonly PartFound[]; readonly rest: Text } => {
  const found: PartFound[] = [];
  let rest = text;
  for (const { pattern, interval } of patterns)
    for (const { index, 0: phrase } of matchesOf(rest.folded, pattern)) {
      if (found.length >= MAX_PARTS) break;
      found.push({ interval, start: index, end: index + phrase.length });
      rest = erase(rest, index, index + phrase.length);
    }
  return { found, rest };
};
