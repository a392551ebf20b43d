import { useState } from 'react';
import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import { useTexts } from '../../i18n/texts.ts';
import { EarlierBookings } from '../placing/earlier-bookings.tsx';
import { useCan, useMe } from '../session/use-me.ts';
import { CalendarSwitch } from './calendar-switch.tsx';
import { NameDrawer } from './name-drawer.tsx';
import { StopBookings } from './stop-bookings.tsx';
import { memberTexts } from './texts.ts';
import { type MemberActions, nameOf } from './use-member-actions.ts';
import type { Bookable, MembersResource } from './use-members.ts';

interface TakesBookingsProps {
  readonly member: Bookable;
  readonly resource: MembersResource;
  readonly actions: MemberActions;
}

/**
 * Switches a member's bookings on or off. Switching on asks for a missing name; switching off asks what to do with
 * upcoming bookings.
 */
export const TakesBookings = ({ member, resource, actions }: TakesBookingsProps) => {
  const t = useTexts(memberTexts);
  const { plan } = useMe();
  const [asked, setAsked] = useState<'name' | 'bookings' | 'earlier' | null>(null);
  const calendar = resource.calendars?.find(({ calendarId }) => calendarId === member.memberId);
  const canManage = useCan('admin');
  if (!calendar) return t.none;
  const isFirst = resource.calendars?.some(
    ({ calendarId, active }) => calendarId === MAIN_CALENDAR && active,
  );
  const close = () => setAsked(null);
  /** The first member's calendar replaces the shared one. The page shows load failures. */
  const askOfEarlier = async () => {
    if (isFirst && (await resource.hasEarlier().catch(() => false))) setAsked('earlier');
  };
  const change = async (isOn: boolean) => {
    if (!isOn) return setAsked('bookings');
    if (!member.name) return setAsked('name');
    if (await actions.setTakesBookings(member, true)) await askOfEarlier();
  };
  const startAs = async (name: string) => {
    await resource.setTakesBookings(member.memberId, true, name);
    await askOfEarlier();
  };
  return (
    <>
      <CalendarSwitch
        who={nameOf(member)}
        isOn={calendar.active}
        disabled={!canManage || (plan === 'basic' && !calendar.active)}
        onChange={change}
      />
      {asked === 'bookings' && <StopBookings member={member} resource={resource} onClose={close} />}
      {asked === 'name' && (
        <NameDrawer
          member={member}
          onSave={startAs}
          onClose={() => setAsked((now) => (now === 'name' ? null : now))}
        />
      )}
      {asked === 'earlier' && <EarlierBookings isFresh onClose={close} />}
    </>
  );
};
