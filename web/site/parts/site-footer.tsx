import { BRAND } from '../../../shared/domain/brand.ts';
import { mailto } from '../../../shared/domain/mailto.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serverTexts } from '../server-texts.ts';
import { siteTexts } from '../texts.ts';
import type { FrameView } from '../view/frame-view.ts';

const link = 'inline-flex min-h-11 items-center hover:text-ink hover:underline underline-offset-4';

/** Who the business is, whom to ask about personal information, and the product's own links. */
export const SiteFooter = ({ view }: { view: FrameView }) => {
  const texts = useTexts(serverTexts).frame;
  const { business, privacyContact, legalUrl, privacyUrl, homeUrl } = view;
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 py-5 text-sm text-muted sm:px-5 lg:px-8">
        <div className="mr-auto min-w-0 py-2 wrap-anywhere">
          <p>{business}</p>
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
          {useTexts(siteTexts).privacy}
        </a>
        <a className={link} href={homeUrl}>
          {texts.madeWith} {BRAND}
        </a>
      </div>
    </footer>
  );
};
