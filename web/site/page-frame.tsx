import type { ReactNode } from 'react';
import { LanguageProvider } from '../i18n/language.tsx';
import type { Page } from './page.ts';

/** What surrounds the content of the page's root, the same on the server and in the browser. */
export const PageFrame = ({ page, children }: { page: Page; children: ReactNode }) => (
  <LanguageProvider language={page.language}>{children}</LanguageProvider>
);
