import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { nowMinute } from '../../agenda/time.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { changeoverLeft } from '../../records/calendars/changeover.ts';
import { isTurnedOff } from '../../records/messages/going-out.ts';
import { listServices } from '../../records/service-store.ts';
import { findTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { endOf, isOpen, listWaiting, type WaitingItem } from '../../records/waitlist/waiting-store.ts';
import { endUnserved, passOver } from '../../resources/waitlist/end-offer.ts';
import { type HoldOutcome, holdTime, type WaitlistRun } from '../../resources/waitlist/hold-time.ts';
import { type TimesFor, timesFor } from '../../resources/waitlist/times-for.ts';

/** Offers that one run makes, and waits that it ends, at most, so that it ends well within its worker's time. */
const MOST_A_RUN = 25;

type Offered = Exclude<HoldOutcome['kind'], 'taken'> | 'nothing';

/** Holds the soonest time that suits somebody. Throws 503 `busy` when other writers were always first. */
const offerTo = (run: WaitlistRun, times: TimesFor, row: WaitingItem, service: Service): Promise<Offered> =>
  settledOrBusy(async (): Promise<Offered | undefined> => {
    const slot = await times.first(row, service);
    if (!slot) return 'nothing';
    const { kind } = await holdTime(run, row, service, slot);
    times.forget();
    return kind === 'taken' ? undefined : kind;
  });

/** The row as it may get an offer; undefined while one is open, and when the last one expired. */
const readyRow = async (run: WaitlistRun, row: WaitingItem): Promise<WaitingItem | undefined> => {
  const { offer, ...rest } = row;
  if (!offer) return row;
  return isOpen(offer, nowMinute(run.now)) ? undefined : passOver(run, { ...rest, offer });
};

/** Offers times to those who wait, first come first. Answers whether everybody was looked at. */
const offerInOrder = async (
  run: WaitlistRun,
  rows: readonly WaitingItem[],
  offered: readonly Service[],
): Promise<boolean> => {
  const { table, tenant, now } = run;
  const services = new Map(
    offered.filter(({ active }) => active).map((service) => [service.serviceId, service]),
  );
  const times = timesFor(table, tenant, now);
  let made = 0;
  for (const stored of rows) {
    if (made === MOST_A_RUN) return false;
    const row = await readyRow(run, stored);
    const service = row && services.get(row.serviceId);
    if (row && service && (await offerTo(run, times, row, service)) === 'held') made += 1;
  }
  return true;
};

/** Ends the waits for services that were deleted. Answers whether none is left. Throws 503 `busy`. */
const endDeleted = async (
  { table, tenant: { tenantId }, now }: WaitlistRun,
  rows: readonly WaitingItem[],
  services: readonly Service[],
): Promise<boolean> => {
  const ids = new Set<string>(services.map(({ serviceId }) => serviceId));
  const unserved = rows.filter(({ serviceId }) => !ids.has(serviceId));
  for (const { waitingId } of unserved.slice(0, MOST_A_RUN))
    await endUnserved(table, tenantId, waitingId, now);
  return unserved.length <= MOST_A_RUN;
};

/** When the first of the open offers has ended; read again, since others may have written meanwhile. */
const nextEnd = async (table: Table, { tenantId }: TenantItem): Promise<number | undefined> => {
  const ends = (await listWaiting(table, tenantId)).flatMap(({ offer }) => (offer ? [endOf(offer)] : []));
  return ends.length > 0 ? Math.min(...ends) + 1 : undefined;
};

/**
 * Works off the waitlist of a business: expired offers end, and whoever has none gets the soonest free time that
 * suits, first come first. It looks only at what is free now and who waits now, so it may be called at any time,
 * twice, and again after it died. Whoever waits for a service that was deleted waits no more, and is told. Nothing is
 * held where the business turned the offer's e-mail off. Returns when it has to be called next (epoch milliseconds);
 * undefined when no offer is open. Throws 503 `busy`.
 */
export const workOffWaitlist = async (
  table: Table,
  tenantId: TenantId,
  now: number,
): Promise<number | undefined> => {
  const tenant = await findTenant(table, tenantId);
  const rows = tenant ? await listWaiting(table, tenantId) : [];
  if (!tenant || rows.length === 0) return undefined;
  const run: WaitlistRun = { table, tenant, now };
  const services = await listServices(table, tenantId);
  if (!(await endDeleted(run, rows, services))) return now;
  if (await isTurnedOff(table, tenant, 'waitlist_offer', now)) return undefined;
  const left = changeoverLeft(tenant, now);
  if (left > 0) return now + left;
  return (await offerInOrder(run, rows, services)) ? nextEnd(table, tenant) : now;
};
