import { pattern, source } from '../../patterns.ts';
import type { Mention } from '../mention.ts';
import type { Text } from '../text.ts';

/** "Add a beard trim", « rajoutez-moi une barbe », "throw in a blow-dry". */
export const ADDS = source`
  (?:add(?:ing)?|throw(?:ing)? in|tack(?:ing)? on|squeeze in|includ(?:e|ing)|r?ajoute(?:[rz]|rais)?|inclu(?:re|s|ez)?)`;
/** "And also check-ups", "add a beard trim": right before a service, without an article too. */
const ALSO = pattern`
  (?<![a-z'])(?:(?:et|and|pis|puis) )?(?:
    (?:aussi|also|en plus)(?: (?:des|les|some|both))?
    |${ADDS}(?:[- ]moi)?(?: (?:me|us|also|just|aussi|juste|donc|on|in|to (?:that|it)|une?|an?|des|les|some|both|le|la|the))*
  ) ?$`;

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
