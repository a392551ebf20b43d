import { BRAND } from '../../../shared/domain/brand.ts';
import { mailto } from '../../../shared/domain/mailto.ts';
import { useTexts } from '../../i18n/texts.ts';
import { siteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';

interface SiteFooterProps extends Pick<SiteView, 'privacyContact'> {
  readonly title: string;
  readonly legalUrl: string;
  readonly privacyUrl: string;
  readonly homeUrl: string;
}

const link = 'inline-flex min-h-11 items-center hover:text-ink hover:underline underline-offset-4';

export const SiteFooter = ({ title, privacyContact, legalUrl, privacyUrl, homeUrl }: SiteFooterProps) => {
  const texts = useTexts(siteTexts);
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 py-5 text-sm text-muted sm:px-5 lg:px-8">
        <div className="mr-auto min-w-0 py-2 wrap-anywhere">
          <p>{title}</p>
          {privacyContact && (
            <p>
              {texts.privacyContact}{' '}
              <a className={`${link} underline`} href={mailto(privacyContact.email)}>
                {privacyContact.name}
              </a>
            </p>
          )}
        </div>
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
