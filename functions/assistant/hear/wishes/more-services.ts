import type { Mention } from '../mention.ts';
import type { Text } from '../text.ts';

/** "And also check-ups": right before a service, without an article too. */
const ALSO = /(?<![a-z'])(?:(?:et|and|pis|puis) )?(?:aussi|also|en plus)(?: (?:des|les|some|both))? ?$/;

/** Where another service is opened. */
export const alsoBefore = ({ folded }: Text, mentions: readonly Mention[]): readonly Mention[] =>
  mentions.flatMap(({ kind, start }): readonly Mention[] => {
    const match = kind === 'service' ? ALSO.exec(folded.slice(0, start)) : null;
    return match
      ? [
          {
            kind: 'cue',
            cue: 'open',
            reach: 'after',
            start: match.index,
            end: match.index + match[0].trimEnd().length,
          },
        ]
      : [];
  });

/** What was told before it is the reason. */
export const SO = /^(?:so|donc)(?![a-z])/;

/** "An oil change, and my brakes squeal, so an inspection": a second job for its own reason takes no place of the first. */
export const isOtherThing = (start: number, end: number, mentions: readonly Mention[]): boolean => {
  const [next] = mentions.filter((one) => one.start >= end).toSorted((a, b) => a.start - b.start);
  return next?.kind === 'service' && mentions.some((one) => one.kind === 'service' && one.end <= start);
};
