import { BRAND } from '../../shared/domain/brand.ts';
import { useTexts } from '../i18n/texts.ts';
import { quietButton } from './parts/button-style.ts';
import type { NoticeKind } from './renderer-type.ts';
import { siteTexts } from './texts.ts';

interface NoticePageProps {
  readonly notice: NoticeKind;
  readonly homeUrl: string;
}

/** A page that only says why there is nothing to show. */
export const NoticePage = ({ notice, homeUrl }: NoticePageProps) => {
  const texts = useTexts(siteTexts).notices;
  return (
    <main className="page-glow grid min-h-dvh place-items-center px-4 py-16 text-center">
      <div className="max-w-md">
        <p className="font-semibold text-muted">{BRAND}</p>
        <h1 className="mt-4 text-3xl font-bold">{texts[notice].title}</h1>
        <p className="mt-4 text-lg text-muted">{texts[notice].text}</p>
        <a href={homeUrl} className={`${quietButton} mt-8`}>
          {texts.home}
        </a>
      </div>
    </main>
  );
};
