import type { Entry } from '../features/palette/entries.ts';
import { Palette, type PaletteProps } from '../features/palette/palette.tsx';
import { paletteTexts } from '../features/palette/palette-texts.ts';
import { useCan } from '../features/session/use-me.ts';
import { useTexts } from '../i18n/texts.ts';
import { usePagesShown } from './dashboard-pages.ts';
import { appTexts } from './texts.ts';
import { NEW_BOOKING } from './use-shortcuts.ts';

/** The pages that the member sees in the sidebar, and what they may do from anywhere. */
const useEntries = (): readonly Entry[] => {
  const t = useTexts(appTexts);
  const words = useTexts(paletteTexts);
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
  const pages = usePagesShown().map(
    ({ path }): Entry => ({ id: path, group: 'pages', label: t.nav[path], to: `/dashboard/${path}` }),
  );
  return [...actions, ...pages];
};

/** The palette with this dashboard's pages and actions. */
export const PaletteBox = (props: Omit<PaletteProps, 'entries'>) => (
  <Palette {...props} entries={useEntries()} />
);
