import type { Member } from '../../../shared/schemas/member.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { useMe } from '../session/use-me.ts';
import { memberTexts } from './texts.ts';

/** A member's status; for an invitation, its expiry and why it waits. */
export const MemberStatus = ({ member: { acceptedAt, expiresAt, blockedReason } }: { member: Member }) => {
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
      {blockedReason && <span className="max-w-64 text-xs text-warn xl:max-w-48">{t.blocked}</span>}
    </span>
  );
};
