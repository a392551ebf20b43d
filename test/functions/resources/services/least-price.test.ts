import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { MONDAY_8H } from '../../../support/world.ts';
import { type MailWorld, openMailWorld } from '../../messages/mail-world.ts';
import { ANA, openAppointment } from '../public-site/manage-world.ts';

const LEAST = /à partir de\s30,00\s\$/;

let world: MailWorld;
let at: Awaited<ReturnType<typeof openAppointment>>;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  at = await openAppointment(world);
  await world.newMailsTo('');
});
afterAll(() => world.stop());

/** The business's service costs from 30 dollars on, and one appointment of it is booked. */
const bookedAtLeast = async () => {
  await dataOf(
    at.staff('PATCH', `/v1/services/${at.serviceId}`, {
      ...{ price: 30, priceFrom: true, currency: 'CAD', toBring: 'Le carnet d’entretien' },
    }),
  );
  const [slot] = (await at.slots()).slice(4);
  return (await at.book(slot?.slotId, { ...ANA, name: 'Ana au carnet' })).json.data;
};

let turns = 0;
const said = async (message: string): Promise<string> => {
  turns += 1;
  const { text } = await world.call('POST', `/public/sites/${at.slug}/chat`, {
    viewer: `2001:db8:0:${turns}::1`,
    body: { message, consent: true, language: 'fr' },
  });
  return text;
};

describe('a price that is only the least', () => {
  test('is never said as a fixed one: page, offers, chat, appointment, mail and file', async () => {
    const made = await bookedAtLeast();
    const page = await world.call('GET', `/site/${at.slug}?lang=fr`);
    expect(page.text).toMatch(LEAST);
    expect(page.text).toContain('"minPrice":30');
    expect(page.text).not.toContain('"price":30');
    const offers = await dataOf(
      world.call('POST', `/public/sites/${at.slug}/offers`, {
        body: { arrangement: 'series', parts: [{ serviceId: at.serviceId }], count: 2, everyWeeks: 1 },
      }),
    );
    expect(offers.offers[0].parts[0]).toMatchObject({ price: 30, priceFrom: true });
    const managed = await world.call('GET', made.manageUrl.replace(/^.*(?=\/rdv\/)/, '').concat('?lang=fr'));
    expect(managed.text).toMatch(LEAST);
    const [mail] = await world.newMailsTo(ANA.email);
    expect(mail?.text).toMatch(LEAST);
    expect(await said('Combien coûte la vidange ?')).toMatch(LEAST);
    expect(await said('Quel est votre service le plus cher ?')).toMatch(LEAST);
    const file = await world.call('GET', '/v1/exports/bookings.csv', { token: at.owner.token });
    expect(file.text).toMatch(/Prix minimum/);
    expect(file.text).toMatch(/,30\.00,CAD,oui,/);
  });

  test('is fixed once staff give another, and stays the least where they send the same', async () => {
    const { bookingId } = await bookedAtLeast();
    const path = `/v1/bookings/${bookingId}`;
    const edit = async (body: object) => {
      await dataOf(at.staff('PATCH', path, body));
      return dataOf(at.staff('GET', path));
    };
    expect(await edit({ price: 30, note: 'Deux essuie-glaces' })).toMatchObject({
      price: 30,
      priceFrom: true,
    });
    const fixed = await edit({ price: 48 });
    expect(fixed).toMatchObject({ price: 48 });
    expect(fixed).not.toHaveProperty('priceFrom');
    const { changes } = await dataOf(at.staff('GET', `${path}/history`));
    expect(changes[0]).toMatchObject({ from: { price: 30, priceFrom: true }, to: { price: 48 } });
  });
});

describe('a service', () => {
  test('keeps its category and what to bring, and neither once they are cleared', async () => {
    const body = { name: 'Pneus', durationMin: 30, category: 'Saisons', toBring: 'Vos pneus' };
    const made = await dataOf(at.staff('POST', '/v1/services', body));
    expect(made).toMatchObject({ category: 'Saisons', toBring: 'Vos pneus' });
    const cleared = { category: null, toBring: '' };
    const saved = await dataOf(at.staff('PATCH', `/v1/services/${made.serviceId}`, cleared));
    expect(saved).not.toHaveProperty('category');
    expect(saved).not.toHaveProperty('toBring');
  });

  test('has no least price without a price', async () => {
    const body = { name: 'Pneus', durationMin: 30, price: null, priceFrom: true };
    expect(await dataOf(at.staff('POST', '/v1/services', body))).not.toHaveProperty('priceFrom');
  });
});
