import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { pageLanguage } from '../i18n/language.tsx';
import { App } from './app.tsx';

const language = pageLanguage(window.location.search, navigator.language);
document.documentElement.lang = language;

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App language={language} />
    </StrictMode>,
  );
