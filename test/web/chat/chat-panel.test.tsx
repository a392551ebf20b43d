import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../../shared/domain/language.ts';
import { ChatPanel } from '../../../web/features/chat/chat-panel.tsx';
import type { ChatNotice } from '../../../web/features/chat/consent-notice.tsx';
import { LanguageProvider } from '../../../web/i18n/language.tsx';
import { serverTexts } from '../../../web/site/server-texts.ts';

const notice: ChatNotice = {
  text: 'What you write is read by the salon.',
  person: 'Ask for a person.',
  phone: null,
  privacy: { label: 'Privacy', href: '/confidentialite' },
};

const rendered = (given: { readonly notice?: ChatNotice }, language: Language = 'en'): string =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ChatPanel
        {...given}
        conversationKey="salon"
        business="Salon Roy"
        welcomeMessage=""
        timezone="America/Toronto"
        source="chat"
        send={null}
      />
    </LanguageProvider>,
  );

test('the input is described by the notice that is there', () => {
  const page = rendered({ notice });
  const id = /<textarea[^>]* aria-describedby="([^"]+)"/.exec(page)?.[1];
  expect(page).toContain(`id="${id}"`);
});

test('without a notice nothing describes the input', () => {
  expect(rendered({})).toContain('<textarea');
  expect(rendered({})).not.toContain('aria-describedby');
});

test('the panel is written in the language of its page, and names the business', () => {
  expect(rendered({})).toContain('Salon Roy');
  expect(rendered({})).toContain('aria-label="Conversation"');
});

test.each([
  ['fr', 'Discuter avec nous'],
  ['en', 'Chat with us'],
] as const)('its heading in %s is what the button that leads to it says', (language, words) => {
  expect(rendered({}, language)).toMatch(new RegExp(`<h2[^>]*>${words}</h2>`));
  expect(serverTexts[language].chatWithUs).toBe(words);
});
