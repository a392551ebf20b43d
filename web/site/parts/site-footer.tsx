import { BRAND } from '../../../shared/domain/brand.ts';
import { useTexts } from '../../i18n/texts.ts';
import { siteTexts } from '../texts.ts';

interface SiteFooterProps {
  readonly title: string;
  readonly legalUrl: string;
  readonly privacyUrl: string;
  readonly homeUrl: string;
}

const link = 'inline-flex min-h-11 items-center hover:text-ink hover:underline underline-offset-4';

export const SiteFooter = ({ title, legalUrl, privacyUrl, homeUrl }: SiteFooterProps) => {
  const texts = useTexts(siteTexts);
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 py-5 text-sm text-muted sm:px-5 lg:px-8">
        <p className="mr-auto min-w-0 py-2 wrap-anywhere">{title}</p>
        <a className={link} href={legalUrl}>
          {texts.legal}
        </a>
        <a className={link} href={privacyUrl}>
          {texts.privacy}
        </a>
        <a className={link} href={homeUrl}>
          {texts.madeWith} {BRAND}
        </a>
      </div>
    </footer>
  );
};
