import { useRef, useState } from 'react';
import { hasRole } from '../../../shared/domain/roles.ts';
import type { Member } from '../../../shared/schemas/member.ts';
import { useTexts } from '../../i18n/texts.ts';
import { failureText, PartlyDone } from '../../lib/walked.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LATER, PlaceField } from '../placing/place-field.tsx';
import { type Reassigned, reassignAll } from '../placing/reassign.ts';
import { placingTexts } from '../placing/texts.ts';
import { useApi, useRefresh } from '../session/use-api.ts';
import { useCan, useMe } from '../session/use-me.ts';
import { memberTexts } from './texts.ts';
import { nameOf } from './use-member-actions.ts';
import { leaveBusiness } from './use-members.ts';

/**
 * Reassigns the member's bookings while they still have the right to, then ends the membership; answers the result.
 * Throws `PartlyDone` once some were given.
 */
const useLeaving = (memberId: string, to: string) => {
  const given = useRef(0);
  const refresh = useRefresh();
  const giveFirst = () =>
    reassignAll(memberId, to, (count) => {
      given.current += count;
    });
  return async (): Promise<Reassigned> => {
    try {
      const { left } = to === LATER ? { left: 0 } : await giveFirst();
      await leaveBusiness();
      return { given: given.current, left };
    } catch (error) {
      await refresh('bookings');
      throw given.current === 0 ? error : new PartlyDone(given.current, error);
    }
  };
};

const LeaveDialog = ({ self, onClose }: { self: Member; onClose: () => void }) => {
  const t = useTexts(memberTexts);
  const words = useTexts(placingTexts);
  const { tenant, role } = useMe();
  const { memberId } = self;
  const [to, setTo] = useState(LATER);
  const calendars = useApi('GET /v1/calendars').data?.calendars;
  const hasHours = calendars?.some(({ calendarId, active }) => active && calendarId === memberId);
  const told = ({ given, left }: Reassigned): string =>
    [
      t.leaveDone,
      ...(given + left > 0 ? [words.given(given)] : []),
      ...(left > 0 ? [words.left.leaves(left)] : []),
    ].join(' ');
  return (
    <ConfirmDialog
      title={t.leaveConfirm(tenant.name)}
      confirmLabel={t.leave}
      busyLabel={t.leaving}
      onConfirm={useLeaving(memberId, to)}
      doneText={told}
      onClose={onClose}
      errorText={(error) => failureText(error, words.given, t.leaveFailed)}
    >
      <p>
        {t.leaveText(tenant.name)} {hasHours && t.ownHoursEnd}
      </p>
      {hasRole(role, 'admin') && <p>{t.ownAdminEnds}</p>}
      <PlaceField
        emptied={{ calendarId: memberId, situation: 'leaves', who: nameOf(self) }}
        canGive={useCan('staff')}
        value={to}
        onChange={setTo}
      />
    </ConfirmDialog>
  );
};

/** Lets a member leave the business. Owners cannot. */
export const LeaveCard = () => {
  const t = useTexts(memberTexts);
  const { tenant, role, user } = useMe();
  const members = useApi('GET /v1/members').data?.members;
  const self = members?.find(({ userId }) => userId === user.userId);
  const [isAsked, setAsked] = useState(false);
  if (role === 'owner') return null;
  return (
    <Card title={t.leaveTitle}>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">{t.leaveText(tenant.name)}</p>
        <Button onClick={() => setAsked(true)} disabled={!self}>
          {t.leave}
        </Button>
      </div>
      {isAsked && self && <LeaveDialog self={self} onClose={() => setAsked(false)} />}
    </Card>
  );
};
