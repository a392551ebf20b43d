import { useLanguage } from '../../i18n/language.tsx';

/** The overview of the demo business as its owner sees it, in the reader's language and theme (`npm run pictures`). */
export const DashboardPreview = ({ label }: { label: string }) => {
  const language = useLanguage();
  return (
    <picture className="min-w-0">
      <source srcSet={`/dashboard-${language}-dark.webp`} media="(prefers-color-scheme: dark)" />
      <img
        src={`/dashboard-${language}-light.webp`}
        alt={label}
        width={1204}
        height={980}
        fetchPriority="high"
        className="h-auto w-full rounded-card border border-line shadow-pop"
      />
    </picture>
  );
};
