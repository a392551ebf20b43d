import { pattern, source } from '../../patterns.ts';
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
/** What somebody does at an hour that is told beside a bound: "after five, the store closes at 4:30". */
const SUBJECT = source`
  (?:
    (?:i|we|he|she|they|it)(?:'m|'s|'re|'ll)?|j[e']|on|ils?|elles?|ca|(?:my|our|the) [a-z-]+|(?:mon|ma|mes|les?|la) [a-z-]+
    |l'[a-z]+
  )`;
const DOES = source`
  (?:
    (?:get|finish|end|open|start|work|drop|pick|take|drive|leave|close|land|arrive|teach|clean|go)(?:e?s)?|has|have
    |am|is|are|at|off|done
    |(?:fini[ts]|sor[ts]|termine|travaille|depose|conduis|conduit|amene|laisse|commence|arrive|ferme|ouvre)(?:nt)?
    |reviens|revient|ai|as?|dois|doit|vais|va|suis|est|reconduis|reconduit
  )`;
const NO_WISH = source`
  (?:come|coming|book|make|do|there|appointment|booked|venir|passer|prendre|rendez|rdv|une? ·|an? ·)(?![a-z'])`;
const FACT = pattern`
  (?<![a-z'])${SUBJECT} ?(?:me |nous |m'|les? |la )?${DOES}(?: (?!${WISHES}|${NO_WISH})[a-z'·-]+){0,8} $`;
/** How far before an hour its reason may begin. */
const REACH = 80;

const isBare = ({ when: { times, at, endsBy } }: WhenMention): boolean =>
  at !== undefined && times.length === 0 && endsBy === undefined;

/** "After 5:30, because my class is over at five": the hour of a reason is no wish beside another hour. */
export const besideReasons = (hours: readonly WhenMention[], folded: string): readonly WhenMention[] => {
  const isBounded = hours.some(({ denied }) => denied !== undefined);
  const isOfReason = (one: WhenMention): boolean => {
    if (!isBare(one)) return false;
    const before = `${folded.slice(Math.max(0, one.start - REACH), one.start).trimEnd()} `;
    return REASON.test(before) || (isBounded && FACT.test(before));
  };
  const isWishedElse = hours.some((one) => isTime(one.when) && !isOfReason(one));
  if (!isWishedElse) return hours;
  return hours.map((one) =>
    isOfReason(one) ? { ...one, when: { dates: [], weekdays: [], times: [] } } : one,
  );
};
