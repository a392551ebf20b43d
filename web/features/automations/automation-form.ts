import { type AutomationKind, unknownVariable } from '../../../shared/domain/automations.ts';
import { LANGUAGES, type Language } from '../../../shared/domain/language.ts';
import type { Automation, AutomationPatch } from '../../../shared/schemas/automation.ts';

interface TextValues {
  readonly subject: string;
  readonly body: string;
}

export type AutomationValues = { readonly isOn: boolean; readonly hours: string } & Readonly<
  Record<Language, TextValues>
>;

const textValues = ({ subject, body }: Automation[Language]): TextValues => ({
  subject: subject ?? '',
  body,
});

export const automationValues = ({ isOn, hours, fr, en }: Automation): AutomationValues => ({
  isOn,
  hours: String(hours ?? ''),
  fr: textValues(fr),
  en: textValues(en),
});

interface Reasons {
  readonly required: string;
  readonly unknown: (name: string) => string;
}

const flawOf = (kind: AutomationKind, text: string, reasons: Reasons): string | undefined => {
  if (text.trim() === '') return reasons.required;
  const unknown = unknownVariable(kind, text);
  return unknown === undefined ? undefined : reasons.unknown(unknown);
};

/** Why a text could not be sent, as far as can be told at once; undefined when it can. */
export const flawOfText = (
  { kind, channel }: Pick<Automation, 'kind' | 'channel'>,
  { subject, body }: TextValues,
  reasons: Reasons,
): string | undefined =>
  (channel === 'email' ? flawOf(kind, subject, reasons) : undefined) ?? flawOf(kind, body, reasons);

/** What is wrong with each text; nothing when all can be sent. */
export const validateAutomation = (
  { kind, channel }: Automation,
  values: AutomationValues,
  reasons: Reasons,
) =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const { subject, body } = values[language];
      const flaws = {
        ...(channel === 'email' ? { subject: flawOf(kind, subject, reasons) } : {}),
        body: flawOf(kind, body, reasons),
      };
      const told = Object.entries(flaws).filter(([, flaw]) => flaw !== undefined);
      return told.length > 0 ? [[language, Object.fromEntries(told)] as const] : [];
    }),
  );

/** What changed: a text that was not touched stays whose it was. */
export const toAutomationPatch = (
  automation: Automation,
  values: AutomationValues,
): Omit<AutomationPatch, 'version'> => {
  const before = automationValues(automation);
  const changed = LANGUAGES.filter(
    (language) =>
      values[language].subject !== before[language].subject ||
      values[language].body !== before[language].body,
  );
  const textOf = (language: Language) => ({
    subject: automation.channel === 'sms' ? null : values[language].subject,
    body: values[language].body,
  });
  return {
    isOn: values.isOn,
    ...(values.hours === before.hours ? {} : { hours: Number(values.hours) }),
    texts: Object.fromEntries(changed.map((language) => [language, textOf(language)])),
  };
};
