import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BrokenDataFile } from '../../../local/atomic-file.ts';
import { mailboxPage } from '../../../local/mailbox/mailbox-page.ts';
import { openMailbox } from '../../../local/mailbox/open-mailbox.ts';
import { seededRuns } from '../../support/seeded.ts';

const AT = new Date('2026-11-24T14:30:00.000Z');
let dataDir: string;
let server: Server | null = null;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'comptoir-mailbox-'));
});

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = null;
  await rm(dataDir, { recursive: true, force: true });
});

const open = () => openMailbox(dataDir, () => AT);
const file = () => join(dataDir, 'mailbox.ndjson');
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `message ${index}`);

async function serve() {
  const mailbox = await open();
  const listening = createServer((request, response) => void mailbox.handle(request, response));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const get = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { mailbox, get };
}

describe('the mailbox', () => {
  test('keeps what was delivered, newest first, in the shape the tools read', async () => {
    const mailbox = await open();
    await mailbox.deliver({
      to: 'a@b.test',
      subject: 'Un',
      text: 'premier',
      html: '<p>premier</p>',
      language: 'fr',
    });
    const attachments = [{ filename: 'rdv.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }];
    await mailbox.deliver({ to: '+15145550100', text: 'second', attachments });
    expect(mailbox.list()).toEqual([
      { to: '+15145550100', subject: '', text: 'second', html: '', attachments, at: AT.toISOString() },
      {
        to: 'a@b.test',
        subject: 'Un',
        text: 'premier',
        html: '<p>premier</p>',
        attachments: [],
        at: AT.toISOString(),
      },
    ]);
  });

  test('holds after a kill all that was delivered, and loses at most a line cut short', async () => {
    const mailbox = await open();
    await Promise.all(numbered(10).map((text) => mailbox.deliver({ to: 'a@b.test', text })));
    await appendFile(file(), '{"to":"a@b.test","subj');
    const reopened = await open();
    expect(reopened.list().map(({ text }) => text)).toEqual(numbered(10).reverse());
    await reopened.deliver({ to: 'a@b.test', text: 'after' });
    expect((await open()).list()[0]?.text).toBe('after');
  });

  test('keeps the newest 500 and a file that does not grow for ever', async () => {
    const mailbox = await open();
    for (const text of numbered(1700)) await mailbox.deliver({ to: 'a@b.test', text });
    expect(mailbox.list()).toHaveLength(500);
    expect(mailbox.list()[0]?.text).toBe('message 1699');
    expect((await readFile(file(), 'utf8')).split('\n').length).toBeLessThan(1001);
    const reopened = await open();
    expect(reopened.list()).toEqual(mailbox.list());
  });

  test('says so in one sentence when its file is broken in the middle', async () => {
    await writeFile(file(), '{"to":"a"}\n{}\n');
    await expect(open()).rejects.toBeInstanceOf(BrokenDataFile);
  });

  test('filters by recipient without regard to case, a plus sign escaped or not', async () => {
    const { mailbox, get } = await serve();
    await mailbox.deliver({ to: 'Anna+test@b.test', text: 'pour anna' });
    await mailbox.deliver({ to: 'luc@b.test', text: 'pour luc' });
    for (const to of ['anna+test@b.test', 'ANNA%2Btest@b.test']) {
      const answer: unknown = await (await get(`/__local/mailbox.json?to=${to}`)).json();
      expect(answer).toEqual({ messages: mailbox.list('anna+test@b.test') });
      expect(answer).toMatchObject({ messages: [{ text: 'pour anna' }] });
    }
    expect(await (await get('/__local/mailbox.json')).json()).toEqual({ messages: mailbox.list() });
  });

  test('is a page without script or outside asset, in the language of the browser, for reading only', async () => {
    const { mailbox, get } = await serve();
    await mailbox.deliver({
      to: 'a@b.test',
      subject: 'Bonjour',
      text: 'lien https://comptoir.test/rdv/x',
      html: '<p>x</p>',
    });
    const french = await get('/__local/mailbox');
    const page = await french.text();
    expect(french.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('<a href="https://comptoir.test/rdv/x"');
    expect(page).not.toMatch(/<script|<link|src="/);
    const english = await get('/__local/mailbox?auto=1', { headers: { 'accept-language': 'en-CA' } });
    expect(await english.text()).toMatch(/<html lang="en">[\s\S]*http-equiv="refresh"/);
    expect((await get('/__local/mailbox', { method: 'POST' })).status).toBe(405);
    expect((await get('/__local/other')).status).toBe(404);
    const head = await get('/__local/mailbox', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test.each(['', ' '])('names an attachment that came as "%s" by its type', (filename) => {
    const attachments = [{ filename, contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }];
    const message = { to: 'a@b.test', subject: '', text: '', html: '', attachments, at: AT.toISOString() };
    const pageIn = (language: 'fr' | 'en') =>
      mailboxPage({ messages: [message], to: '', language, isRefreshing: false });
    expect(pageIn('fr')).toContain('>Pièce jointe (text/calendar)</a>');
    expect(pageIn('en')).toContain('>Attachment (text/calendar)</a>');
  });

  test('shows any text as text: nothing of a message becomes markup of the page', () => {
    const empty = mailboxPage({ messages: [], to: '', language: 'fr', isRefreshing: false });
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<script>', '">', "'", '&', '</pre>', 'https://x"onclick=', '<!--'),
    );
    const text = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''));
    const own = fc.record({ to: text, subject: text, text, html: text });
    const tags = (html: string) => html.match(/<\/?[a-z!][^\s>]*/gi) ?? [];
    fc.assert(
      fc.property(own, text, (message, filename) => {
        const attachments = [{ filename, contentType: 'text/plain', content: message.text }];
        const messages = [{ ...message, attachments, at: AT.toISOString() }];
        const page = mailboxPage({ messages, to: '', language: 'fr', isRefreshing: false });
        const known = new Set([
          ...tags(empty),
          '<article',
          '</article',
          '<header',
          '</header',
          '<span',
          '</span',
        ]);
        for (const tag of [
          '<time',
          '</time',
          '<h2',
          '</h2',
          '<pre',
          '</pre',
          '<a',
          '</a',
          '<details',
          '</details',
        ])
          known.add(tag);
        for (const tag of ['<summary', '</summary', '<iframe', '</iframe']) known.add(tag);
        expect(tags(page).filter((tag) => !known.has(tag))).toEqual([]);
        expect(page).not.toMatch(/<[^>"]*("[^"]*"[^>"]*)*\son\w+=/);
      }),
      seededRuns(100),
    );
  });
});
