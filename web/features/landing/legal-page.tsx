import { BRAND } from '../../../shared/domain/brand.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useMetaDescription } from '../../lib/use-meta-description.ts';
import { legalNoticeTexts } from './legal-notice-texts.ts';
import { MarketingLayout } from './marketing-layout.tsx';
import { namingOperator, operatorOfPage } from './operator.ts';
import { privacyTexts } from './privacy-texts.ts';

interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface LegalTexts {
  readonly title: string;
  readonly intro: string;
  readonly sections: Readonly<Record<string, LegalSection>>;
}

const LegalArticle = ({ title, intro, sections }: LegalTexts) => {
  const operator = operatorOfPage();
  useDocumentTitle(`${title} · ${BRAND}`);
  useMetaDescription(intro);
  return (
    <MarketingLayout>
      <article className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-8 sm:py-16">
        <h1 className="text-3xl font-bold tracking-heading">{title}</h1>
        <p className="mt-3 max-w-prose text-lg text-muted">{intro}</p>
        {Object.entries(sections).map(([name, section]) => (
          <section key={name} className="mt-8">
            <h2 className="text-xl font-semibold">{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 max-w-prose text-base break-words">
                {namingOperator(paragraph, operator)}
              </p>
            ))}
          </section>
        ))}
      </article>
    </MarketingLayout>
  );
};

export const LegalNoticePage = () => <LegalArticle {...useTexts(legalNoticeTexts)} />;

export const PrivacyPage = () => <LegalArticle {...useTexts(privacyTexts)} />;
