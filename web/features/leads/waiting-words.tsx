import type { Lead } from '../../../shared/schemas/lead.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useMe } from '../session/use-me.ts';
import { MatterBadge } from './lead-status-badge.tsx';

/** What waits for an answer, in the order in which it was told: each in the visitor's own words. */
export const WaitingWords = ({ requests }: { requests: NonNullable<Lead['requests']> }) => {
  const language = useLanguage();
  const { tenant } = useMe();
  return (
    <ol className="flex flex-col gap-3">
      {requests.map(({ at, matter, message }) => (
        <li key={`${at} ${message}`} className="flex flex-col gap-2 rounded-control bg-bg p-4">
          <p className="flex flex-wrap items-center gap-2 text-xs text-muted tabular">
            {matter && <MatterBadge matter={matter} />}
            {formatInstant(at, 'fullDateTime', language, tenant.timezone)}
          </p>
          <blockquote className="break-words whitespace-pre-line">{message}</blockquote>
        </li>
      ))}
    </ol>
  );
};
