import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { contactHashes } from '../../../../functions/records/leads/contact.ts';
import {
  liftSuppressionWrite,
  suppressWrite,
} from '../../../../functions/records/messages/suppression-store.ts';
import { AUTOMATION_KINDS, VARIABLES_OF } from '../../../../shared/domain/automations.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { TRIAL_DAYS } from '../../../../shared/domain/plans.ts';
import type { Automation } from '../../../../shared/schemas/automation.ts';
import { dataOf } from '../../../support/team.ts';
import { addMember, type Business, MONDAY_8H, openBusiness } from '../../../support/world.ts';
import { type MailWorld, openMailWorld } from '../../messages/mail-world.ts';
import { deliverDue, portsOf } from '../../messages/world.ts';

let world: MailWorld;
let business: Business;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  business = await openBusiness(world);
  await world.run();
});
afterAll(() => world.stop());

const own = (method: string, path: string, body?: unknown, token = business.owner.token) =>
  world.call(method, `/v1/automations${path}`, { token, body });

const preview = (kind: string, text: { subject: string | null; body: string }, language = 'fr') =>
  own('POST', `/${kind}/preview`, { language, text });

const saveText = async (kind: string, language: 'fr' | 'en', text: { subject: string; body: string }) => {
  const { automations } = await dataOf(own('GET', ''));
  const { version } = automations.find((one: Automation) => one.kind === kind);
  await dataOf(own('PATCH', `/${kind}`, { version, texts: { [language]: text } }));
};

/** Asks for a test, lets what is due be sent, and says what its asker is told. */
const tested = async (kind: string, language = 'fr', run = world.run) => {
  const { testId } = await dataOf(own('POST', `/${kind}/test`, { language }));
  expect(await dataOf(own('GET', `/tests/${testId}`))).toEqual({ status: null, reason: null });
  await run();
  return dataOf(own('GET', `/tests/${testId}`));
};

describe('the preview of a message', () => {
  test('says what the very same words say when they are sent, about the business’s own service', async () => {
    const text = { subject: 'À {start}', body: '{service} chez {business}.\n\nAvec {person} ?' };
    await saveText('reminder_day', 'fr', text);
    const { email, sms } = await dataOf(preview('reminder_day', text));
    expect(sms).toBeNull();
    await tested('reminder_day');
    const mail = world.mails.at(-1);
    expect(mail?.subject).toBe(`[Test] ${email.subject}`);
    expect(email.from).toBe('Garage Tremblay via Comptoir');
    const said = email.blocks.flatMap(({ text: one = '', rows = [] }) => [
      one,
      ...rows.flatMap(({ lines }: { lines: string[] }) => lines),
    ]);
    for (const line of [email.heading, ...said, ...email.footer].filter(Boolean))
      expect(mail?.text).toContain(line);
    expect(said).toContain('Vidange chez Garage Tremblay.');
  });

  test.each(AUTOMATION_KINDS)(
    'of %s is made in both languages, with every variable that it knows',
    async (kind) => {
      const isSms = kind === 'reminder_soon';
      const body = VARIABLES_OF[kind].map((name) => `{${name}}`).join(' ');
      for (const language of ['fr', 'en']) {
        const made = await dataOf(preview(kind, { subject: isSms ? null : 'Objet', body }, language));
        expect(JSON.stringify(made)).not.toMatch(/[{]\w+[}]/);
        expect([made.email === null, made.sms === null]).toEqual([isSms, !isSms]);
        if (isSms) expect(made.sms.segments).toBeLessThanOrEqual(2);
      }
    },
  );

  test('refuses words that could not be sent, with their place', async () => {
    const places = async (kind: string, subject: string | null, body: string) =>
      (await preview(kind, { subject, body })).json.error.issues.map(({ path }: { path: string }) => path);
    expect(await places('follow_up', 'Objet', 'Le {start}')).toEqual(['texts.fr.body']);
    expect(await places('follow_up', '{service}', 'Texte')).toEqual(['texts.fr.subject']);
    expect(await places('follow_up', null, 'Texte')).toEqual(['texts.fr.subject']);
    expect(await places('reminder_soon', null, 'x'.repeat(200))).toEqual(['texts.fr.body']);
  });
});

describe('a test that a member sends themselves', () => {
  test('comes to their own address alone, in the saved words, marked, and puts nothing into a calendar', async () => {
    const admin = await addMember(world, business.tenantId, 'admin');
    await saveText('booking_confirmed', 'en', { subject: 'See you', body: 'Ring at 2, {person}.' });
    const before = world.mails.length;
    const { testId } = await dataOf(own('POST', '/booking_confirmed/test', { language: 'en' }, admin.token));
    await world.run();
    const [mail, ...others] = world.mails.slice(before);
    expect([mail?.to, mail?.subject, others]).toEqual([admin.email, '[Test] See you', []]);
    expect(mail?.text).toContain('This is a test');
    expect(mail?.text).toContain('Ring at 2, Garage Tremblay.');
    expect(mail?.attachments ?? []).toEqual([]);
    expect((await own('GET', `/tests/${testId}`, undefined, admin.token)).json.data.status).toBe('sent');
  });

  test('is sent also of a message that is off, and however many tests went before that day', async () => {
    const { automations } = await dataOf(own('GET', ''));
    const { version } = automations.find((one: Automation) => one.kind === 'follow_up');
    await dataOf(own('PATCH', '/follow_up', { version, isOn: false }));
    const outcomes = new Set<string>();
    for (let n = 0; n < 12; n += 1) outcomes.add((await tested('follow_up')).status);
    expect([...outcomes]).toEqual(['sent']);
  });

  test('says that the address is suppressed, or that nobody sends e-mail here', async () => {
    const tenantId = brandId<TenantId>(business.tenantId);
    const [contactHash = ''] = contactHashes(world.kernel.signer, {
      email: business.owner.email.toLowerCase(),
      phone: null,
    });
    const at = new Date(MONDAY_8H).toISOString();
    await world.kernel.table.writeIf(
      suppressWrite(tenantId, { contactHash, scope: 'all', reason: 'bounced', at, subjectId: null }),
    );
    expect(await tested('reminder_day')).toEqual({ status: 'stopped', reason: 'suppressed' });
    await world.kernel.table.write(liftSuppressionWrite(tenantId, contactHash, 'all'));
    const { email: _, ...withoutSender } = portsOf(world);
    expect(await tested('reminder_day', 'en', () => deliverDue(withoutSender))).toEqual({
      status: 'stopped',
      reason: 'no_sender',
    });
  });

  test('is refused for an SMS, since no account has a number, after twenty in an hour, and on Basic', async () => {
    expect((await own('POST', '/reminder_soon/test', { language: 'fr' })).status).toBe(404);
    const codes = [];
    for (let n = 0; n < 21; n += 1)
      codes.push((await own('POST', '/follow_up/test', { language: 'fr' })).json.error?.code);
    expect(codes).toEqual([...Array(20).fill(undefined), 'rate_limited']);
    world.advance((TRIAL_DAYS + 1) * 24 * 60);
    const { status, json } = await own('POST', '/follow_up/test', { language: 'fr' });
    expect([status, json.error.code]).toEqual([403, 'plan_required']);
  });
});
