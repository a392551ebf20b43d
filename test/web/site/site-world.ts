import type { BrowserContextOptions } from 'playwright-core';
import { sharedBrowser } from '../../support/run-host.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { demoConfig, demoSlots, demoTeam, demoTold } from './demo-config.ts';
import { managedPage } from './demo-managed.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { type FakeAnswer, type FakeRequest, startSiteServer } from './site-server.ts';

export const PAGE = '/site/studio-lumiere';

/** Nobody serves it: a test answers for it. */
export const COVER = '/media/cover.webp';

export const demoBooking = {
  bookingId: 'b1',
  title: 'Soin éclat du visage',
  startAt: '2026-11-24T14:00:00Z',
  endAt: '2026-11-24T15:00:00Z',
  status: 'confirmed',
  manageUrl: 'https://comptoir.test/rdv/t',
};

export const chatAnswer = (over: object = {}): FakeAnswer => ({
  body: { data: { reply: 'Bien sûr.', suggestions: { slots: [] }, convId: 'c1', mode: 'rules', ...over } },
});

/** Free times, or, where the days are asked for, the first of each. */
export const slotsAnswer = ({ path, query }: FakeRequest): FakeAnswer => {
  const slots = demoSlots(query.get('serviceId') ?? 'none');
  if (!path.endsWith('/days')) return { body: { data: { slots } } };
  const firsts = new Map(slots.toReversed().map(({ startAt }) => [startAt.slice(0, 10), startAt]));
  return { body: { data: { days: [...firsts].map(([date, startAt]) => ({ date, startAt })).toReversed() } } };
};

/** The built pages, served beside a made-up API whose answers a test sets, and a browser to look at them. */
export interface SiteWorld {
  readonly built: BuiltSite;
  readonly origin: string;
  readonly calls: FakeRequest[];
  answer: (request: FakeRequest) => FakeAnswer;
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<OpenPage>;
  readonly lastCall: () => FakeRequest;
  /** Forgets calls and answers. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** The page on a phone, at its form, where the script of the month cannot be fetched. */
export const openWithoutMonth = async ({ open }: SiteWorld): Promise<OpenPage> => {
  const opened = await open(PAGE, { viewport: { width: 390, height: 844 } });
  await opened.page.route('**/month-calendar-*.js', (route) => route.abort());
  await opened.page.locator('#reserver').scrollIntoViewIfNeeded();
  return opened;
};

const pageAt = ({ renderer }: BuiltSite, path: string, query: URLSearchParams) => {
  const common = { language: query.get('lang') === 'en' ? 'en' : 'fr', appBase: '' } as const;
  const config = demoConfig({
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    primaryColor: query.get('colour') ?? '#0ea5e9',
    ...(query.has('team') ? demoTeam : {}),
    ...(query.has('told') ? demoTold(query.get('told') === 'long') : {}),
    ...(query.has('most') ? { mostAtOnce: Number(query.get('most')) } : {}),
    ...(query.has('taxes') ? { taxes: 'extra' as const } : {}),
    ...(query.has('horizon') ? { horizonDays: Number(query.get('horizon')) } : {}),
    ...(query.has('cover') ? { cover: { url: COVER, width: 1200, height: 400, alt: 'Le studio' } } : {}),
    ...(query.has('long') ? { title: 'Long'.repeat(30), name: 'X'.repeat(120) } : {}),
  });
  if (path === '/embed/studio-lumiere') return renderer.renderEmbedPage({ ...common, config });
  if (path.startsWith('/rdv/')) return renderer.renderManagePage(managedPage(query, common.language));
  if (path.startsWith('/unsubscribe/'))
    return renderer.renderUnsubscribePage({
      ...common,
      path: '/public/unsubscribe/t0k3n',
      business: query.has('long') ? 'X'.repeat(120) : 'Studio Lumière',
      isSubscribed: !query.has('unsubscribed'),
    });
  if (path === '/site/inconnu') return renderer.renderNoticePage({ ...common, kind: 'site' });
  return renderer.renderSitePage({
    ...common,
    config,
    initialSlots: demoSlots('svc-eclat'),
    formNonce: 'n0nce',
    serviceId: query.get('service') ?? 'svc-eclat',
    ...(query.has('days')
      ? {
          days: {
            from: '2026-11-24',
            isUnread: false,
            earlierFrom: '2026-11-17',
            laterFrom: '2026-12-02',
            bookableUntil: null,
          },
        }
      : {}),
    ...(query.has('with') ? { personId: query.get('with') ?? '' } : {}),
  });
};

export const openSiteWorld = async (): Promise<SiteWorld> => {
  const built = await readBuiltSite();
  const browser = await sharedBrowser();
  const server = await startSiteServer({
    siteDir: built.siteDir,
    page: (path, query) => pageAt(built, path, query),
    answer: (request) => world.answer(request),
  });
  const world: SiteWorld = {
    built,
    origin: server.origin,
    calls: server.calls,
    answer: () => chatAnswer(),
    open: (path, options) => openPage(browser, `${server.origin}${path}`, options),
    lastCall: () => {
      const call = server.calls.at(-1);
      if (!call) throw new Error('nothing was called');
      return call;
    },
    reset: () => {
      server.calls.length = 0;
      world.answer = () => chatAnswer();
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
  return world;
};
