import { useTexts } from '../../../i18n/texts.ts';
import { ActionAlert } from '../../../ui/action-alert.tsx';
import { agendaTexts } from '../agenda-texts.ts';
import type { Agenda } from './use-agenda.ts';

/** Says that bookings of the days shown are still to be read, and reads them; nothing where all are there. */
export const IncompleteNotice = ({ agenda }: { agenda: Agenda }) => {
  const t = useTexts(agendaTexts);
  if (!agenda.hasMore) return null;
  return (
    <div className="px-4 pb-3">
      <ActionAlert
        text={t.incomplete}
        label={agenda.isReading ? t.loading : t.loadMore}
        onClick={agenda.loadMore}
        busy={agenda.isReading}
      />
    </div>
  );
};
