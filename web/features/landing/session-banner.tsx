import type { ReactNode } from 'react';
import type { Me } from '../../../shared/schemas/me.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useLoadedPhase } from '../session/guards.tsx';
import { retrySession } from '../session/session.ts';
import { landingTexts } from './texts.ts';

const SignedIn = ({ me }: { me: Me }) => {
  const t = useTexts(landingTexts).banner;
  const isOnboardingDone = me.site !== null;
  return (
    <>
      <div className="min-w-0">
        <p className="font-semibold">{t.title}</p>
        <p className="break-words text-muted">
          {t.connectedAs} {me.user.email || t.member}
        </p>
        {!isOnboardingDone && <p>{t.finishText}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {me.siteLinks && (
          <a
            href={me.siteLinks.previewUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle('secondary')}
          >
            {t.site}
            <span className="sr-only">{t.newTab}</span>
          </a>
        )}
        <LinkButton variant="primary" to={isOnboardingDone ? '/dashboard' : '/onboarding/profile'}>
          {isOnboardingDone ? t.dashboard : t.finish}
        </LinkButton>
      </div>
    </>
  );
};

/** The marketing pages' banner for signed-in users. It never signs out. */
export const SessionBanner = () => {
  const t = useTexts(landingTexts).banner;
  const phase = useLoadedPhase();
  const content = (): ReactNode => {
    switch (phase.kind) {
      case 'anonymous':
      case 'expired':
        return null;
      case 'loading':
        return (
          <p role="status" className="flex min-h-11 items-center gap-3 text-muted">
            <Spinner />
            {t.loading}
          </p>
        );
      case 'failed':
        return (
          <>
            <p role="alert" className="font-semibold">
              {t.failed}
            </p>
            <Button onClick={() => retrySession({ clearOnFailure: false })}>{t.retry}</Button>
          </>
        );
      case 'ready':
        return <SignedIn me={phase.me} />;
    }
  };
  return (
    <section aria-label={t.title} className="mx-auto w-full max-w-6xl px-4 sm:px-8">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-4 shadow-card">
        {content()}
      </div>
    </section>
  );
};
