import type { Language } from '../../../shared/domain/language.ts';
import { en } from './en.ts';
import { fr, type Phrases } from './fr.ts';

export type { Phrases };

/** All that the rules assistant can say, in one language. */
export const phrasesOf = (language: Language): Phrases => (language === 'en' ? en : fr);
