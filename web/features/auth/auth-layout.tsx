import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BRAND } from '../../../shared/domain/brand.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { authTexts } from './texts.ts';

interface AuthLayoutProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
  /** Links under the card. */
  readonly footer?: ReactNode;
}

export const AuthLayout = ({ title, intro, children, footer }: AuthLayoutProps) => {
  const t = useTexts(authTexts);
  useDocumentTitle(`${title} · ${BRAND}`);
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-10 sm:justify-center">
      <header className="mb-8 flex w-full max-w-md items-center justify-between gap-4">
        <Link
          to="/"
          aria-label={`${BRAND} – ${t.backHome}`}
          className="inline-flex min-h-11 items-center rounded-control"
        >
          <BrandMark />
        </Link>
        <LanguageSwitch />
      </header>
      <main className="w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        <h1 className="text-2xl font-bold tracking-heading">{title}</h1>
        <p className="mt-1 mb-6 text-base text-muted">{intro}</p>
        {children}
      </main>
      {footer !== undefined && (
        <footer className="mt-6 flex flex-col items-center gap-3 text-center text-muted">{footer}</footer>
      )}
    </div>
  );
};
