import { zoneName } from '../../../shared/domain/zone-name.ts';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { ItemActions, ItemCard } from '../../ui/item-card.tsx';
import { useCan, useMe } from '../session/use-me.ts';
import { availabilityTexts } from './texts.ts';
import { usePeopleCalendars } from './use-people-calendars.ts';
import { useWindowName } from './use-window-name.ts';

interface WindowCardProps {
  readonly window: AvailabilityWindow;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export const WindowCard = ({ window, onEdit, onDelete }: WindowCardProps) => {
  const t = useTexts(availabilityTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const { name, weekday, span, person } = useWindowName(window);
  const isInUse = usePeopleCalendars().isInUse(window.calendarId);
  const buttons = { editLabel: t.editNamed(name), deleteLabel: t.deleteNamed(name), onEdit, onDelete };
  return (
    <ItemCard
      name={weekday}
      isActive={window.active && isInUse}
      state={window.active && !isInUse ? t.unused : window.active ? t.active : t.inactive}
      updated={t.updated(formatInstant(window.updatedAt, 'fullDateTime', language, tenant.timezone))}
      actions={useCan('staff') && <ItemActions {...buttons} />}
    >
      <p className="mt-2 text-lg font-semibold tabular">{span}</p>
      {person !== null && <p className="mt-1 font-medium">{person}</p>}
      {!isInUse && <p className="mt-1">{t.unusedWhy}</p>}
      <p className="mt-1 text-muted">{zoneName(window.timezone, language)}</p>
      <p className="text-muted">{t.capacityIs(window.capacity)}</p>
    </ItemCard>
  );
};
