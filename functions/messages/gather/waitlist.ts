import { inLanguage } from '../../../shared/domain/translations.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { isoOf, nowMinute } from '../../agenda/time.ts';
import { toInstant } from '../../kernel/clock.ts';
import { calendarName } from '../../records/bookings/performer.ts';
import { findService, toService } from '../../records/service-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { waitUrl } from '../../records/waitlist/waiting-link.ts';
import {
  endOf,
  findWaiting,
  isOpen,
  type WaitingItem,
  type WaitlistOffer,
} from '../../records/waitlist/waiting-store.ts';
import type { OfferFacts } from '../templates/facts.ts';
import { businessFacts } from './business.ts';
import type { Gather } from './gather.ts';
import { replyAddress } from './reply-address.ts';

const offerFacts = (
  tenant: TenantItem,
  { language }: WaitingItem,
  { calendarId, start, end }: WaitlistOffer,
  service: Service,
): OfferFacts => {
  const personName = calendarName(tenant, calendarId);
  return {
    title: inLanguage(service, language).name,
    startAt: isoOf(start),
    endAt: isoOf(end),
    ...(personName ? { personName } : {}),
    price: service.price,
    currency: service.price === null ? null : service.currency,
    ...(service.priceFrom ? { priceFrom: true } : {}),
  };
};

/** The time held for somebody who waits; nothing once it is no longer held, or another one is. */
export const waitlistOffer: Gather = async (ports, { tenant, entry, now }) => {
  const { tenantId } = tenant;
  const row = await findWaiting(ports.table, tenantId, entry.subjectId);
  const service = row && (await findService(ports.table, tenantId, row.serviceId));
  if (!row || !service) return { kind: 'dropped', reason: 'subject_gone' };
  const { offer } = row;
  if (offer?.at !== entry.at) return { kind: 'dropped', reason: 'superseded' };
  if (!isOpen(offer, nowMinute(now))) return { kind: 'dropped', reason: 'past' };
  const [business, replyTo] = await Promise.all([businessFacts(ports, tenant), replyAddress(ports, tenant)]);
  const url = waitUrl(ports, tenantId, row.waitingId);
  const page = `${url}?lang=${row.language}`;
  return {
    kind: 'ready',
    channel: 'email',
    to: row.email,
    language: row.language,
    facts: {
      kind: 'waitlist_offer',
      business,
      visitorName: row.name,
      offer: offerFacts(tenant, row, offer, toService(service)),
      heldUntil: toInstant(endOf(offer)),
      acceptUrl: page,
      leaveUrl: `${page}#leave`,
    },
    replyTo,
  };
};

/** That a wait has ended with its service; nothing to somebody who left the list. */
export const waitlistEnded: Gather = async (ports, { tenant, entry }) => {
  const row = await findWaiting(ports.table, tenant.tenantId, entry.subjectId);
  if (!row) return { kind: 'dropped', reason: 'subject_gone' };
  const { email: to, language, name: visitorName, title } = row;
  const [business, replyTo] = await Promise.all([businessFacts(ports, tenant), replyAddress(ports, tenant)]);
  const facts = { kind: 'waitlist_ended', business, visitorName, title } as const;
  return { kind: 'ready', channel: 'email', to, language, facts, replyTo };
};
