import { DEFAULT_PRIMARY_COLOR } from '../../shared/domain/colours.ts';
import { type Language, languageOf } from '../../shared/domain/language.ts';
import { isValidSlug } from '../../shared/domain/slug.ts';
import { parseHex, type Rgb } from '../lib/colour/contrast.ts';

/** The script element's attributes, validated. */
export interface WidgetSettings {
  readonly frameUrl: URL;
  readonly side: 'left' | 'right';
  readonly color: Rgb;
  /** Text on the launcher; without one it is an icon. */
  readonly label: string | null;
  readonly words: WidgetWords;
}

export interface WidgetWords {
  readonly open: string;
  readonly close: string;
  readonly panel: string;
  readonly loading: string;
}

const words: Readonly<Record<Language, WidgetWords>> = {
  fr: {
    open: 'Discuter avec nous',
    close: 'Fermer le chat',
    panel: 'Chat',
    loading: 'Chargement de la vitrine…',
  },
  en: { open: 'Chat with us', close: 'Close the chat', panel: 'Chat', loading: 'Loading…' },
};

/** The host page's campaign parameters, passed on in the frame's URL. */
const campaignOf = (search: string): string => {
  const told = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'));
  return told.length ? `?${new URLSearchParams(told)}` : '';
};

/** Reads `data-site`, `data-position`, `data-color` and `data-label`; null without a valid site. */
export const readSettings = (script: HTMLScriptElement, browserLanguage: string): WidgetSettings | null => {
  const { site = '', position, color, label } = script.dataset;
  if (!isValidSlug(site)) return null;
  const fallback = parseHex(DEFAULT_PRIMARY_COLOR) ?? [0, 0, 0];
  return {
    frameUrl: new URL(`/embed/${site}${campaignOf(location.search)}`, script.src),
    side: position === 'left' ? 'left' : 'right',
    color: parseHex(color) ?? fallback,
    label: label?.trim() || null,
    words: words[languageOf(browserLanguage)],
  };
};
