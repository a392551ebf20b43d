import type { Language } from '../../../shared/domain/language.ts';
import type { Utm } from '../../../shared/domain/utm.ts';
import type { PublicBookingCreate } from '../../../shared/schemas/public-booking-request.ts';
import type { SiteTexts } from '../texts.ts';

/** Names of the form's inputs, with or without JavaScript. */
const FIELD_NAMES = ['slotId', 'name', 'email', 'phone', 'note', 'smsConsent'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];
/** What was filled in; an empty input is absent. */
export type Fields = Readonly<Partial<Record<FieldName, string>>>;
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** What the visitor filled in, trimmed. */
export const readFields = (form: FormData): Fields =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, String(form.get(name) ?? '').trim()]).filter(([, value]) => value),
  );

/** Errors of missing fields: a time, a name, and an e-mail or phone. The server validates the rest. */
export const missingFields = (fields: Fields, texts: SiteTexts['booking']): FieldErrors => ({
  ...(fields.slotId ? {} : { slotId: texts.needSlot }),
  ...(fields.name ? {} : { name: texts.needName }),
  ...(fields.email || fields.phone ? {} : { email: texts.needContact }),
});

/** The body to post. Pressing the button accepts the notice above it. */
export const bookingBody = (
  fields: Fields,
  serviceId: string | null,
  language: Language,
  utm?: Utm,
): PublicBookingCreate => ({
  slotId: '',
  name: '',
  ...fields,
  ...(serviceId === null ? {} : { serviceId }),
  language,
  consent: true,
  ...(utm ? { utm } : {}),
});

const isFieldName = (path: string): path is FieldName => FIELD_NAMES.some((name) => name === path);

/** The server's issues by input. */
export const issueErrors = (
  issues: ReadonlyArray<{ readonly path: string; readonly message: string }>,
): FieldErrors =>
  Object.fromEntries(issues.filter(({ path }) => isFieldName(path)).map((i) => [i.path, i.message]));
