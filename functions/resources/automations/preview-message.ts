import { type AutomationKind, isEmailAutomation } from '../../../shared/domain/automations.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { MessagePreview } from '../../../shared/schemas/automation.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { sampleFacts, sampleOf } from '../../messages/gather/sample.ts';
import { senderName } from '../../messages/sender-name.ts';
import type { Block, Mail } from '../../messages/templates/mail/blocks.ts';
import { mailOf } from '../../messages/templates/mail-of.ts';
import { composeSms, segmentsOf } from '../../messages/templates/sms/compose-sms.ts';
import type { OwnText } from '../../records/messages/automation-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { checkTexts } from './check-texts.ts';

type EmailPreview = NonNullable<MessagePreview['email']>;

const blockOf = (block: Block): EmailPreview['blocks'][number] => {
  switch (block.type) {
    case 'facts':
      return {
        type: block.type,
        rows: block.rows.map(({ label, lines, isPrice }) => ({
          ...{ label, lines: [...lines] },
          ...(isPrice ? { isPrice } : {}),
        })),
      };
    case 'button':
      return { type: block.type, text: block.label };
    default:
      return { type: block.type, text: block.text };
  }
};

const emailOf = ({ name }: TenantItem, { subject, heading, blocks, footer }: Mail): EmailPreview => ({
  from: senderName(name),
  ...{ subject, heading },
  blocks: blocks.map(blockOf),
  footer: footer.map((part) => (typeof part === 'string' ? part : part.label)),
});

interface Asked {
  readonly kind: AutomationKind;
  readonly language: Language;
  readonly text: OwnText;
  readonly now: number;
}

/**
 * A message with these words, composed by what composes it when it is sent, about an example's booking of the
 * business's own service. Throws 400 with the place for words that could not be sent.
 */
export const previewMessage = async (
  { table, settings }: Pick<Kernel, 'table' | 'settings'>,
  tenant: TenantItem,
  { kind, language, text, now }: Asked,
): Promise<MessagePreview> => {
  checkTexts(kind, { [language]: text });
  const of = await sampleOf({ table, settings }, tenant, language, now);
  if (isEmailAutomation(kind)) {
    const { subject, body } = text;
    const mail = mailOf(sampleFacts(kind, of), language, { subject: subject ?? '', body });
    return { email: emailOf(tenant, mail), sms: null };
  }
  const sms = composeSms(sampleFacts(kind, of), language, text.body);
  return { email: null, sms: { text: sms, segments: segmentsOf(sms) } };
};
