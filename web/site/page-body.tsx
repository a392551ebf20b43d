import { LanguageProvider } from '../i18n/language.tsx';
import { EmbedPage } from './embed-page.tsx';
import { ManagePage } from './manage-page.tsx';
import type { Page } from './page.ts';
import { SitePage } from './site-page.tsx';

const bodyOf = (page: Page) => {
  switch (page.kind) {
    case 'site':
      return <SitePage view={page.view} />;
    case 'embed':
      return <EmbedPage view={page.view} />;
    case 'manage':
      return <ManagePage view={page.view} />;
  }
};

/** The content of the page's root, the same on the server and in the browser. */
export const PageBody = ({ page }: { page: Page }) => (
  <LanguageProvider language={page.language}>{bodyOf(page)}</LanguageProvider>
);
