import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, type Language } from '../../../shared/domain/language.ts';
import { filledPage, ORIGIN_MARK } from '../../../shared/domain/page-marks.ts';
import { prerenderedPaths, screenFile } from '../../../shared/domain/screen-files.ts';
import { landingTexts } from '../../../web/features/landing/texts.ts';

const pageOf = (path: string, language: Language): string =>
  readFileSync(`dist/web${screenFile(path, language)}`, 'utf8');

const decoded = (html: string): string =>
  html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

const metaOf = (page: string, name: string): string | undefined =>
  new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]*)"`).exec(page)?.[1];

const every = prerenderedPaths.flatMap((path) => LANGUAGES.map((language) => [path, language] as const));

describe.each(every)('%s as it is built in %s', (path, language) => {
  const page = pageOf(path, language);

  test('is a whole page in its language before any script has run', () => {
    expect(page).toContain(`<html lang="${language}">`);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).toContain('<main');
    expect(page).toContain('<footer');
  });

  test('names itself, its other language and its picture to search engines', () => {
    expect(/<title>([^<]+)<\/title>/.exec(page)?.[1]).toContain('Comptoir');
    expect(metaOf(page, 'description')?.length).toBeGreaterThan(30);
    const linked = (kind: string) => new RegExp(`<link rel="${kind}" href="([^"]*)"`).exec(page)?.[1];
    const own = `${ORIGIN_MARK}${path}${language === 'fr' ? '' : `?lang=${language}`}`;
    expect([linked('canonical'), metaOf(page, 'og:url')]).toEqual([own, own]);
    // The one of its own language is itself, or a search engine believes neither.
    expect(linked(`alternate" hreflang="${language}`)).toBe(own);
    for (const other of LANGUAGES) expect(linked(`alternate" hreflang="${other}`)).toContain(path);
    expect(linked('alternate" hreflang="x-default')).toBe(`${ORIGIN_MARK}${path}`);
  });

  test('brings no script of its own but the application and data', () => {
    const scripts = [...page.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    for (const attributes of scripts) expect(attributes).toMatch(/src="\/assets\/|application\/ld\+json/);
    expect(page).not.toMatch(/\son\w+="|<template/);
  });
});

describe('the landing page', () => {
  test.each(LANGUAGES)(
    'asks for its script by one that waits for its picture, and no other page does (%s)',
    (language) => {
      const scripts = (path: string) =>
        [...pageOf(path, language).matchAll(/<script type="module"[^>]*>/g)].map(String);
      const [own = '', ...others] = scripts('/');
      const [, later = ''] =
        /src="\/assets\/after-pictures-[\w-]+\.js" data-scripts="([^" ]+)"/.exec(own) ?? [];
      expect([later, others]).toEqual([expect.stringMatching(/^\/assets\/index-[\w-]+\.js$/), []]);
      for (const path of ['/mentions', '/confidentialite'])
        expect(scripts(path)).toEqual([expect.stringContaining(`src="${later}"`)]);
    },
  );

  test.each(LANGUAGES)('says everything it has to say in %s', (language) => {
    const page = decoded(pageOf('/', language));
    const { hero, features, pricing, faq, final } = landingTexts[language];
    const said = [hero.title, features.title, pricing.popular, pricing.noCommitment, faq.title, final.title];
    for (const text of said) expect(page).toContain(text);
    for (const anchor of ['id="pricing"', 'id="faq"', 'href="/signup"', 'href="/login"'])
      expect(page).toContain(anchor);
  });

  test('tells search engines of the organization, the site with its search and the two products', () => {
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pageOf('/', 'fr'))?.[1] ?? '';
    const graph = JSON.parse(block)['@graph'];
    expect(graph.map((node: Record<string, unknown>) => node['@type'])).toEqual([
      'Organization',
      'WebSite',
      'Product',
      'Product',
    ]);
    expect(graph[1].potentialAction.target.urlTemplate).toBe(`${ORIGIN_MARK}/site/{search_term_string}`);
  });
});

describe('a legal page', () => {
  const operator = {
    name: 'Chez "Ève" & fils <inc.>',
    address: '1, rue Neuve, Québec',
    email: 'eve@exemple.ca',
    officerName: 'Ève Roy',
    officerEmail: 'vie-privee@exemple.ca',
  };

  test.each(['/mentions', '/confidentialite'])('%s names its operator where it is served', (path) => {
    const served = filledPage(pageOf(path, 'fr'), 'https://app.exemple.ca', operator);
    const [, body = ''] = served.split('<body>');
    expect(body).toContain('Chez &quot;Ève&quot; &amp; fils &lt;inc.&gt;, 1, rue Neuve, Québec');
    expect(body).toMatch(/[\w-]+@exemple\.ca/);
    expect(served).not.toMatch(/__[A-Z_]+__/);
  });
});

describe('what a phone or a browser keeps of the product', () => {
  const file = (address: string): Buffer => readFileSync(`dist/web${address}`);

  test('every icon, picture and manifest that a page names is there', () => {
    for (const [path, language] of every) {
      const page = pageOf(path, language).replaceAll(ORIGIN_MARK, '');
      const named = [...page.matchAll(/(?:href|src|srcSet|content)="(\/[\w-]+\.\w+)"/gi)].map(
        ([, at = '']) => at,
      );
      expect(named).toEqual(
        expect.arrayContaining(['/favicon.ico', '/site.webmanifest', `/og-${language}.png`]),
      );
      for (const address of named) expect(file(address).length).toBeGreaterThan(0);
    }
  });

  test('the manifest names icons of the sizes that they have', () => {
    const { icons, start_url, name } = JSON.parse(file('/site.webmanifest').toString());
    expect({ name, start_url }).toEqual({ name: 'Comptoir', start_url: '/dashboard' });
    const drawn = icons.filter(({ type }: { readonly type: string }) => type === 'image/png');
    expect(drawn).toHaveLength(3);
    for (const { src, sizes } of drawn) {
      const bytes = file(src);
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});
