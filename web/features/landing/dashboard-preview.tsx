import type { Language } from '../../../shared/domain/language.ts';
import { useLanguage } from '../../i18n/language.tsx';

const sourcesOf = (language: Language, theme: 'light' | 'dark') =>
  [688, 1204].map((width) => `/dashboard-${language}-${theme}-${width}.webp ${width}w`).join(', ');

/** Full width on a phone, half the width on wide screens. */
const SIZES = '(min-width: 1024px) 512px, calc(100vw - 2rem)';

/** The overview of the demo business as its owner sees it, in the reader's language and theme (`npm run pictures`). */
export const DashboardPreview = ({ label }: { label: string }) => {
  const language = useLanguage();
  return (
    <picture className="min-w-0">
      <source srcSet={sourcesOf(language, 'dark')} sizes={SIZES} media="(prefers-color-scheme: dark)" />
      <img
        src={`/dashboard-${language}-light-1204.webp`}
        srcSet={sourcesOf(language, 'light')}
        sizes={SIZES}
        alt={label}
        width={1204}
        height={980}
        fetchPriority="high"
        className="h-auto w-full rounded-card border border-line shadow-pop"
      />
    </picture>
  );
};
