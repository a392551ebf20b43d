import { source } from '../../patterns.ts';
import { isTime } from '../marked.ts';
import type { WhenMention } from '../mention.ts';

const BECAUSE = source`
  (?:
    because|cause|cuz|bc|since|seeing (?:as|that)|given that|parce qu(?:e|')|pcq|car|vu qu(?:e|')
    |puisqu(?:e|')|etant donne qu(?:e|')
  )`;
/** Words with which the hour of a reason is wished all the same: "because I can only come at five". */
const WISHES = source`
  (?:
    can|could|want|need|prefer|like|free|available|best|better|peux|peut|pourrais|veux|voudrais|prefere
    |aimerais|libre|dispo|disponible|mieux
  )(?![a-z'])`;
/** From the reason's first word to the hour: who does what, without a pause. */
const REASON = new RegExp(
  `(?<![a-z])${BECAUSE} ?(?:(?!${WISHES})[a-z'·-]+ ){2,9}(?:(?:a|at|vers|around|by) )?$`,
);
/** How far before an hour its reason may begin. */
const REACH = 80;

const isBare = ({ when: { times, at, endsBy } }: WhenMention): boolean =>
  at !== undefined && times.length === 0 && endsBy === undefined;

/** "After 5:30, because my class is over at five": the hour of a reason is no wish beside another hour. */
export const besideReasons = (hours: readonly WhenMention[], folded: string): readonly WhenMention[] => {
  const isOfReason = (one: WhenMention): boolean =>
    isBare(one) && REASON.test(`${folded.slice(Math.max(0, one.start - REACH), one.start).trimEnd()} `);
  const isWishedElse = hours.some((one) => isTime(one.when) && !isOfReason(one));
  if (!isWishedElse) return hours;
  return hours.map((one) =>
    isOfReason(one) ? { ...one, when: { dates: [], weekdays: [], times: [] } } : one,
  );
};
