import { globalPattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { numberOf } from '../numbers.ts';
import { matchesOf } from '../text.ts';

/** Minutes that an appointment is to take, as a visitor says. */
export interface LengthSaid extends Span {
  readonly minutes: number;
  /** Told, and not wished: "two hours is too long". */
  readonly isTooLong: boolean;
}

const COUNT = '(?:\\d{1,3}(?:[.,](?:5|25|75))?|deux|trois|quatre|two|three|four|a couple of)';
const MINUTES = source`
  (?:\d{1,3}|quinze|vingt|trente|quarante[- ]cinq|soixante|fifteen|thirty|forty[- ]five|sixty|ninety)[ -]?min
  (?:ute)?s?`;
const HOURS_EN = `(?:${COUNT}|an?|one)(?: and a half)?[ -]?(?:hours?|hrs?)(?: and an? (?:half|quarter))?`;
const HALF = '(?:une )?demi[- ]?e?[- ]?heure|half an hour|half[- ]hour|an hour and a half|hour and a half';
const HOURS_FR = source`
  (?:${COUNT}|une) ?heures?(?: et (?:demie?|quart|(?:quart|trente|quinze)))?|\d ?h(?: ?[0-5]\d)?`;
/** No hour of the clock can be meant. */
const PLAIN = `(?:${HALF}|${HOURS_EN}|${MINUTES})`;
const ANY = `(?:${HALF}|${HOURS_EN}|${MINUTES}|${HOURS_FR})`;
const INSTEAD = source`
  (?:au lieu|a la place|plutot|instead|rather)(?: que| qu'| de| d'| of| than)* ?
  (?:la |le |the |a |an |une |les |my |usual |regular )*`;

/** Not before a length, but before a moment or a distance: "in 30 minutes", « dans une heure ». */
const NOT_AFTER = source`
  (?<!
    \b(?:
      in|within|dans|d'ici|depuis|fait|since|waited|waiting
      |(?:push|move|bump|repousser|reculer|decaler|shift)(?: (?:
          it all|it|that|ca|le tout|tout|le|la|them|both|all|everything|back|by|de
      ))*|attendu|attends
      |takes? (?:me|us|him|her)(?: (?:about|around|like|another|maybe|at least))*
      |chaque|every|aux|toutes les|last|next|for the last|et|moins|vers|by|retard de|en
  ) )`;
/** Behind a distance, a delay or a notice. */
const NOT_BEFORE = source`
  (?! ?(?:
      late|de retard|en retard|away|de (?:route|marche|char|voiture|chez|mon|ma)|from|plus tard|later|plus tot
      |sooner|avant|before|early|d'avance|ago|notice|apres|after|earlier|of notice|a l'avance|in advance|drive
      |walk|wait|ride|commute|by (?:car|bus|bike)|on foot|to (?:get|drive|walk|bike)|a pied|en (?:auto|char|bus|velo)|behind
      |or (?:so )?(?:away|late)|avec le|pour (?:m'en )?(?:venir|me rendre|y aller|arriver|descendre)
    )
  )`;

const patterns: readonly RegExp[] = [
  globalPattern`
    (?<!\b(?:a|vers|at) )\b(?<wanted>${ANY}|\d{2,3})(?: (?:pour|for) [a-z' -]{2,30}?)?,? ${INSTEAD}
    (?:${ANY}|\d{2,3}(?! ?[$%h]))(?: ?(?:min(?:ute)?s?|ones?))?`,
  new RegExp(
    `\\b${INSTEAD}(?:${ANY}|\\d{2,3}(?! ?[$%h])),? (?:[a-z']+ ){0,4}?(?<wanted>${ANY}|\\d{2,3} ?min)`,
    'g',
  ),
  globalPattern`
    \b(?:
      pendant|durant|(?:pour )?une duree de|d'une duree de|qui dure|that lasts|lasting|un bloc de|a block of
    ) (?<wanted>${ANY})`,
  globalPattern`
    \b(?:avoir|besoin d(?:e |')|bloque[rz]? |avoir droit a |reserver pour )(?:un |une |au moins |environ )?
    (?<wanted>${ANY})(?= (?:pour|avec) (?:ma|mon|la|le|un|une|mes|les|cette|ce)\b)`,
  globalPattern`
    (?<=
      \b(?:
        massages?|seances?|soins?|coupes?|rendez-vous|rdv|traitements?|sessions?|facial|consultation|suivi
        |cours|rencontre|celui|celle
      )(?: [a-z]+)? (?:d'|de |d' )
    )(?<wanted>${ANY})`,
  new RegExp(`${NOT_AFTER}\\b(?<wanted>${PLAIN})(?![a-z])${NOT_BEFORE}`, 'g'),
];

const WORDS: Readonly<Record<string, number>> = {
  ...{ quinze: 15, vingt: 20, trente: 30, soixante: 60, fifteen: 15, thirty: 30, sixty: 60, ninety: 90 },
  ...{ 'quarante-cinq': 45, 'quarante cinq': 45, 'forty-five': 45, 'forty five': 45 },
};

const countOf = (text: string): number => {
  const [word = ''] = /^(?:[a-z]+(?:[- ][a-z]+)??(?=[ -]min)|[\d.,]+|[a-z]+)/.exec(text) ?? [];
  const number = Number(word.replace(',', '.'));
  return Number.isNaN(number) ? (WORDS[word] ?? numberOf(word) ?? 1) : number;
};

/** Minutes of "an hour and a half", « 1h30 », "90 min", "2 hours". */
const minutesOf = (text: string): number => {
  if (/^(?:une )?demi|^half/.test(text)) return 30;
  if (/min/.test(text) && !/h/.test(text)) return countOf(text);
  if (!/h/.test(text)) return countOf(text);
  const more = /h ?([0-5]\d)$/.exec(text)?.[1];
  const part = /demie?$|half(?: h[a-z]+)?$|trente$/.test(text)
    ? 30
    : /quart(?:er)?$|quinze$/.test(text)
      ? 15
      : 0;
  const whole = text.startsWith('hour') ? 1 : text.startsWith('a couple') ? 2 : countOf(text);
  return Math.round(whole * 60) + (more === undefined ? part : Number(more));
};

const TOO_LONG = /^,? (?:is|are|that's|it's|c'?est|ca fait)(?: [a-z]+)? (?:too|trop) (?:long|much|beaucoup)/;

const SHORTEST = 5;
const LONGEST = 600;

/** The lengths that a text wishes for; not how late, how far or how long ago something is. */
export const lengthsIn = (folded: string): readonly LengthSaid[] => {
  const found: LengthSaid[] = [];
  for (const pattern of patterns)
    for (const match of matchesOf(folded, pattern)) {
      const minutes = minutesOf(match.groups?.wanted ?? '');
      const span = { start: match.index, end: match.index + match[0].length };
      const isNew = found.every(({ start, end }) => span.end <= start || end <= span.start);
      if (isNew && minutes >= SHORTEST && minutes <= LONGEST)
        found.push({ ...span, minutes, isTooLong: TOO_LONG.test(folded.slice(span.end)) });
    }
  return found.sort((a, b) => a.start - b.start);
};
