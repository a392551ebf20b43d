import { pattern } from '../../patterns.ts';
import type { WhenMention } from '../mention.ts';
import type { ClockToken } from './clock-alternatives.ts';
import { BETWEEN_THEM } from './clock-patterns.ts';
import { during, END_OF_DAY } from './during.ts';

/** "He naps from 9:30 to 11:30, so before or after that": any time but then. */
const EITHER_SIDE = pattern`
  ^\D{0,60}?\b(
    (?:(?:either |soit )?(?:before|avant) (?:or|ou) (?:soit )?(?:after|apres)|(?:on )?either side of)
    (?: (?:that|it|then|ca|cela))?
  )(?= *(?:$|[,.!?;·]|on |le |works?|please|svp))`;
/** "In between those", « entre les deux »: after the one that was told, and over before the other. */
const IN_BETWEEN = pattern`
  ^\D{0,90}?\b(
    (?:in )?between (?:those|them|the two|both)|in between|entre (?:les deux|ca|[cs]es deux [a-z]+)
  )(?![a-z])`;

/** "Between my two meetings, 11 and 2" in one. */
const BETWEEN = new RegExp(`^${BETWEEN_THEM} ?\\d`);

const told = ({ start, end }: ClockToken): WhenMention => ({ kind: 'when', start, end, when: during() });

interface Around {
  readonly mentions: readonly WhenMention[];
  readonly rest: readonly ClockToken[];
}

/** Wishes told by the hours of something else: before or after it, or between two of them. */
export const aroundHours = (tokens: readonly ClockToken[], folded: string): Around => {
  const last = tokens.at(-1);
  if (!last) return { mentions: [], rest: tokens };
  const behind = folded.slice(last.end, last.end + 140);
  if (last.until !== undefined && BETWEEN.test(folded.slice(last.start, last.end))) {
    const when = { ...during({ from: last.min, to: END_OF_DAY }), endsBy: last.until };
    const { start, end } = last;
    return { mentions: [{ kind: 'when', start, end, when, isWished: true }], rest: tokens.slice(0, -1) };
  }
  const either = last.until === undefined ? null : EITHER_SIDE.exec(behind);
  if (either && last.until !== undefined) {
    const when = during({ from: 0, to: last.min }, { from: last.until, to: END_OF_DAY });
    const end = last.end + either[0].length;
    const start = end - (either[1]?.length ?? 0);
    return {
      mentions: [told(last), { kind: 'when', start, end, when, isWished: true }],
      rest: tokens.slice(0, -1),
    };
  }
  const first = tokens.at(-2);
  const between = IN_BETWEEN.exec(behind);
  const from = first?.until ?? first?.min ?? 0;
  if (!first || !between || from >= last.min) return { mentions: [], rest: tokens };
  const end = last.end + between[0].length;
  const when = { ...during({ from, to: END_OF_DAY }), endsBy: last.min };
  return {
    mentions: [
      told(first),
      told(last),
      { kind: 'when', start: end - (between[1]?.length ?? 0), end, when, isWished: true },
    ],
    rest: tokens.slice(0, -2),
  };
};
