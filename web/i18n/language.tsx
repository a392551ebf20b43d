import { createContext, type ReactNode, useContext } from 'react';
import { type Language, languageOf } from '../../shared/domain/language.ts';

const LanguageContext = createContext<Language>('fr');

const CHOSEN = 'comptoir.language';

/** The language that was chosen in this browser; null where none was, or nothing can be kept. */
export const chosenLanguage = (): Language | null => {
  try {
    const kept = window.localStorage.getItem(CHOSEN);
    return kept === 'fr' || kept === 'en' ? kept : null;
  } catch {
    return null;
  }
};

/** Keeps the language for the next pages of this browser, if it keeps anything. */
export const chooseLanguage = (language: Language): void => {
  try {
    window.localStorage.setItem(CHOSEN, language);
  } catch {
    // The address has it still.
  }
};

/** The language of a page: `?lang=fr|en` if given, else the browser's. */
export const pageLanguage = (search: string, browserLanguage: string): Language => {
  const asked = new URLSearchParams(search).get('lang');
  return asked === 'fr' || asked === 'en' ? asked : languageOf(browserLanguage);
};

export const LanguageProvider = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LanguageContext value={language}>{children}</LanguageContext>
);

/** The language that the screen is written in. */
export const useLanguage = (): Language => useContext(LanguageContext);
