import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { paletteTexts } from './palette-texts.ts';
import { hasSingleKeys, setSingleKeys } from './single-keys.ts';

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-md border border-control bg-bg px-2 py-0.5 font-sans text-sm text-ink">
    {children}
  </kbd>
);

/** The keyboard's shortcuts, and a switch for those of a single key. */
export const ShortcutsDialog = ({ canBook, onClose }: { canBook: boolean; onClose: () => void }) => {
  const t = useTexts(paletteTexts).shortcuts;
  const [isOn, setOn] = useState(hasSingleKeys);
  const rows: ReadonlyArray<readonly [keys: readonly string[], text: string]> = [
    [['⌘ K', 'Ctrl K'], t.palette],
    [['↑', '↓'], t.move],
    [[t.enterKey], t.choose],
    [[t.escapeKey], t.leave],
    [['?'], t.help],
    ...(canBook ? [[['N'], t.newBooking] as const] : []),
  ];
  return (
    <Dialog title={t.title} onClose={onClose} actions={<Button onClick={onClose}>{t.close}</Button>}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {rows.map(([keys, text]) => (
          <div key={text} className="contents">
            <dt className="flex flex-wrap gap-1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd className="text-ink">{text}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 items-center gap-3 text-ink">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={isOn}
          onChange={({ target }) => {
            setSingleKeys(target.checked);
            setOn(target.checked);
          }}
        />
        <span>
          {t.single}
          <span className="block text-sm text-muted">{t.singleHint}</span>
        </span>
      </label>
    </Dialog>
  );
};
