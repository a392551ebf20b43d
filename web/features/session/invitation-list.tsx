import { useState } from 'react';
import type { Invitation } from '../../../shared/schemas/me.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { invitationTexts } from './invitation-texts.ts';
import { roleTexts } from './role-texts.ts';
import { InvitationGone, type Invitations } from './use-invitations.ts';

interface RowProps {
  readonly invitation: Invitation;
  /** Another invitation is being accepted. */
  readonly disabled: boolean;
  readonly busy: boolean;
  /** Absent where accepting would always be refused. */
  readonly onAccept: (() => void) | undefined;
  readonly onDecline: () => void;
}

const Row = ({ invitation: { tenantName, role }, disabled, busy, onAccept, onDecline }: RowProps) => {
  const t = useTexts(invitationTexts);
  const roles = useTexts(roleTexts);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <div className="min-w-0">
        <p className="text-base font-semibold break-words">{tenantName}</p>
        <p className="text-muted">{t.as(roles[role])}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onDecline} disabled={disabled || busy} aria-label={t.declineNamed(tenantName)}>
          {t.decline}
        </Button>
        {onAccept && (
          <Button
            variant="primary"
            onClick={onAccept}
            busy={busy}
            disabled={disabled}
            aria-label={busy ? undefined : t.acceptNamed(tenantName)}
          >
            {busy ? t.accepting : t.accept}
          </Button>
        )}
      </div>
    </li>
  );
};

/** Accepts an invitation, and shows the reason when that fails. */
const useAccepting = ({ accept }: Invitations) => {
  const t = useTexts(invitationTexts);
  const toast = useToast();
  const [acceptingId, setAcceptingId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (invitation: Invitation) => {
    setAcceptingId(invitation.invitationId);
    setFailure(null);
    try {
      await accept(invitation);
      toast(t.joined(invitation.tenantName));
    } catch (error) {
      setFailure(error instanceof InvitationGone ? t.gone : errorText(error, t.acceptFailed));
    }
    setAcceptingId(null);
  };
  return { acceptingId, failure, run };
};

interface InvitationListProps {
  readonly invitations: Invitations;
  /** False for a member of a business in use, which they must leave first. */
  readonly canAccept?: boolean;
}

/** The invitations that wait for the user, each to be accepted or declined. */
export const InvitationList = ({ invitations, canAccept = true }: InvitationListProps) => {
  const t = useTexts(invitationTexts);
  const accepting = useAccepting(invitations);
  const [declining, setDeclining] = useState<Invitation | null>(null);
  return (
    <>
      <ul aria-label={t.list} className="divide-y divide-line">
        {invitations.waiting.map((invitation) => (
          <Row
            key={invitation.invitationId}
            invitation={invitation}
            busy={accepting.acceptingId === invitation.invitationId}
            disabled={accepting.acceptingId !== null}
            onAccept={canAccept ? () => accepting.run(invitation) : undefined}
            onDecline={() => setDeclining(invitation)}
          />
        ))}
      </ul>
      {accepting.failure !== null && (
        <div className="px-5 pb-5">
          <Alert>{accepting.failure}</Alert>
        </div>
      )}
      {declining && (
        <ConfirmDialog
          title={t.declineTitle}
          confirmLabel={t.decline}
          busyLabel={t.declining}
          onConfirm={() => invitations.decline(declining)}
          doneText={t.declined}
          onClose={() => setDeclining(null)}
          errorText={(error) => errorText(error, t.declineFailed)}
        >
          {t.declineText(declining.tenantName)}
        </ConfirmDialog>
      )}
    </>
  );
};
