import { formatPhone } from '../../../shared/domain/phone.ts';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { Detail } from '../../ui/detail.tsx';
import { tagTexts } from '../../ui/tag-texts.ts';
import { useMe } from '../session/use-me.ts';
import { LeadStanding } from './lead-status-badge.tsx';
import { leadTexts } from './texts.ts';
import { birthdayWords } from './typed-birthday.ts';
import { useOwners } from './use-owners.ts';
import { WaitingWords } from './waiting-words.tsx';
import { workTexts } from './work-texts.ts';

/** A lead's further contacts, and the campaign that brought them. */
const MoreDetails = ({ lead: { otherEmails = [], otherPhones = [], utm = {} } }: { lead: Lead }) => {
  const t = useTexts(workTexts);
  const others = [...otherEmails, ...otherPhones.map(formatPhone)];
  const campaign = [utm.source, utm.medium, utm.campaign, utm.term, utm.content].filter(Boolean);
  return (
    <>
      {others.length > 0 && <Detail label={t.otherContacts}>{others.join(', ')}</Detail>}
      {campaign.length > 0 && <Detail label={t.campaign}>{campaign.join(' · ')}</Detail>}
    </>
  );
};

/** The message of their first visit, where it is none of those that wait. */
const isToldApart = ({ message, requests = [] }: Lead): boolean =>
  message !== '' && requests.every((one) => one.message !== message);

/** A lead's request, contact and dates; for viewers also what others edit in a form. */
export const LeadDetails = ({ lead, isReadOnly }: { lead: Lead; isReadOnly: boolean }) => {
  const t = useTexts(leadTexts);
  const language = useLanguage();
  const words = useTexts(workTexts);
  const tagWords = useTexts(tagTexts);
  const { tenant } = useMe();
  const owners = useOwners();
  const owner = owners?.find(({ memberId }) => memberId === lead.ownerId);
  const noOwner = owners || !lead.ownerId ? t.none : words.unreadOwner;
  const instant = (iso: string) => formatInstant(iso, 'fullDateTime', language, tenant.timezone);
  return (
    <div className="flex flex-col gap-4">
      {isReadOnly && lead.requests && <WaitingWords requests={lead.requests} />}
      {isToldApart(lead) && (
        <blockquote className="rounded-control bg-bg p-4 break-words whitespace-pre-line">
          {lead.message}
        </blockquote>
      )}
      <dl className="flex flex-col gap-2">
        <Detail label={t.columns.contact}>
          <ContactLinks email={lead.email} phone={lead.phone} none={t.none} />
        </Detail>
        <MoreDetails lead={lead} />
        <Detail label={t.columns.source}>{t.sources[lead.source]}</Detail>
        <Detail label={t.received}>{instant(lead.createdAt)}</Detail>
        <Detail label={t.lastActivity}>{instant(lead.lastActivityAt)}</Detail>
        {isReadOnly && (
          <>
            <Detail label={t.status}>
              <LeadStanding lead={lead} />
            </Detail>
            <Detail label={words.owner}>{owner?.name ?? noOwner}</Detail>
            {lead.tags && <Detail label={tagWords.tags}>{lead.tags.join(', ')}</Detail>}
            {tenant.notesBirthdays && lead.birthday && (
              <Detail label={words.birthday}>{birthdayWords(lead.birthday, language)}</Detail>
            )}
            <Detail label={t.note}>{lead.note ?? t.none}</Detail>
          </>
        )}
      </dl>
    </div>
  );
};
