import { BrowserRouter } from 'react-router-dom';
import type { Language } from '../../shared/domain/language.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

export const App = ({ language }: { language: Language }) => (
  <LanguageProvider language={language}>
    <ErrorBoundary>
      <ToastProvider>
        {/* Without transitions: the address never names one screen while another still takes what is typed. */}
        <BrowserRouter useTransitions={false}>
          <AppRoutes />
        </BrowserRouter>
      </ToastProvider>
    </ErrorBoundary>
  </LanguageProvider>
);
