import type { Lead } from '../../../shared/schemas/lead.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { Detail } from '../../ui/detail.tsx';
import { useMe } from '../session/use-me.ts';
import { LeadStatusBadge } from './lead-status-badge.tsx';
import { leadTexts } from './texts.ts';

/** What a lead said, how to reach them, and when; for those who only read, its status and note too. */
export const LeadDetails = ({ lead, isReadOnly }: { lead: Lead; isReadOnly: boolean }) => {
  const t = useTexts(leadTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const instant = (iso: string) => formatInstant(iso, 'fullDateTime', language, tenant.timezone);
  return (
    <div className="flex flex-col gap-4">
      {lead.message !== '' && (
        <blockquote className="rounded-control bg-bg p-4 break-words whitespace-pre-line">
          {lead.message}
        </blockquote>
      )}
      <dl className="flex flex-col gap-2">
        <Detail label={t.columns.contact}>
          <ContactLinks email={lead.email} phone={lead.phone} none={t.none} />
        </Detail>
        <Detail label={t.columns.source}>{t.sources[lead.source]}</Detail>
        <Detail label={t.received}>{instant(lead.createdAt)}</Detail>
        <Detail label={t.lastActivity}>{instant(lead.lastActivityAt)}</Detail>
        {isReadOnly && (
          <>
            <Detail label={t.status}>
              <LeadStatusBadge status={lead.status} />
            </Detail>
            <Detail label={t.note}>{lead.note ?? t.none}</Detail>
          </>
        )}
      </dl>
    </div>
  );
};
