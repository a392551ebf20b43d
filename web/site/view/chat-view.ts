import { taxesNote } from '../../../shared/domain/change-text.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { addressLine } from '../../../shared/domain/postal-address.ts';
import type { ChatNotice } from '../../features/chat/consent-notice.tsx';
import { requestLine } from '../../lib/api.ts';
import type { SiteInput } from '../input/site-input.ts';
import { serverTexts } from '../server-texts.ts';
import { phoneLink } from './phone-link.ts';

/** What the chat of the public page and of the embed needs. */
export interface ChatView {
  readonly slug: string;
  readonly business: string;
  /** The business's address on one line; null where it gives none. */
  readonly location: string | null;
  readonly welcomeMessage: string;
  readonly timezone: string;
  readonly chatUrl: string;
  readonly notice: ChatNotice;
  /** What is said where scripts are off. */
  readonly withoutScript: string;
  /** What stands beside a total on taxes; null where nothing is said of them. */
  readonly taxes: string | null;
}

const chatNotice = ({ config, language, appBase }: Omit<SiteInput, 'formNonce'>): ChatNotice => {
  const texts = serverTexts[language];
  const phone = phoneLink(config.phone);
  return {
    text: texts.chatNotice(config.name),
    person: phone ? texts.callPerson : texts.askPerson,
    phone,
    privacy: { label: texts.chatPrivacy, href: `${appBase}/confidentialite` },
  };
};

/** The chat's part of a page. */
export const chatView = (input: Omit<SiteInput, 'formNonce'>): ChatView => {
  const { config, language, apiBase = '' } = input;
  const { path } = requestLine('POST /public/sites/{slug}/chat', { params: { slug: config.slug } });
  return {
    slug: config.slug,
    business: config.name,
    location: config.address && addressLine(config.address, language),
    welcomeMessage: config.welcomeMessage,
    timezone: config.timezone,
    chatUrl: `${apiBase}${path}`,
    notice: chatNotice(input),
    withoutScript: serverTexts[language].chatNeedsScript,
    taxes: taxesNote(config.taxes, language),
  };
};

/** The page holds a form too, which needs no script. */
export const besideForm = (chat: ChatView, language: Language): ChatView => ({
  ...chat,
  withoutScript: `${chat.withoutScript} ${serverTexts[language].formNeedsNone}`,
});
