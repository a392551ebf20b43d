import { BRAND } from '../../shared/domain/brand.ts';
import type { Page } from './page.ts';
import { quietButton } from './parts/button-style.ts';

type NoticePageProps = Omit<Extract<Page, { readonly kind: 'notice' }>, 'kind' | 'language'>;

/** A page that only says why there is nothing to show. */
export const NoticePage = ({ title, text, home, homeUrl }: NoticePageProps) => (
  <main className="page-glow grid min-h-dvh place-items-center px-4 py-16 text-center">
    <div className="max-w-md">
      <p className="font-semibold text-muted">{BRAND}</p>
      <h1 className="mt-4 text-3xl font-bold">{title}</h1>
      <p className="mt-4 text-lg text-muted">{text}</p>
      <a href={homeUrl} className={`${quietButton} mt-8`}>
        {home}
      </a>
    </div>
  </main>
);
