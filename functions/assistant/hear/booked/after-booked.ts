import type { Temporal } from 'temporal-polyfill';
import type { When } from '../../frame.ts';
import { pattern, source } from '../../patterns.ts';
import { isDay } from '../marked.ts';
import type { Mention, Span, WhenMention } from '../mention.ts';
import type { Text } from '../text.ts';
import type { BookedBefore } from './booked-before.ts';

/** Words that tell of a booked appointment to say when, or beside what, another is to be. */
export interface ToldOfBooked {
  readonly span: Span;
  readonly service: Mention;
  readonly booked: BookedBefore;
  readonly how: 'after' | 'before' | 'beside';
}

const THEIRS = "(?:(?:the|my|that|this|our|le|la|les|mon|ma|mes|ce|cet|cette|notre|votre) |l')?(?:[a-z]+ )?";
const RIGHT = '(?:(?:right|just|straight|immediately|directly|juste|tout de suite|directement) )?';
const DONE_WITH = source`
  (?:
    (?:you|she|he|they|vous|elle|il|ils|on)(?:'re|'s|'ve| are| is| have| has| avez| aurez| a| aura| ont)? (?:
  all )?(?:done|finished|finish|through|fini|finissez|termine|fait)(?: (?:with|de|avec))? )`;
const leads: readonly (readonly [ToldOfBooked['how'], RegExp])[] = [
  [
    'after',
    pattern`
      \b${RIGHT}(?:
        after|following|once|as soon as|apres|a la suite d[eu]|une fois(?: que)?|des que?|aussitot(?: que)?
      ) ?${DONE_WITH}?${THEIRS}$`,
  ],
  ['after', new RegExp(`\\b(?:when|quand|lorsque?'?) ?${DONE_WITH}${THEIRS}$`)],
  ['before', new RegExp(`\\b${RIGHT}(?:before|avant)(?: de)? ${THEIRS}$`)],
  [
    'beside',
    pattern`
      \b(?:
        on top of|in addition to|along with|together with|besides|as well as|en plus d[eu]|en meme temps que?
        |now that|maintenant que|since|vu que
      ) ${THEIRS}$`,
  ],
];
const WHEN = new RegExp(`\\b(?:when|while|quand|lorsque?'?|pendant que) ?${THEIRS}$`);
const IS_DONE = pattern`
  ^(?:'s| is| are| will be| has been| est| sont| sera| soit)?(?: all)? (?:
    done|finished|over|completed?|fixed|unblocked|booked|settled|set|sorted|fini(?:e|es|s)?|termine(?:e|es|s)?
    |faite?s?|regle(?:e|es|s)?|debouche(?:e|es|s)?|repare(?:e|es|s)?|reserve(?:e|es|s)?
  )(?![a-z])`;
/** Whoever moves or cancels what is booked speaks of it itself. */
export const CHANGES = pattern`
  \b(?:
    mov(?:e|ing)|reschedul\w*|switch|swap|cancel\w*|push|bump|deplac\w*|report\w*|annul\w*|remett\w*|decal\w*
    |devanc\w*
  )\b`;
/** The same once more is another one. */
const AGAIN = /^ (?:again|encore|for (?:my|his|her|the)|pour (?:mon|ma|mes|notre))\b/;

const howTold = (
  { start, end }: Span,
  folded: string,
): { readonly how: ToldOfBooked['how']; readonly span: Span } | undefined => {
  const before = folded.slice(Math.max(0, start - 80), start);
  const behind = folded.slice(end);
  if (AGAIN.test(behind)) return undefined;
  const done = IS_DONE.exec(behind)?.[0].length ?? 0;
  const found =
    leads.find(([, lead]) => lead.test(before)) ?? (done > 0 ? (['after', WHEN] as const) : undefined);
  const lead = found?.[1].exec(before)?.[0];
  return found && lead !== undefined
    ? { how: found[0], span: { start: start - lead.length, end: end + done } }
    : undefined;
};

/**
 * Where a message that wishes for something else tells of what is booked: "the tap too, once the toilet's finished". Of
 * those services nothing more is wished.
 */
export const toldOfBooked = (
  services: readonly Mention[],
  { folded }: Text,
  booked: readonly BookedBefore[],
): readonly ToldOfBooked[] => {
  if (booked.length === 0 || services.length < 2 || CHANGES.test(folded)) return [];
  const told = services.flatMap((service): readonly ToldOfBooked[] => {
    if (service.kind !== 'service') return [];
    const done = booked.findLast((one) => service.services.some(({ id }) => id === one.service));
    const said = done && howTold(service, folded);
    return said ? [{ ...said, service, booked: done }] : [];
  });
  return told.length < services.length ? told : [];
};

const onDay = (date: Temporal.PlainDate): When => ({
  dates: [{ from: date.toString(), to: date.toString() }],
  weekdays: [],
  times: [],
});

const hoursOf = ({ how, booked: { starts, ends } }: ToldOfBooked): Partial<When> => {
  if (how === 'beside') return {};
  return how === 'after' ? { times: [{ from: ends, to: 24 * 60 }] } : { endsBy: starts };
};

const isOn = (when: When, date: Temporal.PlainDate): boolean =>
  when.dates.some(({ from, to }) => from <= date.toString() && date.toString() <= to) ||
  when.weekdays.some((weekday) => weekday === date.dayOfWeek);

/** When it is to be, by what is booked: on that day where no other is told, and at no hour of it on another. */
export const timesByBooked = (
  told: readonly ToldOfBooked[],
  whens: readonly Mention[],
): readonly WhenMention[] => {
  const days = whens.flatMap((one) => (one.kind === 'when' && isDay(one.when) ? [one.when] : []));
  return told.slice(0, 1).flatMap((one): readonly WhenMention[] => {
    const hours = hoursOf(one);
    const day = onDay(one.booked.date);
    if (days.length === 0) return [{ kind: 'when', when: { ...day, ...hours }, ...one.span }];
    const isThatDay = days.every((when) => isOn(when, one.booked.date)) && one.how !== 'beside';
    return isThatDay ? [{ kind: 'when', when: { ...day, dates: [], ...hours }, ...one.span }] : [];
  });
};
