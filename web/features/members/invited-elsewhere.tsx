import { useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { InvitationList } from '../session/invitation-list.tsx';
import { invitationTexts } from '../session/invitation-texts.ts';
import { useInvitations } from '../session/use-invitations.ts';
import { useMe } from '../session/use-me.ts';

/** Invitations from other businesses, which cannot be accepted while the member belongs to this one. */
export const InvitedElsewhere = () => {
  const t = useTexts(invitationTexts);
  const me = useMe();
  const invitations = useInvitations(me);
  if (invitations.waiting.length === 0) return null;
  return (
    <Card flush title={t.title}>
      <p className="-mt-2 max-w-prose px-5 text-muted">
        {me.role === 'owner' ? t.ownsAnother : t.belongsToAnother}
      </p>
      <InvitationList invitations={invitations} canAccept={false} />
    </Card>
  );
};
