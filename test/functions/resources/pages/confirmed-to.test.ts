import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SMS_CONSENT_VERSION } from '../../../../shared/domain/sms-consent.ts';
import { dataOf } from '../../../support/team.ts';
import { type Answer, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { fieldsOf, pageGetter, plain, seen } from './read-page.ts';

let world: World;
let get: ReturnType<typeof pageGetter>;
beforeAll(async () => {
  world = await openWorld();
  get = pageGetter(world);
});
afterAll(() => world.stop());

type Choice = 'slotId' | 'offer';

/** The first choice of a page's form. */
const firstOf = ({ text }: Answer, name: Choice): string =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]+)"`).exec(text)?.[1] ?? '';

/** Books the first choice of a page without JavaScript; answers the address that the browser is sent to. */
const booked = async (path: string, action: string, choice: Choice, typed: object): Promise<string> => {
  const page = await get(path);
  const fields = { ...fieldsOf(page), [choice]: firstOf(page, choice), name: 'Ana Lévy', ...typed };
  const answer = await world.call('POST', action, {
    rawBody: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'fr' },
  });
  expect(answer.status).toBe(303);
  return answer.headers.location ?? '';
};

const bookedOne = ({ slug }: Business, typed: object, query = '') =>
  booked(`/site/${slug}${query}`, `/site/${slug}/book`, 'slotId', typed);

const bookedTwo = ({ slug, serviceId }: Business, typed: object) => {
  const path = `/site/${slug}/plusieurs`;
  return booked(`${path}?find=1&service=${serviceId}&service=${serviceId}`, path, 'offer', typed);
};

const ANA = { email: 'ana@example.org' };
const PHONE = { phone: '514 555-0142' };

/** What the page of an address tells of what was just done, markup left out. */
const toldBy = async (address: string): Promise<string> => {
  const [, told = ''] = /<p[^>]*role="status"[^>]*>([\s\S]*?)<\/p>/.exec(seen(await get(address))) ?? [];
  return plain(told.replace(/<[^>]+>/g, '')).replace(/&#x27;/g, "'");
};

describe('whoever has just booked without JavaScript', () => {
  test('is told on the appointment’s page where the confirmation goes, or that none does', async () => {
    const business = await openBusiness(world);
    const told = async (typed: object, query = '') => toldBy(await bookedOne(business, typed, query));
    expect(await told(ANA)).toBe("C'est réservé. Une confirmation part à ana@example.org.");
    expect(await told(PHONE)).toBe(
      "C'est réservé. Aucune confirmation n'est envoyée : cette page en tient lieu.",
    );
    const smsConsent = SMS_CONSENT_VERSION;
    expect(await told({ phone: '514 555-0143', smsConsent })).toBe(
      "C'est réservé. Une confirmation part par SMS au 514 555-0143.",
    );
    expect(await told({ email: 'zoe@example.org' }, '?lang=en')).toBe(
      'You are booked. A confirmation is on its way to zoe@example.org.',
    );
  });

  test('is told so of several at once, on the page of all', async () => {
    const business = await openBusiness(world);
    expect(await toldBy(await bookedTwo(business, ANA))).toBe(
      "C'est réservé. Une confirmation part à ana@example.org.",
    );
  });

  test('finds it there when the form is pressed twice or the page loaded again', async () => {
    const address = await bookedOne(await openBusiness(world), ANA);
    const first = await toldBy(address);
    expect(first).toContain('ana@example.org');
    expect(await toldBy(address)).toBe(first);
  });

  test('leaves no address to read in a link that is given on', async () => {
    const address = await bookedOne(await openBusiness(world), ANA);
    const [link = ''] = address.split('?');
    const shown = async (path: string) => [await toldBy(path), (await get(path)).text.includes(ANA.email)];
    expect(await shown(link)).toEqual(['', false]);
    world.advance(16);
    expect(await shown(address)).toEqual(['', false]);
  });

  test('is no longer told of a confirmation once the appointment is cancelled', async () => {
    const business = await openBusiness(world);
    const address = await bookedOne(business, ANA);
    const { token } = business.owner;
    const [{ bookingId }] = (await dataOf(world.call('GET', '/v1/bookings', { token }))).bookings;
    expect((await world.call('DELETE', `/v1/bookings/${bookingId}`, { token })).status).toBeLessThan(300);
    expect(await toldBy(address)).toBe('');
  });
});
