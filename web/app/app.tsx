import type { ReactNode } from 'react';
import type { Language } from '../../shared/domain/language.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { ErrorBoundary, ProductFailed } from './error-boundary.tsx';

/** The providers around the router and its screens, in the browser and in the prerender. */
export const App = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LanguageProvider language={language}>
    <ErrorBoundary fallback={<ProductFailed />}>
      <ToastProvider>{children}</ToastProvider>
    </ErrorBoundary>
  </LanguageProvider>
);
