import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { ConfirmAndGive } from '../placing/confirm-and-give.tsx';
import { memberTexts } from './texts.ts';
import { nameOf } from './use-member-actions.ts';
import type { Bookable, MembersResource } from './use-members.ts';

interface StopBookingsProps {
  readonly member: Bookable;
  readonly resource: Pick<MembersResource, 'setTakesBookings'>;
  readonly onClose: () => void;
}

/** Retires a member's calendar, and asks what to do with its upcoming bookings. */
export const StopBookings = ({ member, resource, onClose }: StopBookingsProps) => {
  const t = useTexts(memberTexts);
  const who = nameOf(member);
  return (
    <ConfirmAndGive
      title={t.stopTitle}
      confirmLabel={t.stop}
      busyLabel={t.stopping}
      emptied={{ calendarId: member.memberId, situation: 'stays', who }}
      onConfirm={() => resource.setTakesBookings(member.memberId, false)}
      doneText={t.calendarOff(who)}
      onClose={onClose}
      errorText={(error) => errorText(error, t.calendarFailed)}
    >
      <p>{t.stopText(who)}</p>
    </ConfirmAndGive>
  );
};
