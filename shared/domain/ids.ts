declare const kind: unique symbol;

/** A string that only its own parser may produce, so that ids of two kinds are never mixed up. */
export type Branded<Kind extends string> = string & { readonly [kind]: Kind };

export type TenantId = Branded<'TenantId'>;
export type UserId = Branded<'UserId'>;
export type ServiceId = Branded<'ServiceId'>;
export type LeadId = Branded<'LeadId'>;
export type BookingId = Branded<'BookingId'>;
export type ConversationId = Branded<'ConversationId'>;
export type CalendarId = Branded<'CalendarId'>;
export type WaitingId = Branded<'WaitingId'>;
export type QuestionId = Branded<'QuestionId'>;

/** Brands an id that was just made, or read back from storage. */
export const brandId = <Id extends Branded<string>>(value: string): Id => value as Id;

/** The calendar of a business whose members have none of their own. */
export const MAIN_CALENDAR: CalendarId = brandId('main');
