import { useState } from 'react';
import type { Invitation, Me } from '../../../shared/schemas/me.ts';
import { ApiError } from '../../lib/api-error.ts';
import { api, createBusiness, reloadSession, sessionStore } from './session.ts';

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const decline = async ({ invitationId }: Invitation): Promise<void> => {
  try {
    await api('POST /v1/invitations/{invitationId}/decline', { params: { invitationId } });
  } catch (error) {
    // Withdrawn meanwhile, or declined in another tab: it no longer waits, which is the wanted result.
    if (!isGone(error)) throw error;
  }
};

/** Why accepting an invitation failed; `gone` when it no longer exists. */
export class InvitationGone extends Error {
  override readonly name = 'InvitationGone';
}

const accept = async ({ invitationId }: Invitation): Promise<void> => {
  try {
    sessionStore.setMe(await api('POST /v1/invitations/{invitationId}/accept', { params: { invitationId } }));
  } catch (error) {
    if (!isGone(error)) throw error;
    await reloadSession();
    throw new InvitationGone();
  }
};

/**
 * The user's pending invitations, with accept and decline. Declining removes one from the list without reloading the
 * user, because that would accept the last remaining one automatically.
 */
export const useInvitations = ({ invitations = [] }: Pick<Me, 'invitations'>) => {
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const waiting = invitations.filter(({ invitationId }) => !declined.includes(invitationId));
  return {
    waiting,
    accept,
    decline: async (invitation: Invitation) => {
      await decline(invitation);
      if (waiting.length === 1) await reloadSession();
      else setDeclined((ids) => [...ids, invitation.invitationId]);
    },
    /** Declines all pending invitations and creates the user's own business. */
    createOwn: async () => {
      for (const invitation of waiting) await decline(invitation);
      await createBusiness();
    },
  };
};

export type Invitations = ReturnType<typeof useInvitations>;
