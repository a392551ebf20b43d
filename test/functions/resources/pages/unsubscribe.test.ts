import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contactHashes } from '../../../../functions/records/leads/contact.ts';
import { suppressionsOf, suppressWrite } from '../../../../functions/records/messages/suppression-store.ts';
import {
  unsubscribeHeaders,
  unsubscribeUrl,
} from '../../../../functions/records/messages/unsubscribe-link.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { headingOf, langOf, policyOf, seen } from './read-page.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterAll(() => world.stop());

let people = 0;

/** The link of somebody who has not used it yet, and what their address is known by. */
const subscriber = (language: 'fr' | 'en' = 'fr') => {
  people += 1;
  const email = `person-${people}@example.org`;
  const tenantId = brandId<TenantId>(business.tenantId);
  const [contactHash = ''] = contactHashes(world.kernel.signer, { email, phone: null });
  const url = unsubscribeUrl(world.kernel, { tenantId, contactHash }, language);
  const { pathname, search } = new URL(url);
  const stored = () => suppressionsOf(world.kernel.table, tenantId, contactHash);
  return { email, tenantId, contactHash, url, pathname, path: `${pathname}${search}`, stored };
};

const post = (path: string, type: string, rawBody: string) =>
  world.call('POST', path, { rawBody, headers: { 'content-type': type } });

const actionOf = (text: string): string => /<form[^>]*action="([^"]*)"/.exec(text)?.[1] ?? '';

const ASKS = { fr: 'Ne plus recevoir de relances ?', en: 'Stop follow-ups?' };
const DONE = { fr: 'Vous ne recevrez plus de relances', en: 'You will get no more follow-ups' };

describe('an unsubscribe link', () => {
  test('changes nothing when it is opened, however often: programs that scan links open them too', async () => {
    const { path, stored } = subscriber();
    for (let n = 0; n < 3; n += 1) {
      const page = await world.call('GET', path);
      expect([page.status, headingOf(page)]).toEqual([200, ASKS.fr]);
    }
    expect(await stored()).toEqual([]);
  });

  test.each(['fr', 'en'] as const)('leads to a page of one button, in its language: %s', async (language) => {
    const { path } = subscriber(language);
    const page = await world.call('GET', path);
    expect([langOf(page), headingOf(page)]).toEqual([language, ASKS[language]]);
    expect(seen(page)).toContain('Garage Tremblay');
    expect(page.text.match(/<button/g)).toHaveLength(1);
    const done = await world.call('POST', actionOf(page.text));
    expect([done.status, langOf(done), headingOf(done)]).toEqual([200, language, DONE[language]]);
  });

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['nothing', 'text/plain', ''],
  ])(
    'unsubscribes in one click when a mail program posts %s, and redirects nowhere',
    async (_, type, body) => {
      const { path, contactHash, stored } = subscriber();
      const answer = await post(path, type, body);
      expect([answer.status, headingOf(answer)]).toEqual([200, DONE.fr]);
      expect(answer.headers).not.toHaveProperty('location');
      const at = new Date(world.kernel.clock()).toISOString();
      const row = { contactHash, scope: 'follow_ups', reason: 'unsubscribed', at, subjectId: null };
      expect(await stored()).toEqual([expect.objectContaining(row)]);
    },
  );

  test('keeps the first moment when it is used again', async () => {
    const { path, stored } = subscriber();
    await post(path, 'text/plain', '');
    const [first] = await stored();
    world.advance(60);
    expect((await post(path, 'text/plain', '')).status).toBe(200);
    expect(await stored()).toEqual([first]);
  });

  test('has a way back, and then asks again', async () => {
    const { path, stored } = subscriber();
    const done = await post(path, 'text/plain', '');
    const again = await world.call('POST', actionOf(done.text));
    expect([again.status, headingOf(again)]).toEqual([200, ASKS.fr]);
    expect(await stored()).toEqual([]);
  });

  test('gives no message back to an address that messages bounce from', async () => {
    const { tenantId, contactHash, pathname, path, stored } = subscriber();
    const bounced = { contactHash, scope: 'all', reason: 'bounced', subjectId: 'b1' } as const;
    const at = '2026-11-20T10:00:00.000Z';
    expect(await world.kernel.table.writeIf(suppressWrite(tenantId, { ...bounced, at }))).toBe(true);
    await post(path, 'text/plain', '');
    expect((await stored()).map(({ scope }) => scope).toSorted()).toEqual(['all', 'follow_ups']);
    await world.call('POST', `${pathname}/undo`);
    expect(await stored()).toEqual([expect.objectContaining(bounced)]);
  });

  test('is of one business: another’s follow-ups go on', async () => {
    const { path, contactHash } = subscriber();
    const other = await openBusiness(world);
    await post(path, 'text/plain', '');
    const theirs = await suppressionsOf(world.kernel.table, brandId<TenantId>(other.tenantId), contactHash);
    expect(theirs).toEqual([]);
  });

  test.each(['GET', 'POST'])('that nobody gave out is not found: %s', async (method) => {
    const page = await world.call(method, '/public/unsubscribe/forged.forged?lang=en');
    expect([page.status, headingOf(page)]).toEqual([404, 'Page not found']);
  });

  test('shows nothing of whom it is for, leaks no address, and is framed by nobody', async () => {
    const { path, email } = subscriber();
    const page = await world.call('GET', path);
    expect(page.text).not.toContain(email);
    expect(page.text).toContain('<meta name="referrer" content="no-referrer"');
    expect(page.text).toContain('name="robots" content="noindex"');
    expect(policyOf(page)['frame-ancestors']).toEqual(["'none'"]);
    expect(page.headers['cache-control']).toContain('private');
  });
});

test('the headers of a message offer to unsubscribe in one click, as RFC 8058 asks', () => {
  const { url } = subscriber('en');
  expect(url).toMatch(/^https:\/\/app\.example\/public\/unsubscribe\/[\w-]+\.[\w-]+\?lang=en$/);
  expect(unsubscribeHeaders(url)).toEqual({
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
