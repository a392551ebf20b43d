import type { Lead } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { leadTexts } from './texts.ts';

const linkStyle = 'inline-block max-w-full text-link break-words hover:underline';

/** How to reach a person, as links that write or call. */
export const LeadContact = ({ lead }: { lead: Pick<Lead, 'email' | 'phone'> }) => {
  const t = useTexts(leadTexts);
  if (!lead.email && !lead.phone) return t.none;
  return (
    <span className="flex min-w-0 flex-col items-end gap-0.5 sm:items-start">
      {lead.email && (
        <a href={`mailto:${lead.email}`} className={linkStyle}>
          {lead.email}
        </a>
      )}
      {lead.phone && (
        <a href={`tel:${lead.phone}`} className={`${linkStyle} tabular`}>
          {lead.phone}
        </a>
      )}
    </span>
  );
};
