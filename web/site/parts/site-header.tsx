import { useTexts } from '../../i18n/texts.ts';
import { serverTexts } from '../server-texts.ts';
import type { FrameView } from '../view/frame-view.ts';
import { smallButton, smallPrimaryButton } from './button-style.ts';
import { EnterButton, LookLink } from './look.tsx';
import { Picture } from './picture.tsx';

const LanguageLink = ({ other: { language, ...chosen } }: Pick<FrameView, 'other'>) => (
  <LookLink
    {...chosen}
    lang={language}
    className="inline-flex min-h-11 items-center px-2 text-sm font-medium text-muted hover:text-ink"
  >
    {useTexts(serverTexts).frame.otherLanguage}
  </LookLink>
);

/** The first link of the page, for the keyboard. */
export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only rounded-control bg-surface px-4 py-3 font-semibold text-link focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-10"
  >
    {useTexts(serverTexts).frame.skip}
  </a>
);

/** The business's name, and links to the chat and the form. */
export const SiteHeader = ({ view }: { view: FrameView }) => {
  const texts = useTexts(serverTexts);
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center gap-3 px-4 py-5 sm:px-5 lg:px-8">
      {view.logo ? (
        <Picture
          picture={view.logo}
          className="size-9 shrink-0 rounded-control object-contain"
          isFirst
          isNamed
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-control bg-brand text-sm font-bold text-on-brand"
        >
          {view.initial}
        </span>
      )}
      <p className="min-w-0 flex-1 truncate font-semibold">{view.title}</p>
      <noscript>
        <EnterButton />
      </noscript>
      <LanguageLink other={view.other} />
      <a href="#contact" className={`${smallButton} max-md:hidden`}>
        {texts.chatWithUs}
      </a>
      <a href="#reserver" className={smallPrimaryButton}>
        {texts.book}
      </a>
    </header>
  );
};

/** The picture below the header; nothing where the business has none. */
export const Cover = ({ view: { cover } }: { view: FrameView }) =>
  cover && (
    <section aria-label={cover.alt} className="mx-auto w-full max-w-6xl px-4 sm:px-5 lg:px-8">
      <Picture picture={cover} className="h-40 w-full rounded-card object-cover sm:h-64" isFirst />
    </section>
  );
