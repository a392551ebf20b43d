import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entry } from '../features/palette/entries.ts';
import { paletteTexts } from '../features/palette/palette-texts.ts';
import { useCan } from '../features/session/use-me.ts';
import { useTexts } from '../i18n/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { dashboardPages } from './dashboard-pages.ts';
import { appTexts } from './texts.ts';
import { type Asked, useShortcuts } from './use-shortcuts.ts';

const Palette = lazy(() => import('../features/palette/palette.tsx').then((m) => ({ default: m.Palette })));
const ShortcutsDialog = lazy(() =>
  import('../features/palette/shortcuts-dialog.tsx').then((m) => ({ default: m.ShortcutsDialog })),
);

const NEW_BOOKING = '/dashboard/bookings?new=1';

/** The pages that the member sees in the sidebar, and what they may do from anywhere. */
const useEntries = (): readonly Entry[] => {
  const t = useTexts(appTexts);
  const words = useTexts(paletteTexts);
  const isAdmin = useCan('admin');
  const canBook = useCan('staff');
  const actions: readonly Entry[] = [
    ...(canBook
      ? ([
          { id: 'new-booking', group: 'actions', label: words.newBooking, to: NEW_BOOKING },
          { id: 'walk-in', group: 'actions', label: words.walkIn, to: '/dashboard/bookings?new=walk-in' },
        ] as const)
      : []),
    { id: 'shortcuts', group: 'actions', label: words.showShortcuts, to: 'shortcuts' },
  ];
  const pages = dashboardPages
    .filter(({ path }) => isAdmin || path !== 'automations')
    .map(({ path }): Entry => ({ id: path, group: 'pages', label: t.nav[path], to: `/dashboard/${path}` }));
  return [...actions, ...pages];
};

/** Opens the palette, by a press or by the keyboard; both it and the list of shortcuts are loaded then. */
export const PaletteButton = () => {
  const t = useTexts(paletteTexts);
  const navigate = useNavigate();
  const canBook = useCan('staff');
  const entries = useEntries();
  const [opened, open] = useState<Exclude<Asked, 'booking'> | null>(null);
  const close = () => open(null);
  useShortcuts((asked) => {
    if (asked !== 'booking') open(asked);
    else if (canBook) navigate(NEW_BOOKING);
  });
  return (
    <>
      <IconButton
        label={t.title}
        icon={<Search aria-hidden="true" />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open('palette')}
      />
      <Suspense fallback={null}>
        {opened === 'palette' && (
          <Palette entries={entries} onClose={close} onShortcuts={() => open('shortcuts')} />
        )}
        {opened === 'shortcuts' && <ShortcutsDialog canBook={canBook} onClose={close} />}
      </Suspense>
    </>
  );
};
