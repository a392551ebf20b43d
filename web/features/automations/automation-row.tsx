import { Lock, Pencil, RotateCcw } from 'lucide-react';
import { isTimed, usualHours } from '../../../shared/domain/automations.ts';
import type { Automation } from '../../../shared/schemas/automation.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { automationTexts } from './texts.ts';
import { whenText } from './when-text.ts';

interface RowProps {
  readonly automation: Automation;
  readonly canEdit: boolean;
  readonly onEdit: () => void;
  readonly onReset: () => void;
}

const State = ({ automation: { isOn, plan }, canEdit }: Pick<RowProps, 'automation' | 'canEdit'>) => {
  const t = useTexts(automationTexts);
  if (!canEdit && plan === 'pro')
    return (
      <Badge tone="info">
        <Lock aria-hidden="true" className="size-3" />
        {t.withPro}
      </Badge>
    );
  // On Basic what was turned off is sent again.
  const isSent = isOn || !canEdit;
  return <Badge tone={isSent ? 'positive' : 'neutral'}>{isSent ? t.on : t.off}</Badge>;
};

/** One message: what it does, whether it is sent, and what can be done with it. */
export const AutomationRow = ({ automation, canEdit, onEdit, onReset }: RowProps) => {
  const t = useTexts(automationTexts);
  const { kind, channel, isOn, hours, fr, en } = automation;
  const { name, text } = t.kinds[kind];
  const isOwn = fr.isOwn || en.isOwn;
  const isChanged = isOwn || !isOn || hours !== usualHours(kind);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-5">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-base font-semibold">{name}</h2>
          <State automation={automation} canEdit={canEdit} />
          <Badge>{t.channels[channel]}</Badge>
          {canEdit && isOwn && <Badge tone="info">{t.own}</Badge>}
        </div>
        <p className="mt-1 max-w-prose text-muted">{text}</p>
        {hours !== null && isTimed(kind) && <p className="mt-1 text-muted">{whenText(kind, hours, t)}</p>}
      </div>
      {canEdit && (
        <div className="flex flex-wrap gap-1">
          <Button variant="ghost" aria-label={t.of(t.edit, name)} onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4" />
            {t.edit}
          </Button>
          {isChanged && (
            <Button variant="ghost" aria-label={t.of(t.reset, name)} onClick={onReset}>
              <RotateCcw aria-hidden="true" className="size-4" />
              {t.reset}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};
