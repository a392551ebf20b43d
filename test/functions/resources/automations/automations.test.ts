import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { notTurnedOff } from '../../../../functions/messages/not-turned-off.ts';
import { planFollowUp } from '../../../../functions/messages/plans/follow-up.ts';
import { planReminders } from '../../../../functions/messages/plans/reminders.ts';
import { sendReady } from '../../../../functions/messages/send-ready.ts';
import type { OutgoingEmail } from '../../../../functions/messages/senders.ts';
import { SAMPLES } from '../../../../functions/messages/templates/samples.ts';
import { getTenant } from '../../../../functions/records/tenants/tenant-store.ts';
import { AUTOMATION_KINDS } from '../../../../shared/domain/automations.ts';
import { DAY_MS, HOUR_MS } from '../../../../shared/domain/duration.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { TRIAL_DAYS } from '../../../../shared/domain/plans.ts';
import type { Automation } from '../../../../shared/schemas/automation.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { business as sender } from '../../messages/templates/all-facts.ts';
import { portsOf } from '../../messages/world.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const call = (method: 'GET' | 'PATCH' | 'DELETE', kind = '', body?: object) =>
  world.call(method, `/v1/automations${kind && `/${kind}`}`, {
    token: business.owner.token,
    ...(body ? { body } : {}),
  });

const read = async (kind: string): Promise<Automation> => {
  const { automations } = (await call('GET')).json.data;
  return automations.find((one: Automation) => one.kind === kind);
};

const save = async (kind: string, change: object) =>
  call('PATCH', kind, { version: (await read(kind)).version, ...change });

const text = (body: string, subject: string | null = 'Objet') => ({ texts: { fr: { subject, body } } });

describe('the messages of a business', () => {
  test('are all there from the start, on, with our texts in both languages', async () => {
    const { canEdit, automations } = (await call('GET')).json.data;
    expect(canEdit).toBe(true);
    expect(automations.map(({ kind }: Automation) => kind)).toEqual(AUTOMATION_KINDS);
    for (const one of automations)
      expect(one).toMatchObject({ isOn: true, version: 1, fr: { isOwn: false }, en: { isOwn: false } });
    expect((await read('reminder_soon')).fr.subject).toBeNull();
  });

  test('are sent at one of the times offered for them, and at ours again once reset', async () => {
    expect([(await read('reminder_day')).hours, (await read('booking_moved')).hours]).toEqual([24, null]);
    expect((await save('reminder_day', { hours: 48 })).json.data).toMatchObject({ hours: 48, isOn: true });
    expect((await save('reminder_day', { isOn: false })).json.data.hours).toBe(48);
    expect((await save('reminder_day', { hours: 5 })).json.error.issues).toEqual([
      { path: 'hours', message: expect.stringContaining('12, 24, 48, 72') },
    ]);
    expect((await save('booking_moved', { hours: 24 })).status).toBe(400);
    expect((await read('reminder_day')).hours).toBe(48);
    await call('DELETE', 'reminder_day');
    expect(await read('reminder_day')).toMatchObject({ hours: 24, isOn: true });
  });

  test('follow the time chosen: a reminder of what is booked afterwards, and a follow-up of what is asked', async () => {
    expect((await save('reminder_day', { hours: 48 })).status).toBe(200);
    expect((await save('follow_up', { hours: 12 })).status).toBe(200);
    const { table } = world.kernel;
    const startAt = '2026-12-02T15:00:00.000Z';
    const { json } = await world.call('POST', '/v1/bookings', {
      token: business.owner.token,
      body: { startAt, serviceId: business.serviceId, name: 'Ana Lévy', email: 'ana@example.org' },
    });
    const at = new Date(world.kernel.clock()).toISOString();
    const event = { eventId: 'evt_1', tenantId: brandId<TenantId>(business.tenantId), at };
    const { bookingId } = json.data;
    const booked = { ...event, type: 'booking.created', subjectId: bookingId } as const;
    expect(await planReminders({ table }, booked, world.kernel.clock())).toEqual([
      {
        ...{ message: 'reminder_day', recipient: 'visitor', dueAt: Date.parse(startAt) - 48 * HOUR_MS },
        about: [{ bookingId, sequence: 0 }],
      },
    ]);
    const asked = { ...event, type: 'lead.created', subjectId: 'l1', by: 'visitor', asks: true } as const;
    expect(await planFollowUp({ table }, asked, world.kernel.clock())).toMatchObject([
      { message: 'follow_up', dueAt: Date.parse(at) + 12 * HOUR_MS },
    ]);
    for (const kind of ['reminder_day', 'follow_up']) await call('DELETE', kind);
  });

  test('take a text in one language, and keep ours in the other', async () => {
    const own = { subject: 'À bientôt chez {business}', body: 'Le {start}, avec {person}.' };
    const { status, json } = await save('booking_confirmed', { texts: { fr: own } });
    expect([status, json.data.fr, json.data.en.isOwn]).toEqual([200, { ...own, isOwn: true }, false]);
    expect((await save('booking_confirmed', { isOn: false })).json.data.fr).toEqual({ ...own, isOwn: true });
    expect((await save('booking_confirmed', { texts: { fr: null } })).json.data).toMatchObject({
      isOn: false,
      fr: { isOwn: false },
    });
  });

  test.each([
    ['booking_confirmed', text('{previous_start}'), 'texts.fr.body', 'previous_start'],
    ['follow_up', text('x', '{service}'), 'texts.fr.subject', 'service'],
    ['follow_up', text('{}'), 'texts.fr.body', '{}'],
    ['follow_up', text('   '), 'texts.fr.body', ''],
    ['follow_up', text('x', null), 'texts.fr.subject', ''],
    ['reminder_soon', text('x', 'Objet'), 'texts.fr.subject', 'SMS'],
    ['reminder_soon', text('a'.repeat(120), null), 'texts.fr.body', 'SMS'],
    ['reminder_soon', text('€'.repeat(60), null), 'texts.fr.body', 'SMS'],
  ])('%s refuses %j and says where', async (kind, change, path, said) => {
    const { status, json } = await save(kind, change);
    expect([status, json.error.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
    expect(json.error.issues[0].message).toContain(said);
    expect((await read(kind)).fr.isOwn).toBe(false);
  });

  test('go back to ours, and count on, so that an older page cannot bring a text back', async () => {
    const { version } = (await save('reminder_day', { isOn: false, ...text('Bientôt.') })).json.data;
    expect((await call('DELETE', 'reminder_day')).status).toBe(204);
    expect(await read('reminder_day')).toMatchObject({
      isOn: true,
      fr: { isOwn: false },
      version: version + 1,
    });
    const { status, json } = await call('PATCH', 'reminder_day', { version, isOn: false });
    expect([status, json.error.code]).toEqual([409, 'changed_meanwhile']);
  });

  test('that are no such message are not found', async () => {
    expect((await call('DELETE', 'team_new_lead')).status).toBe(404);
  });
});

describe('a message that is turned off', () => {
  const heldBack = async (now: number) => {
    const tenant = await getTenant(world.kernel.table, brandId<TenantId>(business.tenantId));
    const entry = { message: 'follow_up' } as Parameters<typeof notTurnedOff>[1]['entry'];
    const facts = SAMPLES.follow_up({ business: sender, language: 'fr', now, base: 'https://x.example' });
    const ready = { kind: 'ready', channel: 'email', to: 'a@example.com', language: 'fr', facts } as const;
    return notTurnedOff(world.kernel, { tenant, entry, now }, ready);
  };

  test('is held back on Pro, and goes out again on Basic, which has our messages', async () => {
    const now = world.kernel.clock();
    expect(await heldBack(now)).toBeUndefined();
    await save('follow_up', { isOn: false });
    expect(await heldBack(now)).toEqual({ kind: 'stopped', reason: 'off' });
    expect(await heldBack(now + (TRIAL_DAYS + 1) * DAY_MS)).toBeUndefined();
  });
});

describe('a text of the business', () => {
  const sent = async (language: 'fr' | 'en', now: number) => {
    const tenant = await getTenant(world.kernel.table, brandId<TenantId>(business.tenantId));
    const entry = { message: 'waitlist_offer' } as Parameters<typeof notTurnedOff>[1]['entry'];
    const of = { business: sender, language, now, base: 'https://x.example' };
    const mails: string[] = [];
    const email = {
      from: 'no-reply@x.example',
      send: async ({ email: { subject } }: OutgoingEmail) => {
        mails.push(subject);
        return { kind: 'sent', providerId: 'p' } as const;
      },
    };
    const ready = {
      kind: 'ready',
      channel: 'email',
      to: 'a@x.example',
      language,
      facts: SAMPLES.waitlist_offer(of),
    } as const;
    await sendReady({ ...portsOf(world), email }, { tenant, entry, now }, ready);
    return mails;
  };

  test('is what is sent in its language on Pro; in the other, and on Basic, it is ours', async () => {
    const now = world.kernel.clock();
    await save('waitlist_offer', text('Vite\u00a0: {service}.', 'Libre chez {business}'));
    expect(await sent('fr', now)).toEqual(['Libre chez Studio Lumière']);
    expect((await sent('en', now))[0]).toMatch(/^A time has become free/);
    expect((await sent('fr', now + (TRIAL_DAYS + 1) * DAY_MS))[0]).toMatch(/^Un créneau s’est libéré/);
  });
});

test('on Basic the messages are shown, and cannot be changed', async () => {
  const now = world.kernel.clock();
  world.advance((TRIAL_DAYS + 1) * 24 * 60);
  expect(world.kernel.clock()).toBeGreaterThan(now);
  expect((await call('GET')).json.data.canEdit).toBe(false);
  const { status, json } = await save('reminder_day', { isOn: false });
  expect([status, json.error.code]).toEqual([403, 'plan_required']);
});
