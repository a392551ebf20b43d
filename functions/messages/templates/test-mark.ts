import type { Language } from '../../../shared/domain/language.ts';
import type { Mail } from './mail/blocks.ts';

const NOTICE: Readonly<Record<Language, string>> = {
  fr: 'Ceci est un test, demandé dans les automatisations. Le rendez-vous et les noms sont des exemples, les liens ne mènent à rien, et rien n’est joint.',
  en: 'This is a test, asked for in the automations. The booking and the names are examples, the links lead nowhere, and nothing is attached.',
};

/** The same mail, marked as a test in its subject and above its text. */
export const markedAsTest = (mail: Mail): Mail => ({
  ...mail,
  subject: `[Test] ${mail.subject}`,
  blocks: [{ type: 'note', text: NOTICE[mail.language] }, ...mail.blocks],
});
