import { BRAND } from '../../shared/domain/brand.ts';
import { primaryButton } from './parts/button-style.ts';

interface UnsubscribePageProps {
  readonly business: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** Where the button's form is posted. */
  readonly action: string;
  readonly homeUrl: string;
}

/** What an unsubscribe link leads to: one button, which works without scripts. */
export const UnsubscribePage = ({ business, title, text, button, action, homeUrl }: UnsubscribePageProps) => (
  <main className="grid min-h-dvh place-items-center px-4 py-16 text-center">
    <div className="w-full max-w-md">
      <p className="font-semibold wrap-anywhere text-muted">{business}</p>
      <h1 className="mt-4 text-3xl font-bold">{title}</h1>
      <p className="mt-4 text-lg wrap-anywhere text-muted">{text}</p>
      <form method="post" action={action} className="mt-8">
        <button type="submit" className={`${primaryButton} whitespace-normal`}>
          {button}
        </button>
      </form>
      <a href={homeUrl} className="mt-8 inline-flex min-h-11 items-center text-sm text-muted hover:underline">
        {BRAND}
      </a>
    </div>
  </main>
);
