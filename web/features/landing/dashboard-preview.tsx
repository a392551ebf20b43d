import { CalendarDays, UsersRound } from 'lucide-react';
import { useLanguage } from '../../i18n/language.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';

const requests = [4, 6, 5, 9, 8, 11, 10, 14, 11, 16, 13, 18, 17, 22];

const words = {
  fr: {
    leads: 'Leads',
    bookings: 'Réservations',
    requests: 'Demandes reçues',
    next: 'Prochaines réservations',
  },
  en: { leads: 'Leads', bookings: 'Bookings', requests: 'Requests received', next: 'Next bookings' },
} as const;

const rows = {
  fr: [
    ['Soin éclat du visage', '10\u00a0h\u00a000'],
    ['Massage relaxant', '13\u00a0h\u00a030'],
    ['Consultation découverte', '15\u00a0h\u00a000'],
  ],
  en: [
    ['Radiance facial', '10:00 a.m.'],
    ['Relaxing massage', '1:30 p.m.'],
    ['First consultation', '3:00 p.m.'],
  ],
} as const;

const figureStyle = 'rounded-control border border-line bg-surface p-4';

/** A picture of the dashboard, drawn with its own tokens: sharp at any size, and of the reader's theme. */
export const DashboardPreview = ({ label }: { label: string }) => {
  const language = useLanguage();
  const t = words[language];
  return (
    <div
      role="img"
      aria-label={label}
      className="min-w-0 rounded-card border border-line bg-bg p-4 shadow-pop sm:p-5"
    >
      <div aria-hidden="true" className="grid gap-3">
        <div className="grid grid-cols-2 gap-3">
          <div className={figureStyle}>
            <p className="flex items-center justify-between text-muted">
              {t.leads} <UsersRound className="size-4 text-link" />
            </p>
            <p className="mt-1 text-2xl font-bold tabular">48</p>
          </div>
          <div className={figureStyle}>
            <p className="flex items-center justify-between text-muted">
              {t.bookings} <CalendarDays className="size-4 text-link" />
            </p>
            <p className="mt-1 text-2xl font-bold tabular">31</p>
          </div>
        </div>
        <div className={figureStyle}>
          <p className="mb-2 font-semibold">{t.requests}</p>
          <Sparkline values={requests} label="" />
        </div>
        <div className={figureStyle}>
          <p className="mb-1 font-semibold">{t.next}</p>
          {rows[language].map(([name, time]) => (
            <p
              key={name}
              className="flex justify-between gap-3 border-t border-line py-2 first-of-type:border-t-0"
            >
              <span className="truncate">{name}</span>
              <span className="shrink-0 text-muted tabular">{time}</span>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
};
