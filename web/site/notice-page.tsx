import { BRAND } from '../../shared/domain/brand.ts';
import { quietButton } from './parts/button-style.ts';

interface NoticePageProps {
  readonly title: string;
  readonly text: string;
  readonly home: string;
  readonly homeUrl: string;
}

/** A page that only says why there is nothing to show; it needs no script. */
export const NoticePage = ({ title, text, home, homeUrl }: NoticePageProps) => (
  <main className="grid min-h-dvh place-items-center px-4 py-16 text-center">
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
