import { EmbedPage } from './embed-page.tsx';
import { ManagePage } from './manage-page.tsx';
import type { Page } from './page.ts';
import { PageFrame } from './page-frame.tsx';
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

/** The content of the page's root, which each page's own script takes over. */
export const PageBody = ({ page }: { page: Page }) => <PageFrame page={page}>{bodyOf(page)}</PageFrame>;
