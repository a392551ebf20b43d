import { useState } from 'react';
import type { Invitation, Me } from '../../../shared/schemas/me.ts';
import { ApiError } from '../../lib/api-error.ts';
import { api, createBusiness, loadSession, sessionStore } from './session.ts';

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const decline = async ({ invitationId }: Invitation): Promise<void> => {
  try {
    await api('POST /v1/invitations/{invitationId}/decline', { params: { invitationId } });
  } catch (error) {
    // Taken back meanwhile, or declined in another tab: it no longer waits, which is what was asked.
    if (!isGone(error)) throw error;
  }
};

/** What of an invitation's acceptance went wrong: `gone` when it is no longer there to accept. */
export class InvitationGone extends Error {
  override readonly name = 'InvitationGone';
}

const accept = async ({ invitationId }: Invitation): Promise<void> => {
  try {
    sessionStore.setMe(await api('POST /v1/invitations/{invitationId}/accept', { params: { invitationId } }));
  } catch (error) {
    if (!isGone(error)) throw error;
    await loadSession();
    throw new InvitationGone();
  }
};

/**
 * The invitations that wait for the user, and the answers to them. One that is declined leaves the list without the
 * user being read anew: that would accept the last one left by itself.
 */
export const useInvitations = ({ invitations = [] }: Pick<Me, 'invitations'>) => {
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const waiting = invitations.filter(({ invitationId }) => !declined.includes(invitationId));
  return {
    waiting,
    accept,
    decline: async (invitation: Invitation) => {
      await decline(invitation);
      if (waiting.length === 1) await loadSession();
      else setDeclined((ids) => [...ids, invitation.invitationId]);
    },
    /** Declines whatever waits, and makes a business of the user's own. */
    createOwn: async () => {
      for (const invitation of waiting) await decline(invitation);
      await createBusiness();
    },
  };
};

export type Invitations = ReturnType<typeof useInvitations>;
