import type { When } from '../../frame.ts';
import { pattern, source } from '../../patterns.ts';
import { isDay, isTime } from '../marked.ts';
import type { Mention, Span } from '../mention.ts';
import type { Text } from '../text.ts';
import { CHANGES } from './after-booked.ts';
import type { BookedBefore } from './booked-before.ts';

const DAY_MIN = 24 * 60;

const RIGHT = source`
  (?:(?:right|just|straight|immediately|directly|juste|tout de suite|directement|immediatement) )?`;
/** Whoever writes has an appointment: what is beside them is for somebody else. */
const ME = source`
  (?:
    me|us|mine|ours|my (?:appointment|appt|turn|spot)|moi|nous|(?:le mien|la mienne|le notre)
    |(?:mon|notre) (?:rendez[- ]?vous|rdv|tour)
  )`;
const IT = '(?:it|that|this|ca|cela|celui-la)';
/** What may stand behind it: its end, an hour, a courtesy. */
const ENDS = source`
  (?= *(?:
      $|[.,!?;:)]
      |(?:please|pls|svp|stp|at|a|vers|around|with|avec|if|si|too|also|aussi|as well|lol|then|alors)(?![a-z])
    )
  )`;

const RELATIONS = [
  [
    'after',
    pattern`(?<![a-z'-])${RIGHT}(?:after(?:wards?)?|apres|ensuite)(?: (?:(?<me>${ME})|${IT}))?${ENDS}`,
  ],
  [
    'after',
    pattern`(?<![a-z'-])(?:(?:along )?with (?:it|that|this)|avec (?:ca|cela)|tant qu'a y etre|while (?:i'm|im
    |we're) (?:there|at it))${ENDS}`,
  ],
  ['before', pattern`(?<![a-z'-])${RIGHT}(?:before|beforehand|avant)(?: (?:(?<me>${ME})|${IT}))?${ENDS}`],
  [
    'together',
    pattern`
      (?<![a-z'-])(?:
        (?:at )?(?:the )?same time as|(?:at )?the same time with|en meme temps que|a la meme heure que|alongside
      ) (?<me>${ME})${ENDS}`,
  ],
] as const;

/** "Can you add a beard trim?", « ajoutez une barbe ». */
const ADDS = pattern`
  (?<![a-z'])(?:add(?:ing)?|tack on|throw in|r?ajoute[rz]?)(?![a-z])`;

type How = (typeof RELATIONS)[number][0];

/** Words that tell a time by what is booked, and nothing else. */
export interface Relation {
  readonly how: How;
  readonly span: Span;
  /** For somebody else than who has what is booked. */
  readonly isForOther: boolean;
  readonly booked: BookedBefore;
}

/** An addition is told where what is added is named, so that no other one begins before it. */
const relationIn = (folded: string, services: readonly Mention[]): Omit<Relation, 'booked'> | undefined => {
  const spanOf = ({ index, 0: words }: RegExpExecArray): Span => ({
    start: index,
    end: index + words.length,
  });
  for (const [how, words] of RELATIONS) {
    const match = words.exec(folded);
    if (match) return { how, span: spanOf(match), isForOther: match.groups?.me !== undefined };
  }
  const added = ADDS.exec(folded);
  if (!added) return undefined;
  const named = services.find(({ start }) => start > added.index);
  const span = named ? { start: named.end, end: named.end } : spanOf(added);
  return { how: 'after', span, isForOther: false };
};

const sentenceOf = (folded: string, { start, end }: Span): string => {
  const before = folded.slice(0, start).split(/[.!?;]/);
  const [behind = ''] = folded.slice(end).split(/[.!?;]/);
  return `${before.at(-1)}${folded.slice(start, end)}${behind}`;
};

const isBooked = (one: Mention, booked: readonly BookedBefore[]): boolean =>
  one.kind === 'service' && one.services.some(({ id }) => booked.some(({ service }) => service === id));

/**
 * How another appointment is told by the one that is booked last: another service, or the same for somebody else. "And a
 * blow-dry after?", "my coworker right before me", "can you add a beard trim?"
 */
export const besideIn = (
  { folded }: Text,
  services: readonly Mention[],
  booked: readonly BookedBefore[],
): Relation | undefined => {
  const last = booked.at(-1);
  const relation = relationIn(folded, services);
  if (!last || !relation || CHANGES.test(sentenceOf(folded, relation.span))) return undefined;
  const isOther = services.some((one) => !isBooked(one, booked));
  return isOther || relation.isForOther ? { ...relation, booked: last } : undefined;
};

/** What it wishes: another, on that day where no other is told, and by its hours where no hour is. */
export const timesBeside = (
  { how, span, booked: { date, starts, ends } }: Relation,
  whens: readonly Mention[],
): readonly Mention[] => {
  const opens = { kind: 'cue', cue: 'open', reach: 'after', start: 0, end: 0 } as const;
  if (whens.some((one) => one.kind === 'when' && isDay(one.when))) return [opens];
  const day = { dates: [{ from: date.toString(), to: date.toString() }], weekdays: [], times: [] };
  const at = (when: When): Mention => ({ kind: 'when', when, ...span });
  if (whens.some((one) => one.kind === 'when' && isTime(one.when))) return [opens, at(day)];
  if (how === 'together') return [opens, at({ ...day, at: { minute: starts } })];
  return how === 'before'
    ? [opens, at({ ...day, endsBy: starts }), { kind: 'prefers', prefers: 'latest', ...span }]
    : [
        opens,
        at({ ...day, times: [{ from: ends, to: DAY_MIN }] }),
        { kind: 'prefers', prefers: 'soonest', ...span },
      ];
};
