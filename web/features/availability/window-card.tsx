import { Pencil, Trash2 } from 'lucide-react';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useCan, useMe } from '../session/use-me.ts';
import { availabilityTexts } from './texts.ts';
import { useWindowName } from './use-window-name.ts';

interface WindowCardProps {
  readonly window: AvailabilityWindow;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const Actions = ({ window, onEdit, onDelete }: WindowCardProps) => {
  const t = useTexts(availabilityTexts);
  const { name } = useWindowName(window);
  return (
    <div className="-mx-2 mt-4 -mb-3 flex flex-wrap gap-1 border-t border-line pt-2">
      <Button variant="ghost" aria-label={t.editNamed(name)} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
        {t.edit}
      </Button>
      <Button variant="ghost" aria-label={t.deleteNamed(name)} onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t.delete}
      </Button>
    </div>
  );
};

export const WindowCard = (props: WindowCardProps) => {
  const { window } = props;
  const t = useTexts(availabilityTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const { weekday, span } = useWindowName(window);
  return (
    <article className="flex h-full min-w-0 flex-col rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-base font-semibold">{weekday}</h2>
        <Badge tone={window.active ? 'positive' : 'neutral'}>{window.active ? t.active : t.inactive}</Badge>
      </div>
      <p className="mt-2 text-lg font-semibold tabular">{span}</p>
      <p className="mt-1 text-muted">{window.timezone}</p>
      <p className="text-muted">{t.capacityIs(window.capacity)}</p>
      <p className="mt-auto pt-4 text-xs text-muted">
        {t.updated(formatInstant(window.updatedAt, 'fullDateTime', language, tenant.timezone))}
      </p>
      {useCan('staff') && <Actions {...props} />}
    </article>
  );
};
