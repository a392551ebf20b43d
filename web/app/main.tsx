import './app.css';
import '../ui/step-guard.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageOf } from '../../shared/domain/language.ts';
import { chosenLanguage, pageLanguage } from '../i18n/language.tsx';
import { App } from './app.tsx';
import { reportCaught } from './report-caught.ts';
import { AppRoutes } from './routes.tsx';

const page = document.documentElement;
const root = document.getElementById('root');
/** A rendered page came in its reader's language; the empty one takes it from the browser. */
const isRendered = root?.hasChildNodes() ?? false;
const language = isRendered
  ? languageOf(page.lang)
  : pageLanguage(window.location.search, chosenLanguage() ?? navigator.language);
page.lang = language;

const app = (
  <StrictMode>
    <App language={language}>
      {/* Without transitions: the address never names one screen while another still takes what is typed. */}
      <BrowserRouter useTransitions={false}>
        <AppRoutes />
      </BrowserRouter>
    </App>
  </StrictMode>
);

const options = { onCaughtError: reportCaught };
if (root && isRendered) hydrateRoot(root, app, options);
else if (root) createRoot(root, options).render(app);
