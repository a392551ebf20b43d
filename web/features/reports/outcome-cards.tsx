import { CalendarClock, CalendarX, ClipboardCheck, UserX } from 'lucide-react';
import type { Report } from '../../../shared/schemas/report.ts';
import { useTexts } from '../../i18n/texts.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { reportTexts } from './texts.ts';
import { useFigures } from './use-figures.ts';

/** Appointments by outcome: attended, missed, cancelled. */
export const OutcomeCards = ({ report: { totals, noShowRate } }: { report: Report }) => {
  const t = useTexts(reportTexts);
  const { count, part } = useFigures();
  const known = totals.attended + totals.noShow;
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard
        label={t.noShowRate}
        icon={<UserX />}
        value={noShowRate === null ? '—' : part(noShowRate)}
        note={
          <span className="text-muted">
            {noShowRate === null ? t.noShowNone : t.noShowNote(count(totals.noShow), count(known))}
          </span>
        }
      />
      <StatCard label={t.upcoming} icon={<CalendarClock />} value={count(totals.upcoming)} />
      <StatCard
        {...(totals.unmarked > 0
          ? { note: <TextLink to="/dashboard/bookings?show=past">{t.unmarkedLink}</TextLink> }
          : {})}
        label={t.unmarked}
        icon={<ClipboardCheck />}
        value={count(totals.unmarked)}
      />
      <StatCard label={t.cancelled} icon={<CalendarX />} value={count(totals.cancelled)} />
    </div>
  );
};
