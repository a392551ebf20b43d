import { useEffect, useState } from 'react';
import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import { formatPhone } from '../../../shared/domain/phone.ts';
import type { Booking } from '../../../shared/schemas/booking.ts';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useApi } from '../session/use-api.ts';
import { useMe } from '../session/use-me.ts';
import type { Entry } from './entries.ts';
import { paletteTexts } from './palette-texts.ts';

/** How long typing rests before the server is asked. */
const REST_MS = 250;
/** Fewer characters would find everybody. */
const LEAST_TYPED = 2;
/** Bookings that are searched, the soonest first. */
const SOONEST = 100;

const useRested = (value: string): string => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};

const useClientEntry = () => {
  const t = useTexts(paletteTexts);
  return ({ leadId, name, email, phone }: Lead): Entry => ({
    id: `client ${leadId}`,
    group: 'clients',
    label: name || t.unnamed,
    detail: [email, phone && formatPhone(phone)].filter(Boolean).join(' · '),
    to: `/dashboard/leads?lead=${encodeURIComponent(leadId)}`,
  });
};

const useBookingEntry = () => {
  const t = useTexts(paletteTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  return ({ bookingId, leadName, title, startAt, personName }: Booking): Entry => ({
    id: `booking ${bookingId}`,
    group: 'bookings',
    label: leadName || title || t.untitled,
    detail: [formatInstant(startAt, 'dateTime', language, timezone), leadName && title, personName]
      .filter(Boolean)
      .join(' · '),
    to: `/dashboard/bookings?booking=${encodeURIComponent(bookingId)}`,
  });
};

/** Clients that the server finds, and the bookings to come, once something is typed. */
export const useRecords = (search: string) => {
  const [from] = useState(() => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString());
  const rested = useRested(search.trim());
  const isAsked = rested.length >= LEAST_TYPED;
  const leads = useApi(isAsked ? 'GET /v1/leads/search' : null, { query: { q: rested } });
  const bookings = useApi(isAsked ? 'GET /v1/bookings' : null, {
    query: { limit: SOONEST, from, status: 'active' },
  });
  const clientEntry = useClientEntry();
  const bookingEntry = useBookingEntry();
  return {
    clients: (leads.data?.leads ?? []).map(clientEntry),
    bookings: (isAsked ? (bookings.data?.bookings ?? []) : []).map(bookingEntry),
    /** The server knows other clients of these letters. */
    hasOtherClients: leads.data?.isMore ?? false,
    /** How many of the bookings to come are searched; null where all of them are. */
    soonest: bookings.data?.nextCursor === undefined ? null : SOONEST,
    isSearching: rested !== search.trim() || leads.isLoading || bookings.isLoading,
    hasFailed: isAsked && (leads.error !== undefined || bookings.error !== undefined),
  };
};
