import { EmbedPage } from './embed-page.tsx';
import { ManagePage } from './manage-page.tsx';
import type { Page } from './page.ts';
import { PageFrame } from './page-frame.tsx';
import type { ServedParts } from './served.tsx';
import { SitePage } from './site-page.tsx';

const bodyOf = (page: Page, served: ServedParts | undefined) => {
  switch (page.kind) {
    case 'site':
      return <SitePage view={page.view} served={served} />;
    case 'embed':
      return <EmbedPage view={page.view} />;
    case 'manage':
      return <ManagePage view={page.view} />;
  }
};

interface PageBodyProps {
  readonly page: Page;
  readonly served?: ServedParts | undefined;
}

/** The content of the page's root, which each page's own script takes over. */
export const PageBody = ({ page, served }: PageBodyProps) => (
  <PageFrame page={page}>{bodyOf(page, served)}</PageFrame>
);
