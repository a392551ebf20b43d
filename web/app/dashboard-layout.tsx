import { Globe, Menu } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { BRAND } from '../../shared/domain/brand.ts';
import { taxesNote } from '../../shared/domain/change-text.ts';
import { TaxesNote } from '../features/chat/taxes-note.ts';
import { LiveAlerts } from '../features/conversations/live-alerts.tsx';
import { usePressedNotices } from '../features/conversations/use-pressed-notices.ts';
import { useChanges } from '../features/session/use-changes.ts';
import { useMe } from '../features/session/use-me.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useTexts } from '../i18n/texts.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { ErrorBoundary, PageFailed } from './error-boundary.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PaletteButton } from './palette-button.tsx';
import { Sidebar } from './sidebar.tsx';
import { SidebarSheet } from './sidebar-sheet.tsx';
import { appTexts } from './texts.ts';
import { usePageName } from './use-page-name.ts';

const swrOptions = { shouldRetryOnError: false, provider: () => new Map() };

const Header = ({ onMenu }: { onMenu: () => void }) => {
  const t = useTexts(appTexts);
  const { user } = useMe();
  return (
    <header className="flex min-h-16 items-center gap-3 border-b border-line bg-surface px-4 sm:px-8 print:hidden">
      <IconButton className="nav:hidden" label={t.menu} icon={<Menu aria-hidden="true" />} onClick={onMenu} />
      <p className="min-w-0 flex-1 truncate text-muted">
        <span className="max-sm:sr-only">{t.connectedAs}</span> <span className="text-ink">{user.email}</span>
      </p>
      <PaletteButton />
      <LinkButton to="/dashboard/site" title={t.manageSite} className="nav:hidden">
        <Globe aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{t.manageSite}</span>
      </LinkButton>
    </header>
  );
};

/** Moves a screen reader to the new page: the router loads no document, so the browser does not. */
const useFocusOnNavigation = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
};

const Shell = () => {
  const t = useTexts(appTexts);
  const { tenant } = useMe();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const main = useFocusOnNavigation();
  useChanges();
  usePressedNotices();
  useDocumentTitle([usePageName(), tenant.name, BRAND].filter(Boolean).join(' · '));
  return (
    <div className="min-h-dvh nav:grid nav:grid-cols-[16rem_minmax(0,1fr)] print:block!">
      <SkipLink target="content">{t.skip}</SkipLink>
      <aside className="sticky top-0 hidden h-dvh border-r border-line bg-surface nav:block print:hidden!">
        <Sidebar />
      </aside>
      {isMenuOpen && <SidebarSheet onClose={() => setMenuOpen(false)} />}
      <div className="flex min-h-dvh min-w-0 flex-col print:block!">
        <Header onMenu={() => setMenuOpen(true)} />
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 outline-none sm:px-8"
        >
          <ErrorBoundary place={pathname} fallback={<PageFailed />}>
            <Suspense fallback={<SkeletonRows rows={6} />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
        <LiveAlerts />
        <LeaveGuard />
      </div>
    </div>
  );
};

/** The dashboard's frame. Each business has a cache of its own, so that no data of another one shows. */
export const DashboardLayout = () => {
  const { tenant, user, site } = useMe();
  const language = useLanguage();
  return (
    <SWRConfig key={`${tenant.tenantId} ${user.userId}`} value={swrOptions}>
      <TaxesNote value={taxesNote(site?.taxes, language)}>
        <Shell />
      </TaxesNote>
    </SWRConfig>
  );
};
