import { hydrateRoot } from 'react-dom/client';
import { DATA_ID, type Page, ROOT_ID } from './page.ts';
import { PageBody } from './page-body.tsx';

const root = document.getElementById(ROOT_ID);
const data = document.getElementById(DATA_ID)?.textContent;

if (root && data) {
  const page: Page = JSON.parse(data);
  hydrateRoot(root, <PageBody page={page} />);
}
