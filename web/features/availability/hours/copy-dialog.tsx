import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { uiTexts } from '../../../ui/texts.ts';
import { hoursTexts } from './hours-texts.ts';

export interface CopyTarget {
  readonly id: string;
  readonly name: string;
  readonly isProposed: boolean;
}

interface CopyDialogProps {
  readonly title: string;
  readonly text: string;
  readonly targets: readonly CopyTarget[];
  readonly onCopy: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Which days, or whose weeks, take the hours of another; what is usual is ticked already. */
export const CopyDialog = ({ title, text, targets, onCopy, onClose }: CopyDialogProps) => {
  const t = useTexts(hoursTexts);
  const ui = useTexts(uiTexts);
  const textId = useId();
  const [chosen, setChosen] = useState(() => targets.filter((one) => one.isProposed).map(({ id }) => id));
  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
  const copy = () => {
    onCopy(chosen);
    onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button variant="primary" onClick={copy} disabled={chosen.length === 0}>
            {t.copy}
          </Button>
        </>
      }
    >
      <p id={textId}>{text}</p>
      <ul aria-labelledby={textId} className="max-h-[50dvh] overflow-y-auto text-ink">
        {targets.map(({ id, name }) => (
          <li key={id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
                className="size-5 shrink-0"
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
