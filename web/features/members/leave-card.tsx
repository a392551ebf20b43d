import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useApi } from '../session/use-api.ts';
import { useMe } from '../session/use-me.ts';
import { memberTexts } from './texts.ts';
import { leaveBusiness } from './use-members.ts';

/** The way out, for everybody but an owner: a business keeps its owners. */
export const LeaveCard = () => {
  const t = useTexts(memberTexts);
  const { tenant, role, user } = useMe();
  const members = useApi('GET /v1/members').data?.members;
  const calendars = useApi('GET /v1/calendars').data?.calendars;
  const self = members?.find(({ userId }) => userId === user.userId);
  const hasCalendar = calendars?.some(({ calendarId, active }) => active && calendarId === self?.memberId);
  const [isAsked, setAsked] = useState(false);
  if (role === 'owner') return null;
  return (
    <Card title={t.leaveTitle}>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">{t.leaveText(tenant.name)}</p>
        <Button onClick={() => setAsked(true)}>{t.leave}</Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t.leaveConfirm(tenant.name)}
          confirmLabel={t.leave}
          busyLabel={t.leaving}
          onConfirm={leaveBusiness}
          doneText={t.leaveDone}
          onClose={() => setAsked(false)}
          errorText={(error) => errorText(error, t.leaveFailed)}
        >
          <p>{t.leaveText(tenant.name)}</p>
          {hasCalendar && <p>{t.leaveAhead}</p>}
        </ConfirmDialog>
      )}
    </Card>
  );
};
