import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '../features/session/use-me.ts';
import { useTexts } from '../i18n/texts.ts';
import { useOpened } from '../lib/use-opened.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useLeaveTo } from '../ui/leaving.ts';
import { EarlyKeys } from './early-keys.tsx';
import { appTexts } from './texts.ts';
import { type Asked, NEW_BOOKING, useShortcuts } from './use-shortcuts.ts';

const PaletteBox = lazy(() => import('./palette-box.tsx').then((m) => ({ default: m.PaletteBox })));
const ShortcutsDialog = lazy(() =>
  import('../features/palette/shortcuts-dialog.tsx').then((m) => ({ default: m.ShortcutsDialog })),
);

/** Opens the palette, by a press or by the keyboard; both it and the list of shortcuts are loaded then. */
export const PaletteButton = () => {
  const t = useTexts(appTexts);
  const leaveTo = useLeaveTo();
  const canBook = useCan('staff');
  const { opened, open, close: closeOpened } = useOpened<Exclude<Asked, 'booking'>>();
  const [typed, setTyped] = useState('');
  const close = () => {
    closeOpened();
    setTyped('');
  };
  useShortcuts((asked) => {
    if (asked !== 'booking') open(asked);
    else if (canBook) leaveTo(NEW_BOOKING);
  });
  return (
    <>
      <IconButton
        label={t.goTo}
        icon={<Search aria-hidden="true" />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open('palette')}
      />
      <Suspense
        fallback={opened === 'palette' && <EarlyKeys typed={typed} onType={setTyped} onClose={close} />}
      >
        {opened === 'palette' && (
          <PaletteBox
            search={typed}
            onSearch={setTyped}
            onClose={close}
            onShortcuts={() => open('shortcuts')}
          />
        )}
        {opened === 'shortcuts' && <ShortcutsDialog canBook={canBook} onClose={close} />}
      </Suspense>
    </>
  );
};
