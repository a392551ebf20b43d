import type { Language } from '../../../shared/domain/language.ts';
import { UTM_FIELDS } from '../../../shared/domain/utm.ts';
import type { SeveralInput } from '../input/several-input.ts';
import type { SiteInput } from '../input/site-input.ts';

type Asked = Pick<SiteInput, 'config' | 'language' | 'serviceId' | 'personId' | 'days' | 'utm'>;

export interface OtherPage {
  readonly language: Language;
  readonly href: string;
}

/** A URL parameter: its name and its value. */
export type Parameter = readonly [name: string, value: string];

const textOf = (parameters: readonly Parameter[]): string =>
  new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();

const hrefOf = (path: string, parameters: readonly Parameter[]): string => `${path}?${textOf(parameters)}`;

/** The campaign parameters, which every link and form of the page keeps. */
export const carriedOf = ({ utm = {} }: Asked): readonly Parameter[] =>
  UTM_FIELDS.flatMap((field) => (utm[field] ? [[`utm_${field}`, utm[field]] as const] : []));

/** The page's own path, regardless of the requested URL. */
export const pathOf = ({ config }: Asked): string => `/site/${config.slug}`;

/** Where the form of the page is posted; the answer is shown from the form on. */
export const actionOf = (input: Asked): string => `${pathOf(input)}/book#reserver`;

/** The page with another choice, by a link, and by its form. */
export interface Chosen {
  readonly href: string;
  /** What its form asks for without a script, as parameters of an address: what is not named stays as the form has it. */
  readonly look: string;
}

const chosenBy = (input: Asked, chosen: readonly Parameter[]): Chosen => ({
  href: `${hrefOf(pathOf(input), [['lang', input.language], ...chosen, ...carriedOf(input)])}#reserver`,
  look: textOf(chosen),
});

/** The page with a service chosen. */
export const withService = (input: Asked, id: string): Chosen => chosenBy(input, [['service', id]]);

/** The page with a service and somebody who performs it chosen. */
export const withPerson = (input: Asked, serviceId: string, personId: string): Chosen =>
  chosenBy(input, [
    ['service', serviceId],
    ['with', personId],
  ]);

const choiceOf = ({ serviceId, personId }: Asked): readonly Parameter[] => [
  ...(serviceId ? [['service', serviceId] as const] : []),
  ...(personId ? [['with', personId] as const] : []),
];

/** What the page's form asks for to show the free times from a day on; the soonest for null. */
export const lookFrom = (from: string | null): string => textOf([['from', from ?? '']]);

/** What the form of another page is asked for to begin with what is chosen and typed. */
export const LOOK_OPEN = textOf([['open', '1']]);

/** Where the form of the page for several appointments is posted; the answer is shown from its offers on. */
export const severalAction = (input: Asked): string => `${pathOf(input)}/plusieurs#propositions`;

/** Where the form for the waitlist is posted. */
export const waitlistAction = (input: Asked): string => `${pathOf(input)}/attente`;

/** The page for several appointments at once, the first of them as chosen. */
export const severalHref = (input: Asked): string =>
  hrefOf(`${pathOf(input)}/plusieurs`, [['lang', input.language], ...choiceOf(input), ...carriedOf(input)]);

const otherOf: Record<Language, Language> = { fr: 'en', en: 'fr' };

/** The page in the other language, with the same parameters. */
export const otherPage = (input: Asked): OtherPage & Chosen => {
  const language = otherOf[input.language];
  const from = input.days?.from;
  const href = hrefOf(pathOf(input), [
    ['lang', language],
    ...choiceOf(input),
    ...(from ? [['from', from] as const] : []),
    ...carriedOf(input),
  ]);
  return { language, href, look: textOf([['lang', language]]) };
};

type AskedSeverally = Pick<SeveralInput, 'config' | 'language' | 'asked' | 'offers' | 'utm'>;

const searchOf = (asked: SeveralInput['asked'], from: string | null): readonly Parameter[] => {
  const { rows, unread, ...read } = asked;
  const { arrangement, count, everyWeeks } = { ...read, ...unread };
  return [
    ['service', rows.map(({ serviceId }) => serviceId).join(',')],
    ['with', rows.map(({ personId }) => personId ?? '').join(',')],
    ['arrangement', arrangement],
    ['count', String(count)],
    ['everyWeeks', String(everyWeeks)],
    ...(from === null ? [] : [['from', from] as const]),
  ];
};

/** The search whose offers a page shows, as parameters of an address. */
export const searchedOf = ({ asked }: Pick<SeveralInput, 'asked'>): string =>
  textOf(searchOf(asked, asked.from));

/** What the form of the public page is asked for to show the first of several appointments. */
export const lookFirst = ({ rows: [first] }: SeveralInput['asked']): string =>
  textOf([
    ['service', first?.serviceId ?? ''],
    ['with', first?.personId ?? ''],
  ]);

const severalSearch = (input: AskedSeverally, language: Language, from: string | null): string =>
  hrefOf(`${pathOf(input)}/plusieurs`, [
    ['lang', language],
    ...(input.offers === null ? [] : [['find', '1'] as const]),
    ...searchOf(input.asked, from),
    ...carriedOf(input),
  ]);

/** The same search of several appointments from a later day on. */
export const severalLaterHref = (input: AskedSeverally, from: string | null): string =>
  `${severalSearch(input, input.language, from)}#propositions`;

/** The same search in the other language. */
export const severalOtherPage = (input: AskedSeverally): OtherPage => {
  const language = otherOf[input.language];
  return { language, href: severalSearch(input, language, input.asked.from) };
};

/**
 * Where a visitor's own program shows an address on a map: Google Maps' address for links, which phones open in their
 * app.
 */
export const mapUrl = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
