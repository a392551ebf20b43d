import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { BRAND } from '../../shared/domain/brand.ts';
import type { Language } from '../../shared/domain/language.ts';
import { ORIGIN_MARK } from '../../shared/domain/page-marks.ts';
import type { PrerenderedPath } from '../../shared/domain/screen-files.ts';
import { legalNoticeTexts } from '../features/landing/legal-notice-texts.ts';
import { privacyTexts } from '../features/landing/privacy-texts.ts';
import { structuredData } from '../features/landing/structured-data.ts';
import { landingTexts } from '../features/landing/texts.ts';
import { App } from './app.tsx';
import { AppRoutes } from './routes.tsx';

/** A rendered screen: the HTML of the page's root, and the contents of its head. */
export interface RenderedScreen {
  readonly title: string;
  readonly description: string;
  /** Structured data for search engines, if any. */
  readonly data?: object;
  readonly body: string;
}

const headOf = (path: PrerenderedPath, language: Language): Omit<RenderedScreen, 'body'> => {
  const { hero } = landingTexts[language];
  const notice = legalNoticeTexts[language];
  const privacy = privacyTexts[language];
  switch (path) {
    case '/':
      return {
        title: `${BRAND} · ${hero.title}`,
        description: hero.text,
        data: structuredData(ORIGIN_MARK, hero.text),
      };
    case '/mentions':
      return { title: `${notice.title} · ${BRAND}`, description: notice.intro };
    case '/confidentialite':
      return { title: `${privacy.title} · ${BRAND}`, description: privacy.intro };
  }
};

/** Renders one screen, including the parts that it loads lazily. */
export const renderScreen = async (path: PrerenderedPath, language: Language): Promise<RenderedScreen> => {
  const { prelude } = await prerender(
    <StrictMode>
      <App language={language}>
        <StaticRouter location={path}>
          <AppRoutes />
        </StaticRouter>
      </App>
    </StrictMode>,
    // Large parts stay inline: React would otherwise stream them and move them into place by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { ...headOf(path, language), body: await new Response(prelude).text() };
};
