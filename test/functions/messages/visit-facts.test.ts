import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { HOUR_MS } from '../../../shared/domain/duration.ts';
import { dataOf } from '../../support/team.ts';
import { MONDAY_8H } from '../../support/world.ts';
import { openAppointment } from '../resources/public-site/manage-world.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';
import { UNDO_OVER_MIN } from './world.ts';

const LEA = { name: 'Léa Roy', email: 'lea@example.org' };
const VISIT = [
  'Le carnet d’entretien',
  'Sonnez au 2.',
  'jusqu’à 24 heures avant',
  'Rien n’est prélevé en ligne.',
  'la moitié du prix',
  'Taxes en sus',
];

let world: MailWorld;
let at: Awaited<ReturnType<typeof openAppointment>>;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  at = await openAppointment(world);
  await dataOf(
    at.staff('PATCH', '/v1/sites/current', {
      ...{
        directions: 'Sonnez au 2.',
        policies: 'Une absence sans avis : la moitié du prix.',
        taxes: 'extra',
      },
      translations: { en: { directions: 'Ring at 2.' } },
    }),
  );
  const toBring = { toBring: 'Le carnet d’entretien', translations: { en: { toBring: 'The logbook' } } };
  await dataOf(at.staff('PATCH', `/v1/services/${at.serviceId}`, toBring));
  await world.newMailsTo('');
});
afterAll(() => world.stop());

const booked = async (who: object = LEA) => {
  const slot = (await at.slots()).find(({ startAt }) => Date.parse(startAt) > MONDAY_8H + 25 * HOUR_MS);
  return dataOf(at.book(slot?.slotId, who));
};

const plain = (text = ''): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('what a visit needs', () => {
  test('is in the confirmation of the form, of the mail, and on the appointment’s page', async () => {
    const made = await booked();
    expect(made).toMatchObject({ toBring: 'Le carnet d’entretien' });
    const [mail] = await world.newMailsTo(LEA.email);
    for (const said of VISIT) expect(plain(mail?.text)).toContain(said);
    const path = new URL(made.manageUrl).pathname;
    const { text } = await world.call('GET', `${path}?lang=fr`);
    for (const said of ['Le carnet d’entretien', 'Sonnez au 2.', 'la moitié du prix', 'taxes en sus'])
      expect(plain(text)).toContain(said);
  });

  test('names whom to ask for a change where the appointment is sooner than the link serves', async () => {
    const [first] = await at.slots();
    await dataOf(at.book(first?.slotId, LEA));
    const [mail] = await world.newMailsTo(LEA.email);
    expect(plain(mail?.text)).toContain('À moins de 24 heures du rendez-vous, adressez-vous à');
    expect(plain(mail?.text)).not.toContain('jusqu’à 24 heures avant');
  });

  test('is told in the visitor’s language as far as it is translated', async () => {
    await booked({ ...LEA, language: 'en' });
    const [mail] = await world.newMailsTo(LEA.email);
    for (const said of ['The logbook', 'Ring at 2.', 'until 24 hours before', 'Taxes not included'])
      expect(plain(mail?.text)).toContain(said);
  });

  test('is not told of an appointment that is cancelled, and follows another service', async () => {
    const { bookingId } = await booked();
    await world.newMailsTo(LEA.email);
    const tires = await dataOf(
      at.staff('POST', '/v1/services', { name: 'Pneus', durationMin: 60, price: 80 }),
    );
    await dataOf(at.staff('PATCH', `/v1/bookings/${bookingId}`, { serviceId: tires.serviceId }));
    world.advance(UNDO_OVER_MIN);
    const [changed] = await world.newMailsTo(LEA.email);
    expect(changed?.text).toContain('Sonnez au 2.');
    expect(changed?.text).not.toContain('carnet');
    await at.staff('DELETE', `/v1/bookings/${bookingId}`);
    world.advance(UNDO_OVER_MIN);
    const [cancelled] = await world.newMailsTo(LEA.email);
    expect(cancelled?.subject).toMatch(/^Rendez-vous annulé/);
    expect(cancelled?.text).not.toContain('Sonnez');
  });
});
