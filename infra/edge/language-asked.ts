import { type Language, languageOf } from '../../shared/domain/language.ts';
import type { ViewerRequest } from './viewer-request.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The language of `?lang`, else of the browser (settled points, 1). */
export const languageAsked = ({ querystring, headers }: ViewerRequest): Language =>
  languageOf(querystring.lang ? decoded(querystring.lang.value) : headers['accept-language']?.value);
