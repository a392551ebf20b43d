import { BRAND } from '../../../shared/domain/brand.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { legalTexts } from './legal-texts.ts';
import { MarketingLayout } from './marketing-layout.tsx';

/** The legal notice or the privacy policy. */
export const LegalPage = ({ page }: { page: 'mentions' | 'privacy' }) => {
  const { title, intro, sections } = useTexts(legalTexts)[page];
  useDocumentTitle(`${title} · ${BRAND}`);
  return (
    <MarketingLayout>
      <article className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-8 sm:py-16">
        <h1 className="text-3xl font-bold tracking-heading">{title}</h1>
        <p className="mt-3 max-w-prose text-lg text-muted">{intro}</p>
        {Object.values(sections).map((section) => (
          <section key={section.title} className="mt-8">
            <h2 className="text-xl font-semibold">{section.title}</h2>
            <p className="mt-2 max-w-prose text-base">{section.text}</p>
          </section>
        ))}
      </article>
    </MarketingLayout>
  );
};
