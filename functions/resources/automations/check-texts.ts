import { type AutomationKind, unknownVariable } from '../../../shared/domain/automations.ts';
import { LANGUAGES } from '../../../shared/domain/language.ts';
import { messageTerms } from '../../../shared/domain/messages.ts';
import type { AutomationPatch } from '../../../shared/schemas/automation.ts';
import { invalidField } from '../../kernel/app-error.ts';
import { smsWordingFits } from '../../messages/templates/sms/compose-sms.ts';
import type { OwnText } from '../../records/messages/automation-store.ts';

const checkVariables = (kind: AutomationKind, path: string, text: string): void => {
  const unknown = unknownVariable(kind, text);
  if (unknown !== undefined) throw invalidField(path, `unknown_variable:${unknown}`);
};

const checkText = (kind: AutomationKind, path: string, { subject, body }: OwnText): void => {
  const isSms = messageTerms(kind).channel === 'sms';
  if (isSms && subject !== null) throw invalidField(`${path}.subject`, 'no_subject');
  if (!isSms && !subject?.trim()) throw invalidField(`${path}.subject`, 'required');
  if (body.trim() === '') throw invalidField(`${path}.body`, 'required');
  checkVariables(kind, `${path}.subject`, subject ?? '');
  checkVariables(kind, `${path}.body`, body);
  if (isSms && !smsWordingFits(body)) throw invalidField(`${path}.body`, 'sms_too_long');
};

/**
 * Refuses a text that could not be sent: empty, with a variable that its message does not know, or over two segments.
 * Throws 400 with the field.
 */
export const checkTexts = (kind: AutomationKind, texts: AutomationPatch['texts']): void => {
  for (const language of LANGUAGES) {
    const own = texts?.[language];
    if (own) checkText(kind, `texts.${language}`, own);
  }
};
