import { useApi } from '../features/session/use-api.ts';
import { useTexts } from '../i18n/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { appTexts } from './texts.ts';

/** How many of the latest leads nobody has answered; "+" when there are more leads than were read. */
export const NewLeadsCount = () => {
  const t = useTexts(appTexts);
  const { data } = useApi('GET /v1/leads', { query: { limit: 50 } });
  const count = data?.leads.filter((lead) => lead.status === 'new').length ?? 0;
  if (count === 0) return null;
  const shown = `${count}${data?.nextCursor ? '+' : ''}`;
  return (
    <Badge tone="positive">
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{t.newLeads(shown)}</span>
    </Badge>
  );
};
