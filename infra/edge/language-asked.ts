import { type Language, languageOf } from '../../shared/domain/language.ts';
import type { ViewerRequest } from './viewer-request.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The language of `?lang`, else of the browser. */
export const languageAsked = (request: ViewerRequest): Language => {
  const lang = request.querystring.lang;
  return languageOf(lang ? decoded(lang.value) : request.headers['accept-language']?.value);
};
