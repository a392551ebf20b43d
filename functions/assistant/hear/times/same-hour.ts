import type { When } from '../../frame.ts';
import { globalPattern, pattern } from '../../patterns.ts';
import { isDay } from '../marked.ts';
import type { Mention, WhenMention } from '../mention.ts';
import { matchesOf } from '../text.ts';

/** Not « la même heure que … », and no verdict: "it's the same thing to me". */
const SAME_HOUR = globalPattern`
  \b(?:(?:a |at |vers |around )?(?:la |les |the )?)(?:memes?|mm|same) (?:heures?|time|hour)
  (?! (?:que|as|zone)\b)(?![a-z])`;
const SAME_THING = globalPattern`
  (?:(?:la |the )?(?:meme|mm|same) (?:affaire|chose|thing|deal)|pareil|idem|ditto)(?= *(?:$|[.,!?;)]|svp|stp|please|pls))`;
/** "(The same hour) or a bit after". */
const OR_AFTER = pattern`
  ^,? ?(?:or|ou|and|et) (?:(?:a (?:bit|little)|slightly|just|right|shortly|un peu|juste) )?
  (?:(?<= )(?:after|later)|apres|plus tard)(?![a-z])`;
/** What may stand between a day and "the same thing" that is said of it. */
const BESIDE = /^(?: ?[,:]?| alors,?| then,?)(?: c'?est| it's)? ?$/;
const BEHIND = pattern`
  ^,? ?(?:on |le |la |the |pour |for )?$`;

const NO_DAY = { dates: [], weekdays: [] };
const clockOf = ({ times, at }: When): Pick<When, 'times' | 'at'> => (at ? { times, at } : { times });
/** The hour itself and the one behind it. */
const orAfter = ({ times, at }: When): Pick<When, 'times' | 'at'> =>
  at ? { times: [{ from: at.minute, to: at.minute + 61 }] } : { times };

/** "Tuesday at one, or Friday at the same time": the hours that were told of another day, for each place that says so. */
const sameHours = (folded: string, whens: readonly WhenMention[]): readonly WhenMention[] => {
  const days = whens.filter(({ when }) => isDay(when));
  const hours = whens.filter(({ when: { at, times } }) => at !== undefined || times.length > 0);
  const follows = (start: number): boolean =>
    days.some((day) => day.end <= start && BESIDE.test(folded.slice(day.end, start)));
  const meant = (start: number, end: number): WhenMention | undefined => {
    const hour = hours.findLast((one) => one.end <= start);
    if (!hour) return undefined;
    const later = OR_AFTER.exec(folded.slice(end))?.[0].length ?? 0;
    const clock = later > 0 ? orAfter(hour.when) : clockOf(hour.when);
    const behind = days.find((day) => day.start >= end && BEHIND.test(folded.slice(end + later, day.start)));
    if (behind) return { ...behind, when: { ...behind.when, ...clock }, start };
    const isOther = days.some((day) => day.start >= hour.end && day.end <= start);
    return isOther ? { kind: 'when', when: { ...NO_DAY, ...clock }, start, end: end + later } : undefined;
  };
  return [
    ...matchesOf(folded, SAME_HOUR),
    ...matchesOf(folded, SAME_THING).filter(({ index }) => follows(index)),
  ].flatMap(({ index, 0: { length } }) => meant(index, index + length) ?? []);
};

/** The mentions with "the same time" as the hour that the message itself told before, of another day. */
export const withSameHours = (folded: string, mentions: readonly Mention[]): readonly Mention[] => {
  const same = sameHours(
    folded,
    mentions.filter((one) => one.kind === 'when'),
  );
  const isTaken = ({ start, end }: Mention): boolean =>
    same.some((one) => start < one.end && one.start < end);
  return [...mentions.filter((one) => !isTaken(one)), ...same];
};
