import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import { Suspense } from 'react';
import { Link, Navigate, NavLink, Route, Routes, useParams } from 'react-router-dom';
import { hasRole } from '../../../shared/domain/roles.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useCan, useMe } from '../session/use-me.ts';
import { sectionNames } from './section-names.ts';
import { sectionPath } from './section-path.ts';
import { type SettingsSection, settingsSections } from './sections.ts';
import { settingsTexts } from './texts.ts';

const useOpenSections = (): readonly SettingsSection[] => {
  const { role } = useMe();
  return settingsSections.filter(({ needs }) => hasRole(role, needs));
};

/** On wide screens: the list of sections beside the one shown. */
const Rail = () => {
  const t = useTexts(settingsTexts);
  const names = useTexts(sectionNames);
  return (
    <nav aria-label={t.navigation} className="sticky top-8 self-start">
      <ul className="flex flex-col gap-0.5">
        {useOpenSections().map(({ path, Icon }) => (
          <li key={path}>
            <NavLink
              to={sectionPath(path)}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium transition-colors duration-150',
                  isActive ? 'bg-soft text-link' : 'text-muted hover:bg-hover hover:text-ink',
                )
              }
            >
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {names[path]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** On a phone: only the list of sections, each on a page of its own. */
const SectionList = () => {
  const t = useTexts(settingsTexts);
  const names = useTexts(sectionNames);
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      <Card flush>
        <nav aria-label={t.navigation}>
          <ul className="divide-y divide-line">
            {useOpenSections().map(({ path, Icon }) => (
              <li key={path}>
                <Link to={sectionPath(path)} className="flex items-center gap-4 px-5 py-3.5 hover:bg-hover">
                  <Icon aria-hidden="true" className="size-5 shrink-0 text-link" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{names[path]}</span>
                    <span className="block text-muted">{t.sections[path]}</span>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Card>
    </>
  );
};

const Shown = ({ section: { needs, Section } }: { section: SettingsSection }) => {
  const t = useTexts(settingsTexts);
  const isAllowed = useCan(needs);
  if (!isAllowed)
    return (
      <Card flush>
        <EmptyState
          icon={<Lock />}
          text={needs === 'owner' ? t.lockedOwner : t.lockedAdmin}
          hint={t.lockedHint}
        />
      </Card>
    );
  return (
    <Suspense fallback={<SkeletonRows rows={6} />}>
      <div className="flex flex-col gap-4">
        <Section />
      </div>
    </Suspense>
  );
};

const OneSection = ({ isWide }: { isWide: boolean }) => {
  const t = useTexts(settingsTexts);
  const names = useTexts(sectionNames);
  const { section: asked } = useParams();
  const section = settingsSections.find(({ path }) => path === asked);
  if (!section) return <Navigate to="/dashboard/settings" replace />;
  const [name, text] = [names[section.path], t.sections[section.path]];
  if (!isWide)
    return (
      <>
        <Link
          to="/dashboard/settings"
          className="-mt-3 -ml-1 inline-flex min-h-11 items-center gap-1 font-medium text-link hover:underline"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {t.back}
        </Link>
        <PageHeader title={name} description={text} />
        <Shown section={section} />
      </>
    );
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      <div className="grid grid-cols-[13rem_minmax(0,46rem)] gap-8">
        <Rail />
        <section aria-label={name} className="min-w-0">
          <Shown section={section} />
        </section>
      </div>
    </>
  );
};

/** The business's settings; each section has its own URL. */
export const SettingsPage = () => {
  const isWide = useMediaQuery('(min-width: 64rem)');
  return (
    <Routes>
      <Route index element={isWide ? <Navigate to={sectionPath('profile')} replace /> : <SectionList />} />
      <Route path=":section" element={<OneSection isWide={isWide} />} />
      <Route path="*" element={<Navigate to="/dashboard/settings" replace />} />
    </Routes>
  );
};
