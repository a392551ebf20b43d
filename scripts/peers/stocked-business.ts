import { DEMO_LOGIN } from '../../local/demo/demo-business.ts';
import { signInWithPassword } from '../../local/sign-in.ts';
import { type RunningCloud, readJson } from '../../test/support/local-cloud.ts';

type Json = ReturnType<typeof JSON.parse>;

/** The demo business with at least one of everything that a request can name. */
export interface StockedBusiness {
  readonly token: string;
  /** Existing ids by parameter: `path.leadId`, `body.slotId`. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** One in this many offered times is booked, because neighbouring ones overlap. */
const APART = 10;
const SLUG = 'demo';

const caller =
  (origin: string, token: string) =>
  async (call: string, body?: unknown): Promise<Json> => {
    const [method = '', path = ''] = call.split(' ');
    const headers: Record<string, string> = {};
    if (path.startsWith('/v1/')) headers.authorization = `Bearer ${token}`;
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${origin}${path}`, { method, headers, ...init });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${text}`);
    return text ? JSON.parse(text).data : undefined;
  };

type Call = ReturnType<typeof caller>;

const lastPart = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** Appointments that visitors made, by the tokens of their links. */
const booked = async (call: Call, slots: readonly Json[]): Promise<readonly string[]> => {
  const tokens: string[] = [];
  for (const [n, { slotId }] of slots.entries()) {
    const body = { slotId, name: `Visiteuse ${n}`, email: `visiteuse.${n}@example.com`, consent: true };
    const { manageUrl } = await call(`POST /public/sites/${SLUG}/bookings`, body);
    tokens.push(lastPart(manageUrl));
  }
  return tokens;
};

const exported = async (call: Call, origin: string): Promise<Json> => {
  const { exportId } = await call('POST /v1/exports');
  await fetch(`${origin}/__local/jobs/continue-exports`, { method: 'POST' });
  return call(`GET /v1/exports/${exportId}`);
};

const idsOf = (rows: readonly Json[], name: string): readonly string[] => rows.map((row) => row[name]);

/** Fills the demo business of a running cloud, by its API. */
export const stockedBusiness = async ({ origin }: RunningCloud): Promise<StockedBusiness> => {
  const { cognito } = await readJson(`${origin}/config.json`);
  const token = await signInWithPassword(cognito, DEMO_LOGIN.email, DEMO_LOGIN.password);
  const call = caller(origin, token);
  const { services } = await call('GET /v1/services');
  const free = `GET /public/sites/${SLUG}/slots?serviceId=${services[0].serviceId}&limit=80`;
  const { slots } = await call(free);
  const manageTokens = await booked(
    call,
    slots.filter((_: Json, n: number) => n % APART === 0),
  );
  await call(`POST /public/sites/${SLUG}/chat`, { message: 'Quels sont vos prix ?', consent: true });
  await call('POST /v1/closures', { from: '2030-01-01', to: '2030-01-02' });
  await call('POST /v1/members/invite', { email: 'invitee@example.com', role: 'viewer' });
  const hook = { url: 'http://127.0.0.1:65535/', events: ['booking.created'] };
  const { webhookId } = await call('POST /v1/webhooks', hook);
  const { exportId, files } = await exported(call, origin);
  const { members } = await call('GET /v1/members');
  const serviceIds = idsOf(services, 'serviceId');
  const leadIds = idsOf((await call('GET /v1/leads')).leads, 'leadId');
  const memberIds = idsOf(members, 'memberId');
  const calendarIds = idsOf((await call('GET /v1/calendars')).calendars, 'calendarId');
  return {
    token,
    names: {
      'path.slug': [SLUG],
      'path.serviceId': serviceIds,
      'path.availabilityId': idsOf((await call('GET /v1/availability')).windows, 'availabilityId'),
      'path.closureId': idsOf((await call('GET /v1/closures')).closures, 'closureId'),
      'path.leadId': leadIds,
      'path.bookingId': idsOf((await call('GET /v1/bookings')).bookings, 'bookingId'),
      'path.conversationId': idsOf((await call('GET /v1/conversations')).conversations, 'conversationId'),
      'path.memberId': memberIds,
      'path.webhookId': [webhookId],
      'path.exportId': [exportId],
      'path.exportToken': files.map(({ url }: Json) => lastPart(url)),
      'path.feedToken': [lastPart((await call('GET /v1/calendar-feed')).url)],
      'path.manageToken': manageTokens,
      'query.serviceId': serviceIds,
      'query.calendarId': calendarIds,
      'body.serviceId': serviceIds,
      'body.calendarId': calendarIds,
      'body.ownerId': memberIds,
      'body.leadId': leadIds,
      'body.slotId': slots.map(({ slotId }: Json) => slotId),
    },
  };
};
