import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { uiTexts } from './texts.ts';

interface ItemCardProps {
  readonly name: string;
  readonly isActive: boolean;
  /** "Actif" or "Active", as the thing's gender wants. */
  readonly state: string;
  /** When it was last changed, in words. */
  readonly updated: string;
  /** Absent for who may only read. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A card of one item in a list: its name, state, details and actions. */
export const ItemCard = ({ name, isActive, state, updated, actions, children }: ItemCardProps) => (
  <article className="flex h-full min-w-0 flex-col rounded-card border border-line bg-surface p-5 shadow-card">
    <div className="flex items-start justify-between gap-3">
      <h2 className="min-w-0 text-base font-semibold break-words">{name}</h2>
      <Badge tone={isActive ? 'positive' : 'neutral'}>{state}</Badge>
    </div>
    {children}
    <p className="mt-auto pt-4 text-xs text-muted">{updated}</p>
    {actions}
  </article>
);

interface ItemActionsProps {
  /** The buttons' accessible names, different on each card. */
  readonly editLabel: string;
  readonly deleteLabel: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Edit and delete, at the bottom of an item's card. */
export const ItemActions = ({ editLabel, deleteLabel, onEdit, onDelete }: ItemActionsProps) => {
  const t = useTexts(uiTexts);
  return (
    <div className="-mx-2 mt-4 -mb-3 flex flex-wrap gap-1 border-t border-line pt-2">
      <Button variant="ghost" aria-label={editLabel} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
        {t.edit}
      </Button>
      <Button variant="ghost" aria-label={deleteLabel} onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t.delete}
      </Button>
    </div>
  );
};
