import type { Language } from '../../../shared/domain/language.ts';
import { en } from './en.ts';
import { fr, type Phrases } from './fr.ts';

/** The phrases of both languages at once, for who is loaded after the first reply anyway; see `phrasesOf`. */
export const PHRASES: Readonly<Record<Language, Phrases>> = { fr, en };
