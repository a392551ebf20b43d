import {
  AUTOMATION_KINDS,
  type AutomationKind,
  usualHours,
  VARIABLES_OF,
} from '../../../shared/domain/automations.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { messageTerms } from '../../../shared/domain/messages.ts';
import type { Automation } from '../../../shared/schemas/automation.ts';
import type { Table } from '../../kernel/table/table.ts';
import { EMAIL_WORDS } from '../../messages/templates/words/email-words.ts';
import { SMS_WORDS } from '../../messages/templates/words/sms-words.ts';
import {
  type AutomationItem,
  listAutomations,
  type OwnText,
  untouched,
} from '../../records/messages/automation-store.ts';

/** Our text of a message. */
const ourText = (kind: AutomationKind, language: Language): OwnText => {
  if (kind === 'reminder_soon') return { subject: null, body: SMS_WORDS[kind][language] };
  const { subject, body } = EMAIL_WORDS[kind][language];
  return { subject, body };
};

const shownText = ({ kind, texts }: AutomationItem, language: Language) => {
  const own = texts[language];
  return { ...(own ?? ourText(kind, language)), isOwn: own !== undefined };
};

/** A message with the texts that are sent now: the business's own, or ours. */
export const toAutomation = (item: AutomationItem): Automation => {
  const { channel, plan } = messageTerms(item.kind);
  return {
    kind: item.kind,
    channel,
    plan,
    isOn: item.isOn,
    hours: item.hours ?? usualHours(item.kind),
    variables: [...VARIABLES_OF[item.kind]],
    fr: shownText(item, 'fr'),
    en: shownText(item, 'en'),
    version: item.version,
  };
};

/** Every message, changed or not. */
export const allAutomations = async (table: Table, tenantId: TenantId): Promise<Automation[]> => {
  const changed = new Map((await listAutomations(table, tenantId)).map((item) => [item.kind, item]));
  return AUTOMATION_KINDS.map((kind) => toAutomation(changed.get(kind) ?? untouched(kind)));
};
