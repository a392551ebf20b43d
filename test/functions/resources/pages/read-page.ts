import type { Answer, World } from '../../../support/world.ts';

/** Typographic apostrophes and non-breaking spaces as plain ones. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replace(/’/g, "'");

/** What is read without scripts: the data blocks and the head left out. */
export const seen = ({ text }: Answer): string =>
  plain(text)
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/^[\s\S]*<body[^>]*>/, '');

export const langOf = ({ text }: Answer): string | undefined => /<html lang="(\w+)">/.exec(text)?.[1];

export const headingOf = (page: Answer): string | undefined => /<h1[^>]*>(.*?)<\/h1>/.exec(seen(page))?.[1];

export const policyOf = ({ headers }: Answer): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

/** Scripts that would run from the page's own text. */
export const inlineScripts = ({ text }: Answer): readonly string[] =>
  [...text.matchAll(/<script([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => !/\ssrc=|type="application\/(ld\+)?json"/.test(attributes));

/** The key of the form that a page holds. */
export const nonceOf = (page: Answer): string => {
  const tag = /<input[^>]*name="nonce"[^>]*>/.exec(page.text)?.[0] ?? '';
  return /value="([^"]*)"/.exec(tag)?.[1] ?? '';
};

/** Asks for a page as a browser of that language does. */
export const pageGetter =
  (world: World) =>
  (path: string, language = 'fr') =>
    world.call('GET', path, { headers: { 'accept-language': language } });
