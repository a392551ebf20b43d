import { CalendarOff } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { settingsTexts } from './texts.ts';

/** Link to the availability page, which holds weekly hours and closures. */
export const AvailabilityLink = () => {
  const t = useTexts(settingsTexts);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-base font-semibold">{t.closuresTitle}</h2>
          <p className="text-muted">{t.closuresText}</p>
        </div>
        <LinkButton to="/dashboard/availability">
          <CalendarOff aria-hidden="true" className="size-4" />
          {t.closuresLink}
        </LinkButton>
      </div>
    </Card>
  );
};
