import { DAY_MS } from '../../../shared/domain/duration.ts';
import { brandId, type WaitingId } from '../../../shared/domain/ids.ts';
import { inLanguage } from '../../../shared/domain/translations.ts';
import { MAX_WAITING, MAX_WAITING_STORED } from '../../../shared/domain/waitlist.ts';
import type { WaitlistJoin } from '../../../shared/schemas/waitlist.ts';
import { AppError, invalidField } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { ifAbsent, ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { askedCalendar } from '../../records/calendars/asked-calendar.ts';
import { type GoingOutPorts, goesOut } from '../../records/messages/going-out.ts';
import { bookableService } from '../../records/service-store.ts';
import { bookingPolicyOf, type TenantItem } from '../../records/tenants/tenant-store.ts';
import {
  findWaiting,
  readWaitlist,
  type WaitingItem,
  waitingExpiry,
} from '../../records/waitlist/waiting-store.ts';
import { waitlistCheck } from '../../records/waitlist/waitlist-check.ts';
import { sourceOf } from '../bookings/visitors/visitor-caps.ts';
import type { PublicBusiness } from '../public-site/find-business.ts';
import { countVisitorUse, type Visitor } from '../public-site/visitor-limits.ts';
import { askedWish } from './asked-wish.ts';

type Ports = SignedTable & GoingOutPorts;

/** The version of the text that a visitor accepts on the form. */
const WAITLIST_CONSENT_VERSION = '2026-11-22';

const rowOf = async (
  ports: Ports,
  tenant: TenantItem,
  body: WaitlistJoin,
  { viewer, language, now, mint }: Visitor,
): Promise<WaitingItem> => {
  const service = await bookableService(ports, tenant, body.serviceId);
  if (!service) throw invalidField('serviceId', 'invalid');
  const calendarId = askedCalendar(tenant, body.calendarId, now);
  const given = body.language ?? language;
  return {
    waitingId: brandId<WaitingId>(mint('waiting')),
    serviceId: service.serviceId,
    title: inLanguage(service, given).name,
    ...(calendarId ? { calendarId } : {}),
    ...askedWish(tenant, body, now),
    name: body.name,
    email: body.email.toLowerCase(),
    language: given,
    consentVersion: WAITLIST_CONSENT_VERSION,
    askedFrom: sourceOf(ports, tenant.tenantId, viewer),
    createdAt: toInstant(now),
    passed: [],
    expiresAt: waitingExpiry(body.to),
    version: 1,
  };
};

/**
 * The limits on bookings hold for requests too. Throws 403 `waiting_limit` for the contact or the address, 409
 * `limit_reached` for the whole list.
 */
const checkRoom = (
  { waiting: others, stored }: Awaited<ReturnType<typeof readWaitlist>>,
  row: WaitingItem,
  { maxPerContact, maxPerAddressDay }: ReturnType<typeof bookingPolicyOf>,
  now: number,
): void => {
  const sameContact = others.filter(({ email }) => email === row.email).length;
  const sameAddress = others.filter(
    ({ askedFrom, createdAt }) => askedFrom === row.askedFrom && now - Date.parse(createdAt) < DAY_MS,
  ).length;
  if (sameContact >= maxPerContact || sameAddress >= maxPerAddressDay) throw new AppError('waiting_limit');
  if (others.length >= MAX_WAITING || stored >= MAX_WAITING_STORED)
    throw limitReached('waitlist', MAX_WAITING);
};

interface Joins {
  readonly version: number;
}

const put = async ({ table }: Ports, tenant: TenantItem, row: WaitingItem, now: number) => {
  const { tenantId } = tenant;
  const { waitingId } = row;
  await settledOrBusy(async () => {
    if (await findWaiting(table, tenantId, waitingId)) return true;
    const joins = await table.get<Joins>(keys.waitlist(tenantId));
    checkRoom(await readWaitlist(table, tenantId), row, bookingPolicyOf(tenant), now);
    return tryWrites(table, [
      { put: keys.waiting(tenantId, waitingId), item: { ...row }, when: ifAbsent },
      {
        update: keys.waitlist(tenantId),
        add: { version: 1 },
        when: joins ? ifFieldIs('version', joins.version) : ifAbsent,
      },
      waitlistCheck(tenantId, now),
    ]);
  });
};

/**
 * Puts a visitor on the waitlist; the same request again changes nothing. If a time that suits is free already, they
 * are offered it. Throws 409 `waitlist_closed` where nobody would be told, 400 for what cannot be waited for, 403
 * `rate_limited`, 403 `waiting_limit`, 409 `limit_reached`, 503 `busy`.
 */
export const joinWaitlist = async (
  ports: Ports,
  { tenant }: PublicBusiness,
  body: WaitlistJoin,
  visitor: Visitor,
): Promise<WaitingId> => {
  const { viewer, now } = visitor;
  if (!(await goesOut(ports, tenant, 'waitlist_offer', now))) throw new AppError('waitlist_closed');
  await countVisitorUse(ports, { action: 'join_waitlist', tenantId: tenant.tenantId, viewer }, now);
  const row = await rowOf(ports, tenant, body, visitor);
  await put(ports, tenant, row, now);
  return row.waitingId;
};
