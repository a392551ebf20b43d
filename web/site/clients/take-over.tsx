import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { DATA_ID, type Page, ROOT_ID } from '../page.ts';
import { PageFrame } from '../page-frame.tsx';

/** Takes over the page that the server rendered. */
export const takeOver = (body: (page: Page) => ReactNode): void => {
  const root = document.getElementById(ROOT_ID);
  const data = document.getElementById(DATA_ID)?.textContent;
  if (!root || !data) return;
  const page: Page = JSON.parse(data);
  hydrateRoot(root, <PageFrame page={page}>{body(page)}</PageFrame>);
};
