import { Clock } from 'lucide-react';
import { zoneName } from '../../../shared/domain/zone-name.ts';
import type { Availability } from '../../../shared/schemas/availability.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Detail } from '../../ui/detail.tsx';
import { tileTexts } from './texts.ts';
import { type Reading, Tile } from './tile.tsx';

const Facts = ({ timezone, windows, nextRefreshAt }: Availability) => {
  const t = useTexts(tileTexts).availability;
  const language = useLanguage();
  const active = windows.filter((window) => window.active).length;
  return (
    <div className="flex flex-col gap-3 px-5 pb-4">
      <dl className="flex flex-col *:border-t *:border-line *:py-2.5">
        <Detail label={t.windows}>{t.active(active, windows.length)}</Detail>
        <Detail label={t.timezone}>{zoneName(timezone, language)}</Detail>
        <Detail label={t.next}>
          {nextRefreshAt === null
            ? t.notPlanned
            : formatInstant(nextRefreshAt, 'dateTime', language, timezone)}
        </Detail>
      </dl>
      <p className="text-muted">{windows.length === 0 ? t.empty : t.note}</p>
    </div>
  );
};

/** Weekly windows: how many, in which zone, and when they make slots again. */
export const AvailabilityTile = ({ reading }: { reading: Reading<Availability> }) => {
  const t = useTexts(tileTexts).availability;
  return (
    <Tile
      title={t.title}
      icon={<Clock />}
      reading={reading}
      failed={t.failed}
      count={({ windows }) => String(windows.length)}
      empty={t.empty}
      link={{ to: '/dashboard/availability', label: t.link }}
    >
      {(availability) => <Facts {...availability} />}
    </Tile>
  );
};
