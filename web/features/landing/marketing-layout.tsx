import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BRAND } from '../../../shared/domain/brand.ts';
import { useTexts } from '../../i18n/texts.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useSessionPhase } from '../session/session.ts';
import { SessionBanner } from './session-banner.tsx';
import { landingTexts } from './texts.ts';

const Header = () => {
  const t = useTexts(landingTexts).header;
  return (
    <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-8">
      <Link to="/" className="inline-flex min-h-11 items-center rounded-control">
        <BrandMark />
      </Link>
      <nav aria-label={t.navigation} className="flex flex-wrap items-center gap-2">
        <LanguageSwitch />
        <LinkButton to="/login" variant="ghost" className="max-sm:hidden">
          {t.login}
        </LinkButton>
        <LinkButton to="/signup" variant="ghost" className="max-sm:hidden">
          {t.signup}
        </LinkButton>
        <LinkButton to="/dashboard">{t.platform}</LinkButton>
      </nav>
    </header>
  );
};

const footerLink =
  'inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline';

const Footer = () => {
  const t = useTexts(landingTexts).footer;
  return (
    <footer className="mt-auto border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-4 sm:px-8">
        <p className="text-muted">
          {BRAND}. {t.rights}
        </p>
        <div className="flex gap-6">
          <Link to="/mentions" className={footerLink}>
            {t.legal}
          </Link>
          <Link to="/confidentialite" className={footerLink}>
            {t.privacy}
          </Link>
        </div>
      </div>
    </footer>
  );
};

/** Layout of the landing and legal pages, with a banner for signed-in users. */
export const MarketingLayout = ({ children }: { children: ReactNode }) => {
  const t = useTexts(landingTexts).header;
  const isSignedIn = useSessionPhase().kind !== 'anonymous';
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="content">{t.skip}</SkipLink>
      <Header />
      {isSignedIn && <SessionBanner />}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
};
