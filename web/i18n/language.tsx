import { createContext, type ReactNode, useContext } from 'react';
import { type Language, languageOf } from '../../shared/domain/language.ts';

const LanguageContext = createContext<Language>('fr');

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
