import { DeleteCommand, GetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { workOffWaitlist } from '../../../functions/jobs/deliver/work-off-waitlist.ts';
import { toInstant } from '../../../functions/kernel/clock.ts';
import { writeOrSkip } from '../../../functions/kernel/table/commit.ts';
import { keys } from '../../../functions/kernel/table/keys.ts';
import { suppressWrite } from '../../../functions/records/messages/suppression-store.ts';
import { unsubscribeToken } from '../../../functions/records/messages/unsubscribe-link.ts';
import { findWaiting } from '../../../functions/records/waitlist/waiting-store.ts';
import { sourceOf } from '../../../functions/resources/bookings/visitors/visitor-caps.ts';
import { DAY_MS } from '../../../shared/domain/duration.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { RouteKey } from '../../../shared/routes.ts';
import { checkoutOf, eventsOf, newSubscriber, sent } from '../../support/payments.ts';
import { newBrowser } from '../../support/subscribed-browser.ts';
import { uploaded, WEBP } from '../../support/uploads.ts';
import type { Answer, Business, CallOptions, World } from '../../support/world.ts';
import { addMember, openBusiness } from '../../support/world.ts';

/** Somebody whose name, address and number must turn up nowhere but where they belong. */
export const ZOE = {
  name: 'Zoé Canari',
  email: 'zoe.canari@example.org',
  phone: '514 555-0142',
  note: 'Sonnette du canari',
} as const;

/** As they may read once they are stored. */
export const CANARIES: readonly string[] = [
  ZOE.name,
  'Canari',
  ZOE.email,
  'zoe.canari',
  '5550142',
  '555-0142',
  ZOE.note,
  'canari',
];

/** A business with one of everything that a path can name. */
export interface Stage extends Business {
  readonly world: World;
  readonly availabilityId: string;
  readonly leadId: string;
  readonly bookingId: string;
  readonly manageToken: string;
}

export interface Valid {
  readonly path: string;
  readonly options?: Pick<CallOptions, 'body' | 'rawBody' | 'headers' | 'token'>;
}

const dataOf = async (answer: Promise<Answer>) => {
  const { status, json, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return json.data;
};

/** The version of a message that a business may have changed. */
const automationVersion = async ({ world, owner }: Stage): Promise<number> => {
  const { automations } = await dataOf(world.call('GET', '/v1/automations', { token: owner.token }));
  return automations.find(({ kind }: { readonly kind: string }) => kind === 'reminder_day').version;
};

/** Times that a visitor may pick now, soonest first. */
export const freshSlots = async ({ world, slug, serviceId }: Stage) =>
  (await dataOf(world.call('GET', `/public/sites/${slug}/slots?serviceId=${serviceId}`))).slots;

const twoInARow = (serviceId: string) => ({
  arrangement: 'in_a_row',
  parts: [{ serviceId }, { serviceId }],
});

/** Two appointments in a row that a visitor may book now. */
const freshBasket = async ({ world, slug, serviceId }: Stage): Promise<string> => {
  const body = twoInARow(serviceId);
  const { offers } = await dataOf(world.call('POST', `/public/sites/${slug}/offers`, { body }));
  return offers[0].offer;
};

/** Days on which members book two in a row, one after another. */
const FAR_DAYS = 45;

/** Two in a row that a member has just booked, so far ahead that no time of visitors is taken: the path of the first. */
const freshBasketPath = async (stage: Stage): Promise<string> => {
  const { world, serviceId } = stage;
  const count = nextNumber(world);
  const from = toInstant(Date.parse('2027-03-08T12:00:00Z') + (count % FAR_DAYS) * DAY_MS);
  const { offers } = await made(stage, '/v1/bookings/offers', { ...twoInARow(serviceId), from });
  const body = { offer: offers[0].offer, name: 'Ana Lévy', email: `basket-${count}@example.org` };
  const { bookings } = await made(stage, '/v1/bookings/baskets', body);
  return `/v1/bookings/${bookings[0].bookingId}`;
};

/** The link of the first of such two. */
const freshBasketLink = async (stage: Stage): Promise<string> => {
  const { world, owner } = stage;
  const path = await freshBasketPath(stage);
  const { manageUrl } = await dataOf(world.call('GET', path, { token: owner.token }));
  return String(manageUrl).split('/').at(-1) ?? '';
};

/** The same, and other times of all of them. */
const freshMoveOfAll = async (stage: Stage) => {
  const token = await freshBasketLink(stage);
  const path = `/public/bookings/${token}/offers`;
  const { offers } = await dataOf(stage.world.call('GET', path, { viewer: nextNonce(stage.world) }));
  return { token, offer: String(offers.at(-1).offer) };
};

/** The path of the first of such two, and other times of both on the days that follow, as a member sees them. */
const freshMoveByHand = async (stage: Stage) => {
  const { world, owner } = stage;
  const path = await freshBasketPath(stage);
  const { startAt } = await dataOf(world.call('GET', path, { token: owner.token }));
  const { offers } = await dataOf(
    world.call('GET', `${path}/offers?from=${startAt}`, { token: owner.token }),
  );
  return { path, offer: String(offers.at(-1).offer) };
};

/** Two in a row that a member may book, so far ahead that no time of visitors is taken. */
const farBasket = async (stage: Stage): Promise<string> => {
  const body = { ...twoInARow(stage.serviceId), from: '2027-05-03T12:00:00Z' };
  return (await made(stage, '/v1/bookings/offers', body)).offers[0].offer;
};

export const openStage = async (world: World): Promise<Stage> => {
  const business = await openBusiness(world);
  const { token } = business.owner;
  const { windows } = await dataOf(world.call('GET', '/v1/availability', { token }));
  const lead = await dataOf(world.call('POST', '/v1/leads', { token, body: { name: 'Luc Roy' } }));
  const stage = { ...business, world, availabilityId: windows[0].availabilityId, leadId: lead.leadId };
  const [slot] = await freshSlots({ ...stage, bookingId: '', manageToken: '' });
  const booking = await dataOf(
    world.call('POST', `/public/sites/${stage.slug}/bookings`, {
      body: { slotId: slot.slotId, name: 'Ana Lévy', email: 'ana@example.org' },
    }),
  );
  const manageToken = String(booking.manageUrl).split('/').at(-1) ?? '';
  return { ...stage, bookingId: booking.bookingId, manageToken };
};

const made = async ({ world, owner }: Stage, path: string, body: object) =>
  dataOf(world.call('POST', path, { token: owner.token, body }));

/** The version that a record of the business has now. */
const versionOf = async ({ world, tenantId }: Stage, sk: string): Promise<number> => {
  const { client, name } = world.kernel.table;
  const { Item } = await client.send(
    new GetCommand({ TableName: name, Key: { pk: `TENANT#${tenantId}`, sk } }),
  );
  return Number(Item?.version);
};

const removeSite = ({ world, tenantId }: Stage) =>
  world.kernel.table.client.send(
    new DeleteCommand({ TableName: world.kernel.table.name, Key: { pk: `TENANT#${tenantId}`, sk: 'SITE' } }),
  );

const form = (fields: Readonly<Record<string, string>>) => ({
  rawBody: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

/** Counted in each world by itself, so that the same world asks for the same times again. */
const nonces = new WeakMap<World, number>();
const nextNumber = (world: World): number => {
  const next = (nonces.get(world) ?? 0) + 1;
  nonces.set(world, next);
  return next;
};
const nextNonce = (world: World): string => `nonce-${nextNumber(world)}`;

/** Times among which those who ask at once find one each. */
const CHOICE = 20;

/** One of the last free times, another for each number. */
const lateSlot = async (stage: Stage, count: number) => {
  const slots = await freshSlots(stage);
  return slots.at(-2 - (count % Math.min(CHOICE, slots.length - 1)));
};

/** Somebody new books, as if nobody had for a while: those who ask at once are not asked to wait. */
const bookedAnew = async (stage: Stage, viewer: string, body: object) => {
  await stage.world.kernel.table.write({ remove: keys.pace(brandId<TenantId>(stage.tenantId)) });
  return dataOf(stage.world.call('POST', `/public/sites/${stage.slug}/bookings`, { viewer, body }));
};

/** Makes room for one more person without access, as if many had never been added. */
const roomForPerson = async (stage: Stage): Promise<void> => {
  const { token } = stage.owner;
  const { people } = await dataOf(stage.world.call('GET', '/v1/people', { token }));
  if (people.length >= 39) await stage.world.call('DELETE', `/v1/people/${people.at(0).personId}`, { token });
};

/** The path of a picture that a new service was just given. */
const freshPicture = async (stage: Stage): Promise<string> => {
  const { world, owner } = stage;
  const { token } = owner;
  const { serviceId } = await made(stage, '/v1/services', { name: 'Lavage', durationMin: 30 });
  const path = `/v1/pictures/service-${serviceId}`;
  const body = { uploadId: await uploaded(world, token), alt: 'Une voiture rouge' };
  await dataOf(world.call('PUT', path, { token, body }));
  return path;
};

/** The id of a person without access who was just added. */
const freshPerson = async (stage: Stage): Promise<string> => {
  await roomForPerson(stage);
  return (await made(stage, '/v1/people', { name: 'Salle 1' })).personId;
};

/** The link of an appointment that somebody new just made, so far ahead that they may still change it. */
const freshLink = async (stage: Stage): Promise<string> => {
  const count = nextNumber(stage.world);
  const who = `visitor-${count}`;
  const slot = await lateSlot(stage, count);
  const body = { slotId: slot.slotId, name: 'Ana Lévy', email: `${who}@example.org` };
  const booking = await bookedAnew(stage, who, body);
  return String(booking.manageUrl).split('/').at(-1) ?? '';
};

/** The keyed hash of an address that messages have just come back from. */
export const freshBounce = async ({ world, tenantId, bookingId }: Stage): Promise<string> => {
  const { kernel } = world;
  const contactHash = kernel.signer.hash('contact', 'email', nextNonce(world));
  const bounced = { contactHash, scope: 'all', reason: 'bounced' } as const;
  const at = toInstant(kernel.clock());
  await writeOrSkip(
    kernel.table,
    suppressWrite(brandId<TenantId>(tenantId), { ...bounced, at, subjectId: bookingId }),
  );
  return contactHash;
};

/** The path of an unsubscribe link that nobody has used yet. */
const freshUnsubscribe = ({ world, tenantId }: Stage): string => {
  const contactHash = world.kernel.signer.hash('contact', 'email', nextNonce(world));
  const subscription = { tenantId: brandId<TenantId>(tenantId), contactHash };
  return `/public/unsubscribe/${unsubscribeToken(world.kernel, subscription)}`;
};

/** The id of an address that somebody new has just booked from. */
const freshSource = async (stage: Stage): Promise<string> => {
  const count = nextNumber(stage.world);
  const who = `source-${count}`;
  const slot = await lateSlot(stage, count);
  await bookedAnew(stage, who, {
    slotId: slot.slotId,
    name: 'Ana Lévy',
    email: `${who}@example.org`,
  });
  return sourceOf(stage.world.kernel, brandId<TenantId>(stage.tenantId), who);
};

/** A lead with a phone number that only the visitor has typed. */
const unverified = async (stage: Stage) => {
  const count = nextNumber(stage.world);
  const slot = await lateSlot(stage, count);
  const contact = `+1438555${String(count).padStart(4, '0')}`;
  const who = `caller-${count}`;
  const body = { slotId: slot.slotId, name: 'Ana Lévy', email: `${who}@example.org`, phone: contact };
  const booking = await bookedAnew(stage, who, body);
  const { token } = stage.owner;
  const { leadId } = await dataOf(stage.world.call('GET', `/v1/bookings/${booking.bookingId}`, { token }));
  return { leadId: String(leadId), contact };
};

/** The same, and another time of the calendar that it is on. */
const freshMove = async (stage: Stage) => {
  const token = await freshLink(stage);
  const { calendarId } = await dataOf(stage.world.call('GET', `/public/bookings/${token}`));
  const query = `serviceId=${stage.serviceId}&calendarId=${calendarId}`;
  const { slots } = await dataOf(stage.world.call('GET', `/public/sites/${stage.slug}/slots?${query}`));
  return { token, slotId: String(slots.at(-1).slotId) };
};

/** A wish of somebody new, for any time of the next month. */
const freshWish = ({ world, serviceId }: Stage) => ({
  serviceId,
  from: '2026-11-23',
  to: '2026-12-23',
  name: 'Ana Lévy',
  email: `waiting-${nextNumber(world)}@example.org`,
  consent: true,
});

/** Somebody new who waits. */
const freshWait = async (stage: Stage) => {
  const viewer = `waiting-${nextNumber(stage.world)}`;
  const path = `/public/sites/${stage.slug}/waitlist`;
  const { waitingId, waitUrl } = await dataOf(
    stage.world.call('POST', path, { viewer, body: freshWish(stage) }),
  );
  return { waitingId: String(waitingId), token: String(waitUrl).split('/').at(-1) ?? '' };
};

/** The id of a question that a visitor asks and nothing answers. */
const freshQuestion = async ({ world, slug, owner: { token } }: Stage): Promise<string> => {
  const body = {
    message: `Avez-vous du stationnement pour ${nextNumber(world)} camions ?`,
    consent: true,
  };
  await dataOf(world.call('POST', `/public/sites/${slug}/chat`, { viewer: nextNonce(world), body }));
  const { questions } = await dataOf(world.call('GET', '/v1/questions?limit=1', { token }));
  return questions[0].questionId;
};

/** Ends what earlier requests left waiting, so that no time stays held for them. */
const nobodyWaits = async ({ world, owner }: Stage): Promise<void> => {
  const { token } = owner;
  const { waiting } = await dataOf(world.call('GET', '/v1/waitlist', { token }));
  for (const { waitingId } of waiting) await world.call('DELETE', `/v1/waitlist/${waitingId}`, { token });
};

/** The same, with a time held for them. */
const freshOffer = async (stage: Stage) => {
  const { world, tenantId } = stage;
  await nobodyWaits(stage);
  const { waitingId, token } = await freshWait(stage);
  await workOffWaitlist(world.kernel.table, brandId<TenantId>(tenantId), world.kernel.clock());
  const row = await findWaiting(world.kernel.table, brandId<TenantId>(tenantId), waitingId);
  return { token, offerId: String(row?.offer?.offerId) };
};

/** A port of this machine where nobody listens, so that a call fails at once. */
const NEW_WEBHOOK = {
  url: 'http://localhost:65535/recu',
  events: ['booking.created'],
  description: `Pour ${ZOE.name}`,
};

const webhooksOf = async ({ world, owner }: Stage) =>
  (await dataOf(world.call('GET', '/v1/webhooks', { token: owner.token }))).webhooks;

/** Takes one away where a business has as many as it may. */
const roomForWebhook = async (stage: Stage): Promise<void> => {
  const webhooks = await webhooksOf(stage);
  const { token } = stage.owner;
  if (webhooks.length >= 9)
    await stage.world.call('DELETE', `/v1/webhooks/${webhooks.at(-1).webhookId}`, { token });
};

const someWebhook = async (stage: Stage): Promise<string> =>
  ((await webhooksOf(stage))[0] ?? (await made(stage, '/v1/webhooks', NEW_WEBHOOK))).webhookId;

/** Somebody whom the business has just invited. */
const invitee = async (stage: Stage) => {
  const person = stage.world.person();
  const body = { email: person.email, role: 'staff' };
  const { memberId } = await made(stage, '/v1/members/invite', body);
  return { ...person, invitationId: memberId };
};

/** A conversation that a visitor has just begun, as they hold it. */
const freshTalk = async ({ world, slug }: Stage): Promise<string> => {
  const body = { message: `Bonjour, ${ZOE.name}`, consent: true };
  const viewer = nextNonce(world);
  const { convId } = await dataOf(world.call('POST', `/public/sites/${slug}/chat`, { viewer, body }));
  return convId;
};

/** Its path, for its business. */
const freshConversation = async (stage: Stage): Promise<string> =>
  `/v1/conversations/${(await freshTalk(stage)).split('.')[0]}`;

/**
 * For every route of the manifest one request that succeeds for the business's owner, or for whoever's token it
 * brings; a new one each time.
 */
export const validRequests: Record<RouteKey, (stage: Stage) => Promise<Valid> | Valid> = {
  'GET /v1/me': () => ({ path: '/v1/me' }),
  'POST /v1/invitations/{invitationId}/accept': async (stage) => {
    const { invitationId, token } = await invitee(stage);
    return { path: `/v1/invitations/${invitationId}/accept`, options: { token } };
  },
  'POST /v1/invitations/{invitationId}/decline': async (stage) => {
    const { invitationId, token } = await invitee(stage);
    return { path: `/v1/invitations/${invitationId}/decline`, options: { token } };
  },
  'POST /v1/tenants': () => ({
    path: '/v1/tenants',
    options: { body: { name: ZOE.name, phone: ZOE.phone, industry: 'beaute' } },
  }),
  'PATCH /v1/tenants/current': async (stage) => {
    const version = await versionOf(stage, 'TENANT');
    const body = { name: ZOE.name, phone: ZOE.phone, booking: { minNoticeMin: 60 }, version };
    return { path: '/v1/tenants/current', options: { body } };
  },
  'DELETE /v1/tenants/current': async ({ world }) => {
    const { owner } = await openBusiness(world);
    return {
      path: '/v1/tenants/current',
      options: { token: owner.token, body: { confirm: 'Garage Tremblay' } },
    };
  },
  'GET /v1/sites': () => ({ path: '/v1/sites' }),
  'POST /v1/sites': async (stage) => {
    await removeSite(stage);
    const body = { slug: stage.slug, title: 'Le garage', welcomeMessage: 'Bonjour !' };
    return { path: '/v1/sites', options: { body } };
  },
  'PATCH /v1/sites/current': async (stage) => ({
    path: '/v1/sites/current',
    options: {
      body: { title: 'Le garage du coin', theme: 'dark', version: await versionOf(stage, 'SITE') },
    },
  }),
  'GET /v1/services': () => ({ path: '/v1/services' }),
  'POST /v1/services': () => ({
    path: '/v1/services',
    options: { body: { name: 'Freins', durationMin: 45, price: 120.5, currency: 'cad' } },
  }),
  'PATCH /v1/services/{serviceId}': async (stage) => ({
    path: `/v1/services/${stage.serviceId}`,
    options: { body: { price: 75, version: await versionOf(stage, `SERVICE#${stage.serviceId}`) } },
  }),
  'DELETE /v1/services/{serviceId}': async (stage) => {
    const { serviceId } = await made(stage, '/v1/services', { name: 'Lavage', durationMin: 30 });
    return { path: `/v1/services/${serviceId}` };
  },
  'GET /v1/pictures': () => ({ path: '/v1/pictures' }),
  'POST /v1/pictures/uploads': () => ({
    path: '/v1/pictures/uploads',
    options: { body: { contentType: 'image/webp', bytes: WEBP.length } },
  }),
  'PUT /v1/pictures/{pictureId}': async ({ world, owner, serviceId }) => ({
    path: `/v1/pictures/service-${serviceId}`,
    options: { body: { uploadId: await uploaded(world, owner.token), alt: 'Une voiture rouge' } },
  }),
  'DELETE /v1/pictures/{pictureId}': async (stage) => ({ path: await freshPicture(stage) }),
  'GET /v1/availability': () => ({ path: '/v1/availability' }),
  'POST /v1/availability': () => ({
    path: '/v1/availability',
    // For one at a time: where two are served, the first free time may be one that Zoé has already.
    options: { body: { dayOfWeek: 6, startTime: '10:00', endTime: '24:00', capacity: 1 } },
  }),
  'PUT /v1/availability/hours': async (stage) => {
    const count = nextNumber(stage.world);
    const { token, memberId: calendarId } = stage.owner;
    const { windows: all } = await dataOf(stage.world.call('GET', '/v1/availability', { token }));
    const seen = all
      .filter((one: { calendarId: string }) => one.calendarId === calendarId)
      .map(({ availabilityId, version }: Record<string, unknown>) => ({ availabilityId, version }));
    const startTime = `07:${String(count % 60).padStart(2, '0')}`;
    const windows = [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, startTime, endTime: '12:00' }));
    return {
      path: '/v1/availability/hours',
      options: { body: { hours: [{ calendarId, seen, windows }] } },
    };
  },
  'POST /v1/availability/stranded': () => ({
    path: '/v1/availability/stranded',
    options: { body: { closure: { from: '2026-11-24', to: '2027-02-12' } } },
  }),
  'PATCH /v1/availability/{availabilityId}': async (stage) => ({
    path: `/v1/availability/${stage.availabilityId}`,
    options: {
      body: { endTime: '18:00', version: await versionOf(stage, `WINDOW#${stage.availabilityId}`) },
    },
  }),
  'DELETE /v1/availability/{availabilityId}': async (stage) => {
    const window = { dayOfWeek: 0, startTime: '09:00', endTime: '12:00' };
    const { availabilityId } = await made(stage, '/v1/availability', window);
    return { path: `/v1/availability/${availabilityId}` };
  },
  'GET /v1/closures': () => ({ path: '/v1/closures' }),
  'POST /v1/closures': () => ({
    path: '/v1/closures',
    options: { body: { from: '2027-02-01', to: '2027-02-12', label: `Vacances de ${ZOE.name}` } },
  }),
  'POST /v1/closures/quebec-holidays': () => ({
    path: '/v1/closures/quebec-holidays',
    options: { body: { year: 2027, easter: 'easter_monday' } },
  }),
  'DELETE /v1/closures/{closureId}': async (stage) => {
    const { closureId } = await made(stage, '/v1/closures', { from: '2027-03-01' });
    return { path: `/v1/closures/${closureId}` };
  },
  'GET /v1/calendars': () => ({ path: '/v1/calendars' }),
  'PATCH /v1/calendars/{memberId}': ({ owner }) => ({
    path: `/v1/calendars/${owner.memberId}`,
    options: { body: { active: false, name: ZOE.name } },
  }),
  'GET /v1/calendars/outside': () => ({ path: '/v1/calendars/outside' }),
  'PUT /v1/calendars/{calendarId}/outside': ({ owner }) => ({
    path: `/v1/calendars/${owner.memberId}/outside`,
    options: { body: { url: 'http://localhost:65535/agenda.ics' } },
  }),
  'DELETE /v1/calendars/{calendarId}/outside': async ({ world, owner }) => {
    const path = `/v1/calendars/${owner.memberId}/outside`;
    const body = { url: 'http://localhost:65535/agenda.ics' };
    await world.call('PUT', path, { token: owner.token, body });
    return { path };
  },
  'GET /v1/calendars/busy': () => ({ path: '/v1/calendars/busy?from=2026-11-23&to=2026-11-30' }),
  'GET /v1/slots': () => ({ path: '/v1/slots?limit=8' }),
  'POST /v1/slots/generate': () => ({
    path: '/v1/slots/generate',
    options: { body: { durationMinutes: 30 } },
  }),
  'GET /v1/leads': () => ({ path: '/v1/leads' }),
  'POST /v1/leads': () => ({
    path: '/v1/leads',
    options: { body: { name: ZOE.name, email: ZOE.email, phone: ZOE.phone, message: ZOE.note } },
  }),
  'POST /v1/leads/import': () => ({
    path: '/v1/leads/import',
    options: {
      body: {
        rows: [
          { line: 2, ...ZOE, tags: ['VIP'] },
          { line: 3, name: 'Marc Côté' },
        ],
      },
    },
  }),
  'GET /v1/leads/search': () => ({ path: '/v1/leads/search?q=lu' }),
  'GET /v1/leads/tags': () => ({ path: '/v1/leads/tags' }),
  'POST /v1/leads/tags': async (stage) => {
    await made(stage, '/v1/leads', { name: ZOE.name, tags: ['VIP'] });
    return { path: '/v1/leads/tags', options: { body: { tag: 'VIP', to: 'Fidèle' } } };
  },
  'GET /v1/leads/{leadId}/visits': ({ leadId }) => ({ path: `/v1/leads/${leadId}/visits` }),
  'GET /v1/leads/{leadId}': ({ leadId }) => ({ path: `/v1/leads/${leadId}` }),
  'PATCH /v1/leads/{leadId}': async (stage) => {
    const version = await versionOf(stage, `LEAD#${stage.leadId}`);
    return {
      path: `/v1/leads/${stage.leadId}`,
      options: { body: { name: ZOE.name, status: 'contacted', note: ZOE.note, version } },
    };
  },
  'DELETE /v1/leads/{leadId}': async (stage) => {
    const { leadId } = await made(stage, '/v1/leads', { name: 'Personne' });
    return { path: `/v1/leads/${leadId}` };
  },
  'GET /v1/leads/{leadId}/timeline': ({ leadId }) => ({ path: `/v1/leads/${leadId}/timeline?limit=10` }),
  'POST /v1/leads/{leadId}/merge': async (stage) => {
    const { leadId } = await made(stage, '/v1/leads', { name: ZOE.name, note: ZOE.note });
    return { path: `/v1/leads/${stage.leadId}/merge`, options: { body: { leadId } } };
  },
  'POST /v1/leads/{leadId}/contacts': async (stage) => {
    const { leadId, contact } = await unverified(stage);
    return { path: `/v1/leads/${leadId}/contacts`, options: { body: { contact, verdict: 'accept' } } };
  },
  'GET /v1/bookings': () => ({ path: '/v1/bookings' }),
  'POST /v1/bookings': async (stage) => {
    const [slot] = await freshSlots(stage);
    const body = { serviceId: stage.serviceId, startAt: slot.startAt, ...ZOE };
    return { path: '/v1/bookings', options: { body } };
  },
  'GET /v1/bookings/{bookingId}': ({ bookingId }) => ({ path: `/v1/bookings/${bookingId}` }),
  'GET /v1/bookings/ahead': () => ({ path: '/v1/bookings/ahead?calendarId=main' }),
  'GET /v1/bookings/sources': () => ({ path: '/v1/bookings/sources' }),
  'POST /v1/bookings/sources/{sourceId}/cancel': async (stage) => ({
    path: `/v1/bookings/sources/${await freshSource(stage)}/cancel`,
  }),
  'POST /v1/bookings/sources/{sourceId}/dismiss': async (stage) => ({
    path: `/v1/bookings/sources/${await freshSource(stage)}/dismiss`,
    options: { body: { seenUntil: toInstant(stage.world.kernel.clock()) } },
  }),
  'POST /v1/bookings/ask-to-move': async (stage) => {
    const { startAt } = (await freshSlots(stage))[0];
    const { closureId } = await made(stage, '/v1/closures', { from: startAt.slice(0, 10) });
    return { path: '/v1/bookings/ask-to-move', options: { body: { closureId } } };
  },
  'POST /v1/bookings/offers': ({ serviceId }) => ({
    path: '/v1/bookings/offers',
    options: { body: twoInARow(serviceId) },
  }),
  'POST /v1/bookings/baskets': async (stage) => ({
    path: '/v1/bookings/baskets',
    options: { body: { offer: await farBasket(stage), ...ZOE } },
  }),
  'GET /v1/bookings/rescues': () => ({ path: '/v1/bookings/rescues?date=2026-11-24' }),
  'POST /v1/bookings/rescues': async (stage) => {
    // So far ahead that no time of visitors is closed.
    const day = Date.parse('2027-06-01T15:00:00.000Z') + nextNumber(stage.world) * DAY_MS;
    const startAt = new Date(day).toISOString();
    await made(stage, '/v1/bookings', { serviceId: stage.serviceId, startAt, ...ZOE });
    const body = { calendarId: 'main', date: startAt.slice(0, 10), answerMin: 60 };
    return { path: '/v1/bookings/rescues', options: { body } };
  },
  'POST /v1/bookings/reassign': ({ owner }) => ({
    path: '/v1/bookings/reassign',
    options: { body: { from: owner.memberId, to: 'main' } },
  }),
  'GET /v1/bookings/{bookingId}/history': ({ bookingId }) => ({
    path: `/v1/bookings/${bookingId}/history?limit=20`,
  }),
  'PATCH /v1/bookings/{bookingId}': async (stage) => {
    const slot = (await freshSlots(stage)).at(-1);
    const version = await versionOf(stage, `BOOKING#${stage.bookingId}`);
    return {
      path: `/v1/bookings/${stage.bookingId}`,
      options: { body: { startAt: slot.startAt, version } },
    };
  },
  'GET /v1/bookings/{bookingId}/offers': async (stage) => ({
    path: `${await freshBasketPath(stage)}/offers`,
  }),
  'PATCH /v1/bookings/{bookingId}/basket': async (stage) => {
    const { path, offer } = await freshMoveByHand(stage);
    return { path: `${path}/basket`, options: { body: { offer } } };
  },
  'POST /v1/bookings/{bookingId}/restore': async (stage) => {
    const { world, owner } = stage;
    const [slot] = await freshSlots(stage);
    const body = { serviceId: stage.serviceId, startAt: slot.startAt, name: 'Ana Lévy' };
    const { bookingId } = await made(stage, '/v1/bookings', body);
    await world.call('DELETE', `/v1/bookings/${bookingId}`, { token: owner.token });
    const version = await versionOf(stage, `BOOKING#${bookingId}`);
    return { path: `/v1/bookings/${bookingId}/restore`, options: { body: { version } } };
  },
  'DELETE /v1/bookings/{bookingId}': async (stage) => {
    const [slot] = await freshSlots(stage);
    const body = { serviceId: stage.serviceId, startAt: slot.startAt, name: 'Ana Lévy' };
    const { bookingId } = await made(stage, '/v1/bookings', body);
    return { path: `/v1/bookings/${bookingId}` };
  },
  'GET /v1/waitlist': () => ({ path: '/v1/waitlist' }),
  'DELETE /v1/waitlist/{waitingId}': async (stage) => ({
    path: `/v1/waitlist/${(await freshWait(stage)).waitingId}`,
  }),
  'GET /v1/members': () => ({ path: '/v1/members' }),
  'POST /v1/members/invite': () => ({
    path: '/v1/members/invite',
    options: { body: { email: ZOE.email, name: ZOE.name, role: 'viewer' } },
  }),
  'GET /v1/people': () => ({ path: '/v1/people' }),
  'POST /v1/people': async (stage) => {
    await roomForPerson(stage);
    return { path: '/v1/people', options: { body: { name: 'Salle 2', title: 'Massage', colour: 'teal' } } };
  },
  'PATCH /v1/people/{personId}': async (stage) => ({
    path: `/v1/people/${await freshPerson(stage)}`,
    options: { body: { name: 'Salle 3', version: 1 } },
  }),
  'DELETE /v1/people/{personId}': async (stage) => ({ path: `/v1/people/${await freshPerson(stage)}` }),
  'POST /v1/people/{personId}/invite': async (stage) => ({
    path: `/v1/people/${await freshPerson(stage)}/invite`,
    options: { body: { email: `person-${nextNumber(stage.world)}@example.org`, role: 'staff' } },
  }),
  'PATCH /v1/members/{memberId}': async ({ world, tenantId }) => {
    const { memberId } = await addMember(world, tenantId, 'viewer');
    return { path: `/v1/members/${memberId}`, options: { body: { role: 'staff', version: 1 } } };
  },
  'PATCH /v1/members/me': async (stage) => {
    const version = await versionOf(stage, `MEMBER#${stage.owner.memberId}`);
    return { path: '/v1/members/me', options: { body: { name: ZOE.name, version } } };
  },
  'GET /v1/members/me/push-subscriptions': () => ({ path: '/v1/members/me/push-subscriptions' }),
  'POST /v1/members/me/push-subscriptions': ({ world }) => ({
    path: '/v1/members/me/push-subscriptions',
    options: { body: newBrowser(`${nextNumber(world)}`).subscription },
  }),
  'DELETE /v1/members/me/push-subscriptions/{pushSubscriptionId}': async (stage) => {
    const path = '/v1/members/me/push-subscriptions';
    const { subscription } = newBrowser(`${nextNumber(stage.world)}`);
    const { pushSubscriptionId } = await made(stage, path, subscription);
    return { path: `${path}/${pushSubscriptionId}` };
  },
  'DELETE /v1/members/{memberId}': async ({ world, tenantId }) => {
    const { memberId } = await addMember(world, tenantId, 'viewer');
    return { path: `/v1/members/${memberId}` };
  },
  'DELETE /v1/members/me': async ({ world, tenantId }) => {
    const { token } = await addMember(world, tenantId, 'viewer');
    return { path: '/v1/members/me', options: { token } };
  },
  'GET /v1/changes': () => ({ path: '/v1/changes?since=0.0.0.1' }),
  'GET /v1/audit': () => ({ path: '/v1/audit?limit=20' }),
  'GET /v1/conversations': () => ({ path: '/v1/conversations' }),
  'GET /v1/conversations/{conversationId}': async (stage) => ({ path: await freshConversation(stage) }),
  'PATCH /v1/conversations/{conversationId}': async (stage) => ({
    path: await freshConversation(stage),
    options: { body: { tag: 'VIP' } },
  }),
  'POST /v1/conversations/{conversationId}/messages': async (stage) => ({
    path: `${await freshConversation(stage)}/messages`,
    options: { body: { text: 'Bonjour, ici le garage.' } },
  }),
  'POST /v1/conversations/{conversationId}/give-back': async (stage) => {
    const path = await freshConversation(stage);
    const body = { text: 'Bonjour, ici le garage.' };
    await dataOf(stage.world.call('POST', `${path}/messages`, { token: stage.owner.token, body }));
    return { path: `${path}/give-back` };
  },
  'POST /v1/conversations/{conversationId}/seen': async (stage) => ({
    path: `${await freshConversation(stage)}/seen`,
    options: { body: { entry: 1 } },
  }),
  'GET /v1/questions': () => ({ path: '/v1/questions' }),
  'DELETE /v1/questions/{questionId}': async (stage) => ({
    path: `/v1/questions/${await freshQuestion(stage)}`,
  }),
  'POST /v1/questions/{questionId}/answer': async (stage) => {
    const faq = [{ id: 'q1', question: 'Des bons cadeaux ?', answer: 'Oui, à la caisse.', isShown: true }];
    const { token } = stage.owner;
    await dataOf(stage.world.call('PATCH', '/v1/sites/current', { token, body: { faq } }));
    const path = `/v1/questions/${await freshQuestion(stage)}/answer`;
    return { path, options: { body: { faqId: 'q1' } } };
  },
  'GET /v1/scenarios': () => ({ path: '/v1/scenarios' }),
  'POST /v1/scenarios': async (stage) => ({
    path: '/v1/scenarios',
    options: { body: { conversationId: (await freshConversation(stage)).split('/').at(-1), turn: 1 } },
  }),
  'DELETE /v1/scenarios/{scenarioId}': async (stage) => {
    const conversationId = (await freshConversation(stage)).split('/').at(-1);
    const { scenarioId } = await made(stage, '/v1/scenarios', { conversationId, turn: 1 });
    return { path: `/v1/scenarios/${scenarioId}` };
  },
  'GET /v1/reports/summary': () => ({ path: '/v1/reports/summary?from=2026-11-01&to=2026-12-31' }),
  'GET /v1/exports/leads.csv': () => ({ path: '/v1/exports/leads.csv' }),
  'GET /v1/exports/bookings.csv': () => ({ path: '/v1/exports/bookings.csv?separator=semicolon' }),
  'POST /v1/exports': () => ({ path: '/v1/exports' }),
  'GET /v1/exports/{exportId}': async (stage) => {
    const { exportId } = await made(stage, '/v1/exports', {});
    return { path: `/v1/exports/${exportId}` };
  },
  'GET /public/exports/{exportToken}': async (stage) => {
    const { files } = await made(stage, '/v1/exports', {});
    return { path: new URL(files[0].url).pathname };
  },
  'POST /v1/privacy/export': () => ({
    path: '/v1/privacy/export',
    options: { body: { email: ZOE.email, phone: ZOE.phone } },
  }),
  'POST /v1/privacy/erase': ({ world }) => ({
    path: '/v1/privacy/erase',
    options: { body: { email: `${nextNonce(world)}@example.org`, confirm: true } },
  }),
  'GET /v1/privacy/receipts': () => ({ path: '/v1/privacy/receipts' }),
  'POST /v1/billing/checkout': () => ({ path: '/v1/billing/checkout', options: { body: checkoutOf('pro') } }),
  'POST /v1/billing/portal': async (stage) => {
    const { cancelUrl: returnUrl } = checkoutOf('pro');
    await made(stage, '/v1/billing/checkout', checkoutOf('pro'));
    return { path: '/v1/billing/portal', options: { body: { returnUrl } } };
  },
  'POST /public/webhooks/stripe': async ({ world }) => {
    await newSubscriber(world);
    const [event] = eventsOf(world);
    if (!event) throw new Error('no event');
    return { path: '/public/webhooks/stripe', options: sent(world, event) };
  },
  'GET /v1/calendar-feed': () => ({ path: '/v1/calendar-feed' }),
  'POST /v1/calendar-feed/rotate': () => ({ path: '/v1/calendar-feed/rotate' }),
  'GET /public/calendars/{feedToken}': async ({ world, owner }) => {
    const { url } = await dataOf(world.call('GET', '/v1/calendar-feed', { token: owner.token }));
    return { path: new URL(url).pathname };
  },
  'GET /v1/automations': () => ({ path: '/v1/automations' }),
  'PATCH /v1/automations/{kind}': async (stage) => ({
    path: '/v1/automations/reminder_day',
    options: { body: { version: await automationVersion(stage), isOn: false, texts: { en: null } } },
  }),
  'DELETE /v1/automations/{kind}': () => ({ path: '/v1/automations/reminder_day' }),
  'POST /v1/automations/{kind}/preview': () => ({
    path: '/v1/automations/reminder_day/preview',
    options: { body: { language: 'fr', text: { subject: 'À {start}', body: 'Chez {business}.' } } },
  }),
  'POST /v1/automations/{kind}/test': () => ({
    path: '/v1/automations/reminder_day/test',
    options: { body: { language: 'fr' } },
  }),
  'GET /v1/automations/tests/{testId}': async (stage) => {
    const { testId } = await made(stage, '/v1/automations/reminder_day/test', { language: 'fr' });
    return { path: `/v1/automations/tests/${testId}` };
  },
  'GET /v1/webhooks': () => ({ path: '/v1/webhooks' }),
  'POST /v1/webhooks': async (stage) => {
    await roomForWebhook(stage);
    return { path: '/v1/webhooks', options: { body: NEW_WEBHOOK } };
  },
  'GET /v1/webhooks/{webhookId}': async (stage) => ({ path: `/v1/webhooks/${await someWebhook(stage)}` }),
  'PATCH /v1/webhooks/{webhookId}': async (stage) => ({
    path: `/v1/webhooks/${await someWebhook(stage)}`,
    options: { body: { events: ['lead.created'], description: `Pour ${ZOE.name}` } },
  }),
  'DELETE /v1/webhooks/{webhookId}': async (stage) => {
    await roomForWebhook(stage);
    const { webhookId } = await made(stage, '/v1/webhooks', NEW_WEBHOOK);
    return { path: `/v1/webhooks/${webhookId}` };
  },
  'POST /v1/webhooks/{webhookId}/test': async (stage) => ({
    path: `/v1/webhooks/${await someWebhook(stage)}/test`,
  }),
  'GET /v1/webhooks/{webhookId}/deliveries': async (stage) => ({
    path: `/v1/webhooks/${await someWebhook(stage)}/deliveries?limit=20`,
  }),
  'GET /v1/bookings/{bookingId}/messages': ({ bookingId }) => ({
    path: `/v1/bookings/${bookingId}/messages?limit=20`,
  }),
  'GET /v1/leads/{leadId}/messages': ({ leadId }) => ({ path: `/v1/leads/${leadId}/messages?limit=20` }),
  'GET /v1/suppressions': () => ({ path: '/v1/suppressions?limit=20' }),
  'DELETE /v1/suppressions/{suppressionId}': async (stage) => ({
    path: `/v1/suppressions/${await freshBounce(stage)}.all`,
  }),
  'GET /v1/mail-figures': () => ({ path: '/v1/mail-figures' }),
  'GET /public/openapi.json': () => ({ path: '/public/openapi.json' }),
  'GET /public/sites/{slug}/config': ({ slug }) => ({ path: `/public/sites/${slug}/config` }),
  'GET /public/sites/{slug}/slots': ({ slug }) => ({ path: `/public/sites/${slug}/slots?limit=5` }),
  'GET /public/sites/{slug}/days': ({ slug }) => ({ path: `/public/sites/${slug}/days` }),
  'POST /public/sites/{slug}/bookings': async (stage) => {
    const [slot] = await freshSlots(stage);
    return {
      path: `/public/sites/${stage.slug}/bookings`,
      options: { body: { slotId: slot.slotId, ...ZOE, consent: true } },
    };
  },
  'POST /public/sites/{slug}/offers': ({ slug, serviceId }) => ({
    path: `/public/sites/${slug}/offers`,
    options: { body: twoInARow(serviceId) },
  }),
  'POST /public/sites/{slug}/baskets': async (stage) => ({
    path: `/public/sites/${stage.slug}/baskets`,
    // Somebody else's address: one alone may send twenty forms a minute.
    options: {
      viewer: `visitor-${nextNumber(stage.world)}`,
      body: { offer: await freshBasket(stage), ...ZOE, consent: true },
    },
  }),
  'GET /public/bookings/{manageToken}': ({ manageToken }) => ({ path: `/public/bookings/${manageToken}` }),
  'PATCH /public/bookings/{manageToken}': async (stage) => {
    const { token, slotId } = await freshMove(stage);
    return { path: `/public/bookings/${token}`, options: { body: { slotId } } };
  },
  'DELETE /public/bookings/{manageToken}': async (stage) => ({
    path: `/public/bookings/${await freshLink(stage)}`,
  }),
  'GET /public/bookings/{manageToken}/offers': async (stage) => ({
    path: `/public/bookings/${await freshBasketLink(stage)}/offers`,
  }),
  'PATCH /public/bookings/{manageToken}/basket': async (stage) => {
    const { token, offer } = await freshMoveOfAll(stage);
    return { path: `/public/bookings/${token}/basket`, options: { body: { offer } } };
  },
  'POST /public/sites/{slug}/waitlist': (stage) => ({
    path: `/public/sites/${stage.slug}/waitlist`,
    options: { body: { ...freshWish(stage), name: ZOE.name } },
  }),
  'DELETE /public/waitlist/{waitToken}': async (stage) => ({
    path: `/public/waitlist/${(await freshWait(stage)).token}`,
  }),
  'GET /public/sites/{slug}/chat/{convId}': async (stage) => ({
    path: `/public/sites/${stage.slug}/chat/${await freshTalk(stage)}`,
  }),
  'POST /public/sites/{slug}/chat': ({ slug }) => ({
    path: `/public/sites/${slug}/chat`,
    options: {
      body: { message: `Rappelez-moi, ${ZOE.name}, ${ZOE.phone}, ${ZOE.email}`, consent: true },
    },
  }),
  'GET /site': () => ({ path: '/site' }),
  'GET /site/{slug}': ({ slug }) => ({ path: `/site/${slug}` }),
  'POST /site/{slug}/book': async (stage) => {
    const [slot] = await freshSlots(stage);
    return {
      path: `/site/${stage.slug}/book`,
      options: form({
        nonce: nextNonce(stage.world),
        slotId: slot.slotId,
        name: ZOE.name,
        email: ZOE.email,
        phone: ZOE.phone,
      }),
    };
  },
  'GET /site/{slug}/plusieurs': ({ slug, serviceId }) => ({
    path: `/site/${slug}/plusieurs?find=1&service=${serviceId},${serviceId}`,
  }),
  'POST /site/{slug}/plusieurs': async (stage) => ({
    path: `/site/${stage.slug}/plusieurs`,
    options: {
      ...form({ nonce: nextNonce(stage.world), offer: await freshBasket(stage), ...ZOE }),
      viewer: `visitor-${nextNumber(stage.world)}`,
    },
  }),
  'GET /site/{slug}/attente': ({ slug }) => ({ path: `/site/${slug}/attente` }),
  'POST /site/{slug}/attente': (stage) => {
    const { serviceId, from, to, email } = freshWish(stage);
    const nonce = nextNonce(stage.world);
    return {
      path: `/site/${stage.slug}/attente`,
      options: form({ nonce, serviceId, from, to, email, name: ZOE.name, consent: 'on', morning: 'on' }),
    };
  },
  'GET /attente/{waitToken}': async (stage) => ({
    path: `/attente/${(await freshWait(stage)).token}?done=joined`,
  }),
  'POST /attente/{waitToken}/accept': async (stage) => {
    const { token, offerId } = await freshOffer(stage);
    return { path: `/attente/${token}/accept`, options: form({ nonce: nextNonce(stage.world), offerId }) };
  },
  'POST /attente/{waitToken}/decline': async (stage) => {
    const { token, offerId } = await freshOffer(stage);
    return { path: `/attente/${token}/decline`, options: form({ nonce: nextNonce(stage.world), offerId }) };
  },
  'POST /attente/{waitToken}/leave': async (stage) => ({
    path: `/attente/${(await freshWait(stage)).token}/leave`,
    options: form({ nonce: nextNonce(stage.world) }),
  }),
  'GET /embed/{slug}': ({ slug }) => ({ path: `/embed/${slug}` }),
  'GET /rdv/{manageToken}': ({ manageToken }) => ({ path: `/rdv/${manageToken}?done=moved` }),
  'POST /rdv/{manageToken}/move': async (stage) => {
    const { token, slotId } = await freshMove(stage);
    return { path: `/rdv/${token}/move`, options: form({ nonce: nextNonce(stage.world), slotId }) };
  },
  'POST /rdv/{manageToken}/cancel': async (stage) => ({
    path: `/rdv/${await freshLink(stage)}/cancel`,
    options: form({ nonce: nextNonce(stage.world) }),
  }),
  'GET /rdv/{manageToken}/move-all': async (stage) => ({
    path: `/rdv/${await freshBasketLink(stage)}/move-all`,
  }),
  'POST /rdv/{manageToken}/move-all': async (stage) => {
    const { token, offer } = await freshMoveOfAll(stage);
    return { path: `/rdv/${token}/move-all`, options: form({ nonce: nextNonce(stage.world), offer }) };
  },
  'GET /public/unsubscribe/{unsubscribeToken}': (stage) => ({ path: freshUnsubscribe(stage) }),
  'POST /public/unsubscribe/{unsubscribeToken}': (stage) => ({
    path: freshUnsubscribe(stage),
    options: form({ 'List-Unsubscribe': 'One-Click' }),
  }),
  'POST /public/unsubscribe/{unsubscribeToken}/undo': async (stage) => {
    const path = freshUnsubscribe(stage);
    await stage.world.call('POST', path);
    return { path: `${path}/undo` };
  },
};

/** The method of a route. */
export const methodOf = (route: RouteKey): string => route.split(' ')[0] ?? '';

/** Every item of the table, as it is stored. */
export const allItems = async (world: World): Promise<ReadonlyArray<Readonly<Record<string, unknown>>>> => {
  const { client, name } = world.kernel.table;
  const items: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: name,
        ConsistentRead: true,
        ...(from ? { ExclusiveStartKey: from } : {}),
      }),
    );
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return items;
};
