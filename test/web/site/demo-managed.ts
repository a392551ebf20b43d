import type { Language } from '../../../shared/domain/language.ts';
import type { ManagedBooking } from '../../../shared/schemas/managed-booking.ts';
import type { RenderManageInput } from '../../../web/site/renderer-type.ts';
import { demoAddress, demoSlots } from './demo-config.ts';

/** An appointment as its holder gets it; each test changes what it speaks of. */
export const demoManaged = (over: Partial<ManagedBooking> = {}): ManagedBooking => ({
  bookingId: 'b1',
  title: 'Soin éclat',
  startAt: '2026-11-24T14:00:00Z',
  endAt: '2026-11-24T15:00:00Z',
  status: 'confirmed',
  manageUrl: 'https://comptoir.test/rdv/t0k3n',
  name: 'Zoé Roy',
  business: 'Studio',
  phone: '+15145550142',
  address: null,
  timezone: 'America/Toronto',
  slug: 'studio-lumiere',
  serviceId: 'svc-eclat',
  calendarId: 'main',
  sequence: 0,
  canChange: true,
  cutOffAt: '2026-11-23T14:00:00Z',
  price: 85,
  currency: 'CAD',
  basket: [],
  ...over,
});

/** Three that were booked at once, of which the last is too late to change. */
export const demoBasket: ManagedBooking['basket'] = [9, 10, 11].map((hour, n) => ({
  bookingId: `b${n + 1}`,
  title: n === 0 ? 'Soin éclat' : 'Manucure',
  startAt: `2026-11-24T${hour + 5}:00:00Z`,
  endAt: `2026-11-24T${hour + 6}:00:00Z`,
  status: 'confirmed',
  personName: 'Camille',
  manageUrl: `https://comptoir.test/rdv/t0k3n${n === 0 ? '' : n}`,
  price: 85,
  currency: 'CAD',
  canChange: n < 2,
}));

const endings: Readonly<Record<string, Partial<ManagedBooking>>> = {
  late: { canChange: false },
  visit: {
    ...{ title: 'Soin éclat du visage', personName: 'Bruno Ngo', toBring: 'Votre carte d’assurance maladie' },
    ...{ address: demoAddress, directions: 'Sonnez au 2. Stationnement derrière.', taxes: 'extra' },
    policies: 'Une absence sans avis : la moitié du prix.',
  },
  called_off: { askedToMove: true },
  cancelled: { status: 'cancelled', canChange: false },
  basket: { basket: demoBasket },
  long: { title: 'Soin'.repeat(30), business: 'X'.repeat(120), phone: null },
};

/** An appointment's page by its address: `?state=late|visit|called_off|cancelled|long|basket|refused`, `?done=moved|booked`. */
export const managedPage = (query: URLSearchParams, language: Language): RenderManageInput => {
  const state = query.get('state') ?? '';
  const slots = demoSlots('svc-eclat').filter(({ startAt }) => startAt !== demoManaged().startAt);
  return {
    booking: demoManaged(endings[state]),
    ...(state === 'called_off' ? { proposed: slots.slice(0, 3) } : {}),
    slots: state === 'late' || state === 'cancelled' ? [] : slots,
    language,
    appBase: '',
    formNonce: 'n0nce',
    ...(query.get('done') === 'moved' ? { done: 'moved' as const } : {}),
    ...(query.get('done') === 'booked' ? { done: 'booked' as const, confirmedTo: 'zoe@exemple.ca' } : {}),
    ...(state === 'refused'
      ? {
          formError: {
            form: 'move' as const,
            message: 'Ce créneau vient d’être pris.',
            alternatives: slots.slice(0, 3),
          },
        }
      : {}),
  };
};
