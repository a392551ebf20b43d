import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import type { Booking } from '../../../shared/schemas/booking.ts';
import type { Lead } from '../../../shared/schemas/lead.ts';
import type { Service } from '../../../shared/schemas/service.ts';

/** What a new business does before its first client, in this order. */
const SETUP_STEPS = ['services', 'hours', 'page', 'widget', 'booking'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export interface SetupFacts {
  readonly services: readonly Pick<Service, 'active'>[];
  readonly windows: readonly Pick<AvailabilityWindow, 'active'>[];
  readonly siteDescription: string | null;
  readonly leads: readonly Pick<Lead, 'source'>[];
  readonly bookings: readonly Pick<Booking, 'source'>[];
}

const isDone: Readonly<Record<SetupStep, (facts: SetupFacts) => boolean>> = {
  services: ({ services }) => services.some(({ active }) => active),
  hours: ({ windows }) => windows.some(({ active }) => active),
  page: ({ siteDescription }) => siteDescription !== null && siteDescription !== '',
  widget: ({ leads, bookings }) => [...leads, ...bookings].some(({ source }) => source === 'widget'),
  booking: ({ bookings }) => bookings.some(({ source }) => source !== 'manual' && source !== 'api'),
};

/** The steps with whether each is done, told by what the business has: nothing is ticked by hand. */
export const setupOf = (
  facts: SetupFacts,
): ReadonlyArray<{ readonly step: SetupStep; readonly done: boolean }> =>
  SETUP_STEPS.map((step) => ({ step, done: isDone[step](facts) }));
