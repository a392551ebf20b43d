import { useState } from 'react';
import type { Member } from '../../../shared/schemas/member.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { LATER, PlaceField } from '../placing/place-field.tsx';
import { placingTexts } from '../placing/texts.ts';
import { memberTexts } from './texts.ts';
import { nameOf } from './use-member-actions.ts';
import type { MembersResource } from './use-members.ts';

interface StopBookingsProps {
  readonly member: Member;
  readonly resource: Pick<MembersResource, 'setTakesBookings' | 'reassign'>;
  readonly onClose: () => void;
}

/** Takes a member's calendar off the offer, and asks what becomes of the bookings that lie ahead in it. */
export const StopBookings = ({ member, resource, onClose }: StopBookingsProps) => {
  const t = useTexts(memberTexts);
  const words = useTexts(placingTexts);
  const toast = useToast();
  const [to, setTo] = useState(LATER);
  const who = nameOf(member);
  const stop = async () => {
    await resource.setTakesBookings(member.memberId, false);
    if (to === LATER) return;
    const { given } = await resource.reassign(member.memberId, to);
    toast(words.given(given));
  };
  return (
    <ConfirmDialog
      title={t.stopTitle}
      confirmLabel={t.stop}
      busyLabel={t.stopping}
      onConfirm={stop}
      doneText={t.calendarOff(who)}
      onClose={onClose}
      errorText={(error) => errorText(error, t.calendarFailed)}
    >
      <p>{t.stopText(who)}</p>
      <PlaceField calendarId={member.memberId} value={to} onChange={setTo} keptBy={who} />
    </ConfirmDialog>
  );
};
