import { useLocation } from 'react-router-dom';
import { sectionNames } from '../features/settings/section-names.ts';
import { SECTION_PATHS } from '../features/settings/section-path.ts';
import { useTexts } from '../i18n/texts.ts';
import { dashboardPages } from './dashboard-pages.ts';
import { appTexts } from './texts.ts';

/** What the shown page of the dashboard is called: as in the navigation, a section of the settings with its own name. */
export const usePageName = (): string | undefined => {
  const t = useTexts(appTexts);
  const names = useTexts(sectionNames);
  const [, , first, second] = useLocation().pathname.split('/');
  if (first === 'leads' && second === 'import') return t.importClients;
  const section = first === 'settings' ? SECTION_PATHS.find((path) => path === second) : undefined;
  if (section) return `${names[section]} · ${t.nav.settings}`;
  const page = dashboardPages.find(({ path }) => path === first);
  return page && t.nav[page.path];
};
