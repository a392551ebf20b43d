import { LogOut, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { UnreadCount } from '../features/conversations/unread-count.tsx';
import { reloadSession, signOut } from '../features/session/session.ts';
import { useRefresh } from '../features/session/use-api.ts';
import { useMe } from '../features/session/use-me.ts';
import { useTexts } from '../i18n/texts.ts';
import { classNames } from '../ui/class-names.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { useToast } from '../ui/toast.tsx';
import { usePagesShown } from './dashboard-pages.ts';
import { initials } from './initials.ts';
import { OpenQuestionCount } from './open-question-count.tsx';
import { appTexts } from './texts.ts';
import { WaitingCount } from './waiting-count.tsx';

const rowStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium transition-colors duration-150';
const quietStyle = 'text-muted hover:bg-hover hover:text-ink';

const BusinessCard = () => {
  const t = useTexts(appTexts);
  const { tenant, site, siteLinks } = useMe();
  return (
    <div className="flex items-center gap-3 p-5 pr-14 nav:pr-5">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-control bg-primary font-bold text-on-primary"
      >
        {initials(tenant.name)}
      </span>
      <div className="min-w-0">
        <p className="truncate text-base font-semibold">{tenant.name}</p>
        {site && siteLinks ? (
          <a
            href={siteLinks.previewUrl}
            target="_blank"
            rel="noreferrer"
            className="block truncate text-link hover:underline"
          >
            /site/{site.slug}
            <span className="sr-only"> {t.opensNewTab}</span>
          </a>
        ) : (
          <p className="text-muted">{t.initializing}</p>
        )}
      </div>
    </div>
  );
};

const RefreshButton = () => {
  const t = useTexts(appTexts);
  const refresh = useRefresh();
  const toast = useToast();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const run = async () => {
    setState('busy');
    try {
      await Promise.all([reloadSession(), refresh()]);
      setState('idle');
      toast(t.refreshed);
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        disabled={state === 'busy'}
        onClick={run}
        className={classNames(rowStyle, quietStyle)}
      >
        <RotateCw aria-hidden="true" className={classNames('size-5', state === 'busy' && 'animate-spin')} />
        {state === 'busy' ? t.refreshing : t.refresh}
      </button>
      {state === 'failed' && (
        <p role="alert" className="px-3 text-danger">
          {t.refreshFailed}
        </p>
      )}
    </>
  );
};

interface NavEntryProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly onNavigate: (() => void) | undefined;
  readonly children: ReactNode;
}

const NavEntry = ({ to, icon, onNavigate, children }: NavEntryProps) => (
  <li>
    <NavLink
      to={to}
      onClick={onNavigate}
      className={({ isActive }) => classNames(rowStyle, isActive ? 'bg-soft text-link' : quietStyle)}
    >
      {icon}
      {children}
    </NavLink>
  </li>
);

/** The dashboard's navigation; `onNavigate` is called on the way to another page. */
export const Sidebar = ({ onNavigate }: { onNavigate?: () => void }) => {
  const t = useTexts(appTexts);
  const shown = usePagesShown();
  return (
    <div className="flex h-full flex-col">
      <BusinessCard />
      <nav aria-label={t.navigation} className="min-h-0 flex-1 overflow-y-auto px-3">
        <ul className="flex flex-col gap-0.5">
          {shown.map(({ path, Icon }) => (
            <NavEntry
              key={path}
              to={`/dashboard/${path}`}
              icon={<Icon aria-hidden="true" className="size-5" />}
              onNavigate={onNavigate}
            >
              <span className="flex-1">{t.nav[path]}</span>
              {path === 'leads' && <WaitingCount />}
              {path === 'faq' && <OpenQuestionCount />}
              {path === 'conversations' && <UnreadCount />}
            </NavEntry>
          ))}
        </ul>
      </nav>
      <div className="border-t border-line p-3">
        <RefreshButton />
        <LanguageSwitch className={classNames(rowStyle, quietStyle)} />
        <button type="button" data-leaves onClick={signOut} className={classNames(rowStyle, quietStyle)}>
          <LogOut aria-hidden="true" className="size-5" />
          {t.logout}
        </button>
      </div>
    </div>
  );
};
