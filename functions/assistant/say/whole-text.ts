import { formatPrice, totalPrice } from '../../../shared/domain/money.ts';
import type { OfferedPart } from '../../../shared/schemas/basket.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { Whole } from '../conversation.ts';
import { localMoment } from '../time/local-time.ts';
import { minutesOf } from './appointment-text.ts';
import type { Telling } from './scene.ts';
import { dateTimeText, dayText, timeText } from './when.ts';
import { oneLine } from './words.ts';

/** What is told of one of several: of an offer, or of a record. */
type Told = Pick<PublicBooking, 'title' | 'personName' | 'startAt' | 'endAt'>;

/** What some things cost in all, in words; undefined where the prices are not all shown in one currency. */
export const totalText = (
  priced: Parameters<typeof totalPrice>[0],
  { t, language }: Telling,
): string | undefined => {
  const total = totalPrice(priced);
  return total && t.inAll(formatPrice(total, language));
};

/** From the first start to the last end. */
const spanOf = (parts: readonly Pick<Told, 'startAt' | 'endAt'>[]): number => {
  const starts = parts.map(({ startAt }) => Date.parse(startAt));
  const ends = parts.map(({ endAt }) => Date.parse(endAt));
  return Math.round((Math.max(...ends) - Math.min(...starts)) / 60_000);
};

const dayOf = ({ startAt }: Told, { zone }: Telling): string =>
  localMoment(Date.parse(startAt), zone).date.toString();

const whatText = ({ title, personName }: Told, { t }: Telling): string =>
  [oneLine(title), personName === undefined ? '' : t.withPerson(oneLine(personName))]
    .filter(Boolean)
    .join(' ');

/** One of several with its day and hour: "Coupe femme avec Ana, le samedi 28 novembre à 9 h 00". */
const partText = (part: Told, scene: Telling): string => {
  const { t, zone, language } = scene;
  return [whatText(part, scene), t.on(dateTimeText(part.startAt, zone, language))].filter(Boolean).join(', ');
};

/** The same where its day, or what it is, was told right before it. */
const nextText = (part: Told, before: Told, scene: Telling): string => {
  const { t, zone, language } = scene;
  const what = whatText(part, scene);
  const isSame = what === whatText(before, scene);
  if (dayOf(part, scene) === dayOf(before, scene))
    return `${what} ${t.at(timeText(part.startAt, zone, language))}`;
  return isSame ? t.on(dateTimeText(part.startAt, zone, language)) : partText(part, scene);
};

const skippedText = ({ skipped }: Whole, { t, language }: Telling): readonly string[] =>
  skipped.map(({ date, reason }) => t.notOn(dayText(date, language), t.skipped[reason]));

const named = (part: OfferedPart, { business }: Telling): OfferedPart => {
  const title = business.services.find(({ id }) => id === part.serviceId)?.name ?? part.title;
  return { ...part, title };
};

/** How long it takes in all, the waiting in it, and what it costs. */
export const wholeFacts = ({ arrangement, parts, gapMin }: Whole, scene: Telling): string => {
  const { t } = scene;
  const total = totalText(parts, scene);
  const minutes = arrangement === 'series' ? (parts[0] ? minutesOf(parts[0]) : 0) : spanOf(parts);
  return [t.minutes(minutes), gapMin > 0 ? t.waiting(t.minutes(gapMin)) : '', total ?? '']
    .filter(Boolean)
    .join(', ');
};

/** All of an offer in one line: each with its person and its time, the dates that are left out, length and price. */
export const wholeText = (whole: Whole, scene: Telling): string => {
  const { t } = scene;
  const parts = whole.parts.map((part) => named(part, scene));
  const told = parts.map((part, at) => {
    const before = parts[at - 1];
    if (!before) return partText(part, scene);
    const text = nextText(part, before, scene);
    return whole.arrangement === 'in_a_row' ? t.next(text) : text;
  });
  return t.aside([...told, ...skippedText(whole, scene)].join(', '), wholeFacts(whole, scene));
};

/** The same with a line for each. */
export const wholeLines = (whole: Whole, scene: Telling): readonly string[] => [
  ...whole.parts.map((part) => partText(named(part, scene), scene)),
  ...skippedText(whole, scene),
];
