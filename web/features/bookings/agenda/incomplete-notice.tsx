import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { agendaTexts } from '../agenda-texts.ts';
import type { Agenda } from './use-agenda.ts';

/** Says that bookings of the days shown are still to be read, and reads them; nothing where all are there. */
export const IncompleteNotice = ({ agenda }: { agenda: Agenda }) => {
  const t = useTexts(agendaTexts);
  if (!agenda.hasMore) return null;
  return (
    <div className="px-4 pb-3">
      <Alert tone="warn">
        <p>{t.incomplete}</p>
        <p className="mt-2">
          <Button onClick={agenda.loadMore} busy={agenda.isReading}>
            {agenda.isReading ? t.loading : t.loadMore}
          </Button>
        </p>
      </Alert>
    </div>
  );
};
