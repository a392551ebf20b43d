import { randomUUID } from 'node:crypto';
import { CHANGEOVER_MS } from '../../functions/records/calendars/changeover.ts';
import { addRows, rowsNaming, withNewIds } from '../../test/support/copied-rows.ts';
import { dataOf } from '../../test/support/team.ts';
import { addMember, type Person, type World, withMemberId } from '../../test/support/world.ts';
import type { BusinessSpec } from './business-spec.ts';
import { instantOf } from './local-time.ts';

/** A business as it stands in the table: the ids of what its spec names by keys. */
export interface OpenBusiness {
  readonly spec: BusinessSpec;
  readonly tenantId: string;
  readonly slug: string;
  readonly owner: Person;
  readonly serviceIds: Readonly<Record<string, string>>;
  readonly calendarIds: Readonly<Record<string, string>>;
}

/** Rows that one transaction may write. */
const ROWS_AT_ONCE = 100;
const HORIZON_DAYS = 45;

type Send = (method: string, path: string, body: unknown) => Promise<ReturnType<typeof JSON.parse>>;

const addPeople = async (world: World, send: Send, tenantId: string, { people }: BusinessSpec) => {
  const ids: Record<string, string> = {};
  for (const [key, name] of Object.entries(people)) {
    const { memberId } = await addMember(world, tenantId, 'staff');
    await send('PATCH', `/v1/calendars/${memberId}`, { active: true, name });
    ids[key] = memberId;
  }
  return ids;
};

const addServices = async (send: Send, spec: BusinessSpec, calendarIds: Readonly<Record<string, string>>) => {
  const ids: Record<string, string> = {};
  const own = spec.tenant.language === 'en' ? 'en' : 'fr';
  const other = own === 'en' ? 'fr' : 'en';
  for (const [key, service] of Object.entries(spec.services)) {
    const { serviceId } = await send('POST', '/v1/services', {
      name: service[own],
      durationMin: service.minutes,
      price: service.price,
      currency: 'CAD',
      synonyms: service.synonyms ?? [],
      translations: { [other]: { name: service[other] } },
      calendarIds: (service.people ?? []).map((person) => calendarIds[person] ?? ''),
    });
    ids[key] = serviceId;
  }
  return ids;
};

const addHours = async (send: Send, { hours, capacity = 1 }: BusinessSpec) => {
  for (const { days, opens, closes } of hours)
    for (const dayOfWeek of days)
      await send('POST', '/v1/availability', { dayOfWeek, startTime: opens, endTime: closes, capacity });
};

const addClosures = async (send: Send, { closures }: BusinessSpec, ids: Ids) => {
  for (const { person, ...closure } of closures)
    await send('POST', '/v1/closures', {
      ...closure,
      ...(person ? { calendarId: ids.calendarIds[person] } : {}),
    });
  await send('POST', '/v1/slots/generate', {});
};

interface Ids {
  readonly calendarIds: Readonly<Record<string, string>>;
  readonly serviceIds: Readonly<Record<string, string>>;
}

const addBookings = async (send: Send, { bookings, tenant }: BusinessSpec, ids: Ids) => {
  for (const { service, person, at, name, email } of bookings)
    await send('POST', '/v1/bookings', {
      serviceId: ids.serviceIds[service],
      startAt: new Date(instantOf(at, tenant.timezone)).toISOString(),
      name,
      email,
      ...(person ? { calendarId: ids.calendarIds[person] } : {}),
    });
};

/**
 * Makes a business through the API, as its owner would, so that its times are open at the world's clock. `number`
 * keeps its address from those of others.
 */
export const openBusiness = async (
  world: World,
  spec: BusinessSpec,
  number: number,
): Promise<OpenBusiness> => {
  const now = world.kernel.clock();
  // Nothing is offered for a while after a change of calendars.
  world.setClock(now - CHANGEOVER_MS);
  const person = world.person();
  const send: Send = (method, path, body) => dataOf(world.call(method, path, { token: person.token, body }));
  const { tenantId } = await send('POST', '/v1/tenants', spec.tenant);
  await send('PATCH', '/v1/tenants/current', {
    address: spec.address,
    booking: { slotMinutes: 30, horizonDays: HORIZON_DAYS, minNoticeMin: 60 },
  });
  const owner = await withMemberId(world, person);
  // Whoever begins to take bookings works in the hours that the business has then.
  await addHours(send, spec);
  const calendarIds = await addPeople(world, send, tenantId, spec);
  const serviceIds = await addServices(send, spec, calendarIds);
  await addClosures(send, spec, { calendarIds, serviceIds });
  const slug = `eval-business-${number}`;
  await send('POST', '/v1/sites', {
    slug,
    title: spec.tenant.name,
    welcomeMessage: spec.welcome,
    industry: spec.tenant.industry,
    replyMode: 'llm',
  });
  if (spec.faq) await send('PATCH', '/v1/sites/current', { faq: spec.faq });
  world.setClock(now);
  await addBookings(send, spec, { calendarIds, serviceIds });
  return { spec, tenantId, slug, owner, serviceIds, calendarIds };
};

const OWNER = '<the owner>';
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Whoever works there are other people too; each stays one person wherever they are named. */
const withNewPeople = (text: string): string => {
  const renewed = new Map<string, string>();
  return text.replace(UUID, (id) => {
    const known = renewed.get(id) ?? randomUUID();
    renewed.set(id, known);
    return known;
  });
};

/** Answers businesses like `first`, each of somebody else and with ids of its own: a conversation leaves its marks. */
export const copier = async (
  world: World,
  first: OpenBusiness,
): Promise<(number: number) => Promise<OpenBusiness>> => {
  const { spec, ...ids } = first;
  const like = JSON.stringify({ ids, rows: await rowsNaming(world.kernel.table, first.tenantId) });
  return async (number) => {
    const person = world.person();
    const own = like
      .replaceAll(first.owner.email, person.email)
      .replaceAll(first.owner.userId, OWNER)
      .replaceAll(first.slug, `eval-business-${number}`);
    const copy = JSON.parse(withNewPeople(withNewIds(own)).replaceAll(OWNER, person.userId));
    for (let at = 0; at < copy.rows.length; at += ROWS_AT_ONCE)
      await addRows(world.kernel.table, copy.rows.slice(at, at + ROWS_AT_ONCE));
    return { ...copy.ids, spec, owner: person };
  };
};
