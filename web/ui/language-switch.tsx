import { Languages } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { chooseLanguage, useLanguage } from '../i18n/language.tsx';
import { buttonStyle } from './button-style.ts';

/** Each in its own words: who looks for it may read no other. */
const NAMES = { fr: 'Français', en: 'English' } as const;

/** Leads to the same page in the other language, which this browser keeps. The page loads anew. */
export const LanguageSwitch = ({ className = buttonStyle('ghost') }: { readonly className?: string }) => {
  const other = useLanguage() === 'fr' ? 'en' : 'fr';
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('lang', other);
  return (
    <a
      href={`${pathname}?${params}`}
      lang={other}
      hrefLang={other}
      onClick={() => chooseLanguage(other)}
      className={className}
    >
      <Languages aria-hidden="true" className="size-5" />
      {NAMES[other]}
    </a>
  );
};
