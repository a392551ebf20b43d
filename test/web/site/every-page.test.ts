import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { seededRuns } from '../../support/seeded.ts';
import { demoAddress, demoConfig } from './demo-config.ts';
import { demoManaged } from './demo-managed.ts';
import { renderer, sha256 } from './rendered.ts';

const addressOf = (text: string) => ({ ...demoAddress, line1: text, line2: text, city: text });

describe('every page', () => {
  const pages = (text: string) => [
    renderer.renderSitePage({
      config: demoConfig({
        title: text,
        welcomeMessage: text,
        name: text,
        description: text,
        phone: text,
        address: addressOf(text),
      }),
      language: 'fr',
      appBase: '',
      formNonce: text,
      formValues: { name: text },
    }),
    renderer.renderEmbedPage({
      config: demoConfig({ title: text, welcomeMessage: text, name: text }),
      language: 'fr',
      appBase: '',
    }),
    renderer.renderManagePage({
      booking: demoManaged({
        title: text,
        business: text,
        phone: text,
        address: addressOf(text),
        slug: null,
      }),
      slots: [],
      formNonce: text,
      formError: { form: 'move', message: text },
      language: 'fr',
      appBase: '',
    }),
    renderer.renderUnsubscribePage({
      business: text,
      isSubscribed: true,
      path: '/public/unsubscribe/t0k3n',
      language: 'fr',
      appBase: '',
    }),
  ];

  test('lets no text of a business or visitor become a tag or end a data block', () => {
    const evil = fc
      .array(
        fc.constantFrom(
          '</script>',
          '<script>',
          '<!--',
          '-->',
          '</style>',
          '"',
          "'",
          '&',
          '<img src=x>',
          '\u2028',
          'é',
        ),
        { minLength: 1 },
      )
      .map((parts) => parts.join(''));
    const blank = pages('x').map(({ html }) => html.match(/<(script|style|img)\b/g)?.length);
    fc.assert(
      fc.property(evil, (text) => {
        expect(pages(text).map(({ html }) => html.match(/<(script|style|img)\b/g)?.length)).toEqual(blank);
      }),
      seededRuns(50),
    );
  });

  test('carries no inline script and no style attribute, and names its inline styles’ hashes', () => {
    for (const { html, styleHashes } of pages('Studio')) {
      expect(html).not.toMatch(/ style="/);
      expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/))/);
      const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
        ([, css]) => `'sha256-${sha256(css ?? '')}'`,
      );
      expect(sheets).toEqual(styleHashes);
    }
  });

  test('puts a nonce on its styles when one is given', () => {
    const { html } = renderer.renderNoticePage({
      kind: 'site',
      language: 'fr',
      appBase: '',
      nonce: 'abc123',
    });
    expect(html.match(/<style nonce="abc123">/g)).toHaveLength(3);
  });
});
