import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { markAtStart } from '../../../support/mark-booking.ts';
import { join } from '../../../support/team.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { readCsv } from './csv-reader.ts';

const START = Date.parse('2026-11-23T13:00:00Z');
const DAY_MS = 86_400_000;

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(START);
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const send = async (method: string, path: string, body?: unknown) => {
  const { status, json, text } = await world.call(method, path, { token: business.owner.token, body });
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return json?.data;
};

const file = (name: string, headers = {}, { owner }: Business = business) =>
  world.call('GET', `/v1/exports/${name}`, { token: owner.token, headers });

/** A file's rows by its headings. */
const rowsOf = async (name: string, headers = {}, separator = ',') => {
  const { text } = await file(name, headers);
  const [heads = [], ...rows] = readCsv(text.replace('\ufeff', ''), separator);
  return rows.map((row) => {
    expect(row).toHaveLength(heads.length);
    return Object.fromEntries(heads.map((head, n) => [head, row[n]]));
  });
};

const ANA = {
  name: 'Ana "la vite" Lévy, =cmd',
  email: 'ana@example.org',
  phone: '514 555-0142',
  message: 'Bonjour,\n\nmon auto; =HYPERLINK("https://example.org")',
};

describe('leads.csv', () => {
  test('is a file to be saved, in UTF-8 with its mark, that nobody caches or opens in place', async () => {
    const { status, headers, text } = await file('leads.csv');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads-2026-11-23.csv"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(text).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  test('has every lead with all that is known of it, instants as they are and in local time', async () => {
    const { leadId } = await send('POST', '/v1/leads', { ...ANA, note: '-10 %', status: 'qualified' });
    expect(await rowsOf('leads.csv')).toEqual([
      {
        Identifiant: leadId,
        'Reçu (UTC)': '2026-11-23T13:00:00.000Z',
        'Reçu (America/Toronto)': '2026-11-23 08:00',
        Nom: ANA.name,
        'E-mail': ANA.email,
        Téléphone: "'+15145550142",
        Statut: 'Qualifié',
        Source: 'Manuel',
        Message: ANA.message.replace('=', "'="),
        'Note interne': "'-10 %",
        Étiquettes: '',
        Responsable: '',
        'E-mail du responsable': '',
        'Dernière activité (UTC)': '2026-11-23T13:00:00.000Z',
        'Dernière activité (America/Toronto)': '2026-11-23 08:00',
        'Autres e-mails': '',
        'Autres téléphones': '',
        'Coordonnées non vérifiées': '',
        utm_source: '',
        utm_medium: '',
        utm_campaign: '',
        utm_term: '',
        utm_content: '',
      },
    ]);
  });

  test('names who takes care of a lead, as long as they are there, every contact, and the campaign, spreadsheet-safe', async () => {
    const { memberId, email } = await join(world, business.owner);
    const { leadId } = await send('POST', '/v1/leads', { ...ANA, ownerId: memberId });
    const other = await send('POST', '/v1/leads', { email: 'ana2@example.org' });
    await send('POST', `/v1/leads/${leadId}/merge`, { leadId: other.leadId });
    expect(await rowsOf('leads.csv')).toMatchObject([
      { 'E-mail du responsable': email, 'Autres e-mails': 'ana2@example.org' },
    ]);
    await send('DELETE', `/v1/members/${memberId}`);
    const [row] = await rowsOf('leads.csv', { 'accept-language': 'en' });
    expect(row).toMatchObject({
      Owner: 'Former member',
      'Owner’s e-mail': '',
      'Other e-mails': 'ana2@example.org',
    });

    const slots = await world.call('GET', `/public/sites/${business.slug}/slots?limit=1`);
    const body = { slotId: slots.json.data.slots[0].slotId, name: 'Luc', email: 'luc@example.org' };
    const utm = { source: '=cmd', campaign: 'hiver' };
    await world.call('POST', `/public/sites/${business.slug}/bookings`, { body: { ...body, utm } });
    expect(await rowsOf('leads.csv')).toContainEqual(
      expect.objectContaining({ Nom: 'Luc', utm_source: "'=cmd", utm_campaign: 'hiver' }),
    );
  });

  test('marks the contacts that only a visitor has typed, until a member accepts them', async () => {
    const { slots } = (await world.call('GET', `/public/sites/${business.slug}/slots?limit=1`)).json.data;
    const body = { slotId: slots[0].slotId, name: 'Zoé', email: 'zoe@example.org', phone: '438 555-0177' };
    await world.call('POST', `/public/sites/${business.slug}/bookings`, { body });
    const [before] = await rowsOf('leads.csv');
    expect(before).toMatchObject({
      'E-mail': 'zoe@example.org',
      Téléphone: "'+14385550177",
      'Coordonnées non vérifiées': "'+14385550177",
    });
    await send('POST', `/v1/leads/${before?.Identifiant}/contacts`, {
      contact: '+14385550177',
      verdict: 'accept',
    });
    const [after] = await rowsOf('leads.csv', { 'accept-language': 'en' });
    expect(after).toMatchObject({ Phone: "'+14385550177", 'Unverified contacts': '' });
  });

  test('speaks the caller’s language', async () => {
    await send('POST', '/v1/leads', { name: 'Luc', status: 'lost' });
    const [row] = await rowsOf('leads.csv', { 'accept-language': 'en-CA' });
    expect(row).toMatchObject({ Name: 'Luc', Status: 'Lost', Source: 'Manual', Phone: '' });
  });

  test('has the leads that were last active in a period of local days', async () => {
    for (const [day, name] of ['Lundi', 'Mardi', 'Mercredi'].entries()) {
      // Half past eleven in the evening: the next day in UTC.
      world.setClock(Date.parse('2026-11-24T04:30:00Z') + day * DAY_MS);
      await send('POST', '/v1/leads', { name });
    }
    const names = async (query: string) => (await rowsOf(`leads.csv${query}`)).map(({ Nom }) => Nom);
    expect(await names('')).toEqual(['Lundi', 'Mardi', 'Mercredi']);
    expect(await names('?from=2026-11-24')).toEqual(['Mardi', 'Mercredi']);
    expect(await names('?to=2026-11-24')).toEqual(['Lundi', 'Mardi']);
    expect(await names('?from=2026-11-24&to=2026-11-24')).toEqual(['Mardi']);
    expect(await names('?from=2026-11-26&to=2026-12-31')).toEqual([]);
  });

  test('leaves out a lead whose time has passed, though its item may still lie there', async () => {
    await send('POST', '/v1/leads', { name: 'Luc' });
    world.setClock(START + 740 * DAY_MS);
    expect(await rowsOf('leads.csv')).toEqual([]);
  });

  test('has nobody else’s', async () => {
    const other = await openBusiness(world);
    await send('POST', '/v1/leads', { name: 'Luc' });
    const { text } = await file('leads.csv', {}, other);
    expect(readCsv(text)).toHaveLength(1);
  });
});

describe('bookings.csv', () => {
  const book = (startAt: string, name: string, extra = {}) =>
    send('POST', '/v1/bookings', { serviceId: business.serviceId, startAt, name, ...extra });

  test('has every appointment, the cancelled ones after the others', async () => {
    const late = await book('2026-11-25T15:00:00.000Z', 'Luc');
    const gone = await book('2026-11-24T15:00:00.000Z', 'Zoé');
    const soon = await book('2026-11-24T14:00:00.000Z', 'Ana', { phone: '514 555-0142', note: '@Ana' });
    await markAtStart(world, business.owner.token, late.bookingId, 'no_show');
    await send('DELETE', `/v1/bookings/${gone.bookingId}`);
    const rows = await rowsOf('bookings.csv');
    expect(rows.map(({ Client, Statut }) => [Client, Statut])).toEqual([
      ['Ana', 'Confirmée'],
      ['Luc', 'Absent'],
      ['Zoé', 'Annulée'],
    ]);
    expect(rows[0]).toEqual({
      Identifiant: soon.bookingId,
      'Début (UTC)': '2026-11-24T14:00:00.000Z',
      'Début (America/Toronto)': '2026-11-24 09:00',
      'Fin (UTC)': '2026-11-24T15:00:00.000Z',
      'Fin (America/Toronto)': '2026-11-24 10:00',
      Statut: 'Confirmée',
      Service: 'Vidange',
      Prix: '60.00',
      Devise: 'CAD',
      'Prix minimum': '',
      Avec: 'Garage Tremblay',
      Client: 'Ana',
      'E-mail': '',
      Téléphone: "'+15145550142",
      Note: "'@Ana",
      Source: 'Manuel',
      Lead: soon.leadId,
      'Réservée (UTC)': '2026-11-23T13:00:00.000Z',
      'Réservée (America/Toronto)': '2026-11-23 08:00',
    });
  });

  test('takes its name and headings from the caller’s language', async () => {
    const fr = await file('bookings.csv');
    const en = await file('bookings.csv?lang=en');
    expect(fr.headers['content-disposition']).toContain('"reservations-2026-11-23.csv"');
    // `lang` is no part of this question, as of no other of the API's.
    expect(en.status).toBe(400);
    expect((await file('bookings.csv', { 'accept-language': 'en' })).text).toContain('Customer');
  });

  test('has the appointments of a period, whenever they were booked', async () => {
    await book('2026-11-24T14:00:00.000Z', 'Ana');
    const gone = await book('2026-11-25T14:00:00.000Z', 'Zoé');
    await send('DELETE', `/v1/bookings/${gone.bookingId}`);
    await book('2026-11-26T14:00:00.000Z', 'Luc');
    const rows = await rowsOf('bookings.csv?from=2026-11-24&to=2026-11-25');
    expect(rows.map(({ Client }) => Client)).toEqual(['Ana', 'Zoé']);
  });

  test('comes with semicolons and decimal commas for spreadsheets that want them', async () => {
    await book('2026-11-24T14:00:00.000Z', 'Ana');
    const [row] = await rowsOf('bookings.csv?separator=semicolon', {}, ';');
    expect(row).toMatchObject({ Prix: '60,00', Client: 'Ana' });
  });
});

test.each(['?from=2026-02-30', '?separator=tab', '?limit=3', '?from=2026-11-24&to=2026-11-23'])(
  'a question such as %s is refused in the shape of every refusal',
  async (query) => {
    const { status, json, headers } = await file(`leads.csv${query}`);
    expect([status, json.error.code]).toEqual([400, 'invalid_request']);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  },
);
