import type { Language } from '../../../shared/domain/language.ts';
import { defaultCurrency } from '../../../shared/domain/money.ts';
import type { Calendar } from '../../../shared/schemas/calendar.ts';
import {
  DEFAULT_DURATION_MIN,
  type Service,
  type ServiceCreate,
  serviceCreate,
} from '../../../shared/schemas/service.ts';
import { amountOf, amountText, amountTexts } from '../../i18n/amount.ts';
import { validateBody } from '../../lib/form-validation.ts';
import { type TranslationValues, translationsOf, translationValues } from '../../lib/translation-values.ts';
import { isNobodyChosen, type PerformerValues, performersBody, performerValues } from './performers.ts';
import { serviceTexts } from './texts.ts';

const TRANSLATED = ['name', 'description', 'category', 'toBring'] as const;

/** What the form's fields hold. */
export interface ServiceValues extends PerformerValues {
  readonly name: string;
  readonly durationMin: string;
  readonly price: string;
  readonly currency: string;
  readonly priceFrom: boolean;
  readonly description: string;
  readonly category: string;
  readonly toBring: string;
  readonly translations: TranslationValues<(typeof TRANSLATED)[number]>;
  /** Words between commas. */
  readonly synonyms: string;
  readonly active: boolean;
  readonly bufferBeforeMin: string;
  readonly bufferAfterMin: string;
}

/** A new service's form; the currency follows the business's zone. */
export const blankService = (timezone: string, candidates: readonly Calendar[] = []): ServiceValues => ({
  name: '',
  durationMin: String(DEFAULT_DURATION_MIN),
  price: '',
  currency: defaultCurrency(timezone),
  priceFrom: false,
  description: '',
  category: '',
  toBring: '',
  translations: translationValues(TRANSLATED),
  synonyms: '',
  active: true,
  bufferBeforeMin: '0',
  bufferAfterMin: '0',
  ...performerValues(candidates),
});

export const serviceValues = (
  service: Service,
  language: Language,
  candidates: readonly Calendar[] = [],
): ServiceValues => ({
  name: service.name,
  durationMin: String(service.durationMin),
  price: amountText(service.price, language),
  currency: service.currency,
  priceFrom: service.priceFrom ?? false,
  description: service.description ?? '',
  category: service.category ?? '',
  toBring: service.toBring ?? '',
  translations: translationValues(TRANSLATED, service.translations),
  synonyms: service.synonyms.join(', '),
  active: service.active,
  bufferBeforeMin: String(service.bufferBeforeMin),
  bufferAfterMin: String(service.bufferAfterMin),
  ...performerValues(candidates, service),
});

/** A number input gives Formik a number, or '' for what is no number. */
const typed = (value: string | number): string => String(value).trim();

const numberOrZero = (value: string): number => {
  const number = Number(typed(value));
  return Number.isFinite(number) ? number : 0;
};

/** The words between commas, each once. */
export const wordsOf = (value: string): string[] => [
  ...new Set(
    value
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/**
 * The body that is sent: a blank price or text is null; a price that is not a number and a blank currency are
 * left out; a duration that is not a number is 0. `service` is the one being changed.
 */
export const toServiceBody = (values: ServiceValues, service?: Service): ServiceCreate => {
  const currency = values.currency.trim();
  const price = amountOf(values.price);
  return {
    name: values.name.trim(),
    durationMin: numberOrZero(values.durationMin),
    ...(price === null || Number.isFinite(price) ? { price } : {}),
    ...(currency === '' ? {} : { currency }),
    priceFrom: values.priceFrom && price !== null,
    description: values.description.trim() || null,
    category: values.category.trim() || null,
    toBring: values.toBring.trim() || null,
    translations: translationsOf(values.translations),
    synonyms: wordsOf(values.synonyms),
    active: values.active,
    bufferBeforeMin: numberOrZero(values.bufferBeforeMin),
    bufferAfterMin: numberOrZero(values.bufferAfterMin),
    ...performersBody(values, service),
  };
};

/**
 * The server's own schema for the body, and a rule that somebody performs the service; a blank name counts as absent,
 * so that the message is "required" and not "too short".
 */
export const validateService = (values: ServiceValues, language: Language, service?: Service) => {
  const body = toServiceBody(values, service);
  const { calendarIds, synonyms, ...errors } = validateBody<ServiceValues & { calendarIds: string }>(
    serviceCreate,
    { ...body, name: body.name || undefined },
    language,
  );
  const everyone = isNobodyChosen(values, service) ? serviceTexts[language].somebody : calendarIds;
  // One field holds all the words: the first one refused is told.
  const word = [synonyms].flat().find(Boolean);
  return {
    ...errors,
    ...(Number.isNaN(amountOf(values.price)) ? { price: amountTexts[language].invalid } : {}),
    ...(word === undefined ? {} : { synonyms: word }),
    ...(everyone === undefined ? {} : { everyone }),
  };
};
