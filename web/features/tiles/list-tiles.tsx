import { CalendarDays, CalendarRange, Tag, UsersRound } from 'lucide-react';
import { priceText } from '../../../shared/domain/money.ts';
import type { RouteData } from '../../../shared/routes.ts';
import { useClientName } from '../../i18n/client-name.ts';
import { formatInstant, formatSpan } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useMe } from '../session/use-me.ts';
import { tileTexts } from './texts.ts';
import { type Reading, Tile } from './tile.tsx';
import { TileList } from './tile-list.tsx';
import { SHOWN } from './use-tiles.ts';

interface ListTileProps<Data> {
  readonly reading: Reading<Data>;
  readonly className?: string;
}

const activeOf = ({ services }: RouteData<'GET /v1/services'>) => services.filter(({ active }) => active);

export const ServicesTile = ({ reading }: ListTileProps<RouteData<'GET /v1/services'>>) => {
  const t = useTexts(tileTexts).services;
  const language = useLanguage();
  return (
    <Tile
      title={t.title}
      icon={<Tag />}
      reading={reading}
      failed={t.failed}
      count={(data) => String(activeOf(data).length)}
      empty={t.empty}
      link={{ to: '/dashboard/services', label: t.link }}
    >
      {(data) =>
        activeOf(data).length === 0 ? null : (
          <TileList
            items={activeOf(data).slice(0, SHOWN.services)}
            itemKey={({ serviceId }) => serviceId}
            main={({ name }) => name}
            aside={(service) => priceText(service, language) ?? false}
          />
        )
      }
    </Tile>
  );
};

export const SlotsTile = ({ reading }: ListTileProps<RouteData<'GET /v1/slots'>>) => {
  const { plus, slots: t } = useTexts(tileTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  return (
    <Tile
      title={t.title}
      icon={<CalendarRange />}
      reading={reading}
      failed={t.failed}
      count={({ slots, nextCursor }) => plus(slots.length, nextCursor !== undefined)}
      empty={t.empty}
      link={{ to: '/dashboard/availability', label: t.link }}
    >
      {({ slots }) =>
        slots.length === 0 ? null : (
          <TileList
            items={slots.slice(0, SHOWN.slots)}
            itemKey={({ slotId }) => slotId}
            main={({ startAt, endAt }) => formatSpan(startAt, endAt, language, tenant.timezone)}
          />
        )
      }
    </Tile>
  );
};

export const BookingsTile = ({ reading, className = '' }: ListTileProps<RouteData<'GET /v1/bookings'>>) => {
  const { plus, bookings: t } = useTexts(tileTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const clientName = useClientName();
  return (
    <Tile
      title={t.title}
      icon={<CalendarDays />}
      reading={reading}
      failed={t.failed}
      count={({ bookings, nextCursor }) => plus(bookings.length, nextCursor !== undefined)}
      empty={t.empty}
      link={{ to: '/dashboard/bookings', label: t.link }}
      className={className}
    >
      {({ bookings }) =>
        bookings.length === 0 ? null : (
          <TileList
            items={bookings.slice(0, SHOWN.bookings)}
            itemKey={({ bookingId }) => bookingId}
            main={({ title }) => title || t.untitled}
            to={({ bookingId }) => `/dashboard/bookings?booking=${bookingId}`}
            under={clientName}
            aside={({ startAt }) => formatInstant(startAt, 'dateTime', language, tenant.timezone)}
          />
        )
      }
    </Tile>
  );
};

export const LeadsTile = ({ reading, className = '' }: ListTileProps<RouteData<'GET /v1/leads'>>) => {
  const { plus, leads: t } = useTexts(tileTexts);
  return (
    <Tile
      title={t.title}
      icon={<UsersRound />}
      reading={reading}
      failed={t.failed}
      count={({ leads, nextCursor }) => plus(leads.length, nextCursor !== undefined)}
      empty={t.empty}
      link={{ to: '/dashboard/leads', label: t.link }}
      className={className}
    >
      {({ leads }) =>
        leads.length === 0 ? null : (
          <TileList
            items={leads.slice(0, SHOWN.leads)}
            itemKey={({ leadId }) => leadId}
            main={({ name }) => name ?? t.unnamed}
            to={({ leadId }) => `/dashboard/leads?lead=${leadId}`}
            under={({ email }) => email}
          />
        )
      }
    </Tile>
  );
};
