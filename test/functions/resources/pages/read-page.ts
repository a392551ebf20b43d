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

const attributeOf = (tag: string, name: string): string =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');

/** The fields of the page's booking form that a browser without scripts posts before anything is typed. */
export const fieldsOf = ({ text }: Answer): Record<string, string> => {
  const form = /<form id="reservation"[\s\S]*?<\/form>/.exec(text)?.[0] ?? '';
  const inputs = [...form.matchAll(/<input[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) =>
      /type="(?:hidden|date)"|type="radio"[^>]*checked=""|checked=""[^>]*type="radio"/.test(tag),
    );
  const selects = [...form.matchAll(/<select[^>]*name="(\w+)"[^>]*>([\s\S]*?)<\/select>/g)];
  const sent = [
    ...inputs.map((tag) => [attributeOf(tag, 'name'), attributeOf(tag, 'value')] as const),
    ...selects.map(([, name = '', options = '']) => {
      const tags = [...options.matchAll(/<option[^>]*>/g)].map(([tag]) => tag);
      return [
        name,
        attributeOf(tags.find((tag) => tag.includes('selected=""')) ?? tags[0] ?? '', 'value'),
      ] as const;
    }),
  ];
  // A field that is sent several times is read as all of its values with commas between.
  return Object.fromEntries(
    sent.map(([name]) => [name, sent.flatMap(([one, value]) => (one === name ? [value] : [])).join(',')]),
  );
};

/** What a button of that text asks the page's booking form to show; undefined where there is none. */
export const lookOf = (page: Answer, text: string): string | undefined =>
  [...plain(page.text).matchAll(/<button([^>]*name="look"[^>]*)>([^<]+)<\/button>/g)]
    .filter(([, , said]) => said === text)
    .map(([, tag = '']) => attributeOf(tag, 'value'))[0];
