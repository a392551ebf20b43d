import type { MessageStatus } from '../../../shared/domain/messages.ts';
import type { Member } from '../../../shared/schemas/member.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { messageTexts } from '../messages/texts.ts';
import { useMe } from '../session/use-me.ts';
import { memberTexts } from './texts.ts';

const FAILED: readonly MessageStatus[] = ['bounced', 'complained', 'failed', 'dropped', 'stopped'];

/** Whether the invitation's e-mail arrived, and why not. */
const InvitationMail = ({ mail }: { mail: Member['invitationMail'] }) => {
  const t = useTexts(memberTexts);
  const words = useTexts(messageTexts);
  if (!mail) return <span className="text-xs text-muted">{t.mailOnItsWay}</span>;
  const { status, reason } = mail;
  return (
    <span
      className={classNames(
        'max-w-64 text-xs xl:max-w-48',
        FAILED.includes(status) ? 'text-warn' : 'text-muted',
      )}
    >
      {t.mailIs(words.statuses[status])}
      {reason !== null && <span className="block">{words.reasons[reason]}</span>}
    </span>
  );
};

/** A member's status; for an invitation, its expiry and why it waits. */
export const MemberStatus = ({
  member: { acceptedAt, expiresAt, blockedReason, invitationMail },
}: {
  member: Member;
}) => {
  const t = useTexts(memberTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  if (acceptedAt !== null) return <Badge tone="positive">{t.active}</Badge>;
  return (
    <span className="flex flex-col items-end gap-1 xl:items-start">
      <Badge tone={blockedReason ? 'warn' : 'info'}>{t.invited}</Badge>
      {expiresAt !== undefined && (
        <span className="text-xs">
          {t.expires(formatInstant(expiresAt, 'date', language, tenant.timezone))}
        </span>
      )}
      <InvitationMail mail={invitationMail} />
      {blockedReason && <span className="max-w-64 text-xs text-warn xl:max-w-48">{t.blocked}</span>}
    </span>
  );
};
