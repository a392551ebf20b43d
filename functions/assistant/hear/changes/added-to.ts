import { pattern, source } from '../../patterns.ts';
import { type Mention, type MentionOf, within } from '../mention.ts';
import { eraseSpans, GAP, type Text } from '../text.ts';

const WISH = source`
  (?:
    (?:i|we)(?:'d|'ll| would| will)? (?:also )?(?:like|want|need|take)
    |(?:my|our) [a-z]+ (?:also )?(?:needs?|wants?|would like)
    |(?:ma|mon|notre) [a-z]+ (?:a (?:aussi )?besoin d[e']|veut|voudrait|aimerait|prendrait)|(?:can|could) (?:i|we|you
    |(?:my|our) [a-z]+) (?:also )?(?:get|have|add|do)|(?:je|on|nous) (?:veu[xt]|voudrais?|voulons|prendrais?|prends?
    |aimerais?)|j'aimerais|(?:il )?(?:me |nous )?fau(?:t|drait)
  )`;
/** Right behind a time: "ten o'clock, and a facial", « 9 h et il faudrait couper ses griffes ». */
const AND_ONE = new RegExp(
  source`
    ${GAP}[ ,.]*(?:and|et|pis|puis|plus|\+|&)(?: (?:then|puis|aussi|also|just|juste))*(?: ${WISH})?
    (?: (?:an?|une?|l[ae]s?|the|some|des|du|my|his|her|its|mon|ma|mes|son|sa|ses|faire|couper|l'))* ?$`,
);
const INSTEAD = pattern`\b(?:instead|rather|plutot|a la place|finalement|au lieu)\b`;

/**
 * Where a service that is named behind "and" right after a time is one more: what was being arranged is meant for that
 * time, and keeps it.
 */
export const addedIn = (
  services: ReadonlyArray<MentionOf<'service'>>,
  text: Text,
  mentions: readonly Mention[],
  arranged: readonly string[],
): readonly Mention[] => {
  if (INSTEAD.test(text.folded)) return [];
  const others = mentions.filter(({ kind }) => kind !== 'service');
  const plain = eraseSpans(text, others).folded;
  return services.flatMap((one): readonly Mention[] => {
    if (one.services.some(({ id }) => arranged.includes(id))) return [];
    const match = AND_ONE.exec(plain.slice(0, one.start));
    const isOpened = mentions.some(
      (other) => other.kind === 'cue' && other.cue === 'open' && within(one, other),
    );
    const at = match?.index;
    return at === undefined || isOpened
      ? []
      : [{ kind: 'cue', cue: 'open', reach: 'after', start: one.start - 1, end: one.start }];
  });
};
