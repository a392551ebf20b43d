import { useState } from 'react';
import type { Me } from '../../../shared/schemas/me.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CenterScreen } from '../../ui/center-screen.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { InvitationList } from './invitation-list.tsx';
import { invitationTexts } from './invitation-texts.ts';
import { signOut } from './session.ts';
import { useInvitations } from './use-invitations.ts';

interface InvitationChoiceProps {
  readonly me: Me;
  /** Continues with the user's business; absent when there is none. */
  readonly onKeep?: () => void;
}

/** Choice for a user with invitations and no business in use: join one of them, or create a business. */
export const InvitationChoice = ({ me, onKeep }: InvitationChoiceProps) => {
  const t = useTexts(invitationTexts);
  const invitations = useInvitations(me);
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <CenterScreen title={t.title}>
        <p className="max-w-prose text-base text-muted">{t.choose}</p>
        <Card flush className="w-full max-w-xl text-left">
          <InvitationList invitations={invitations} />
        </Card>
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="ghost" onClick={signOut}>
            {t.logout}
          </Button>
          {me.tenant && onKeep ? (
            <Button onClick={onKeep}>{t.keep(me.tenant.name)}</Button>
          ) : (
            <Button onClick={() => setCreating(true)}>{t.own}</Button>
          )}
        </div>
      </CenterScreen>
      {isCreating && (
        <ConfirmDialog
          title={t.ownTitle}
          confirmLabel={t.own}
          busyLabel={t.ownBusy}
          onConfirm={invitations.createOwn}
          doneText={t.ownDone}
          onClose={() => setCreating(false)}
          errorText={(error) => errorText(error, t.ownFailed)}
        >
          {t.ownText}
        </ConfirmDialog>
      )}
    </>
  );
};
