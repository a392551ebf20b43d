import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Table } from '../../../../functions/kernel/table/table.ts';
import { openBusiness, openWorld, type World } from '../../../support/world.ts';
import { headingOf, inlineScripts, langOf, pageGetter, policyOf, seen } from './read-page.ts';

/** While it is set the database answers nothing but this. */
let failure: Error | undefined;

const failing = (table: Table): Table => ({
  ...table,
  get: (key) => (failure ? Promise.reject(failure) : table.get(key)),
});

let world: World;
let get: ReturnType<typeof pageGetter>;
beforeAll(async () => {
  world = await openWorld((kernel) => ({ ...kernel, table: failing(kernel.table) }));
  get = pageGetter(world);
});
afterAll(() => world.stop());

describe('a page that is not there', () => {
  test.each([
    ['/site/nobody-here', 'fr', 'Site introuvable'],
    ['/site/nobody-here', 'en', 'Site not found'],
    ['/embed/nobody-here', 'fr', 'Site introuvable'],
    ['/site', 'fr', 'Slug de site manquant.'],
    ['/site', 'en', 'Missing site slug.'],
    ['/rdv/forged', 'fr', 'Rendez-vous introuvable'],
    ['/rdv/forged.forged', 'en', 'Appointment not found'],
  ])('%s in %s is a 404 that says so: %s', async (path, language, heading) => {
    const page = await get(path, language);
    expect([page.status, headingOf(page), langOf(page)]).toEqual([404, heading, language]);
    expect(policyOf(page)['script-src']).toEqual(["'self'"]);
    expect(inlineScripts(page)).toEqual([]);
  });

  test.each([
    '/site/%C3%A9t%C3%A9',
    '/site/A%20B',
    '/site/%3Cscript%3E',
    `/site/${'x'.repeat(401)}`,
    '/embed/%22',
  ])('is one for whatever stands in its address: %s', async (path) => {
    const page = await get(path);
    expect([page.status, headingOf(page)]).toEqual([404, 'Site introuvable']);
    expect(page.text).not.toContain('<script>');
  });

  test('is one for a link that no e-mail program left whole', async () => {
    for (const path of ['/rdv/%C3%A9', `/rdv/${'x'.repeat(500)}`, '/rdv/a%2Fb'])
      expect(headingOf(await get(path))).toBe('Rendez-vous introuvable');
  });

  test('says the agreed words', async () => {
    expect(seen(await get('/site/nobody-here'))).toContain(
      "La vitrine demandée n'existe pas ou n'est plus disponible.",
    );
  });
});

describe('a page that cannot be made', () => {
  test('says so in the visitor’s language, is logged, and is not kept by anybody', async () => {
    const { slug } = await openBusiness(world);
    const cause = new Error('out of order');
    failure = cause;
    const page = await get(`/site/${slug}`, 'en');
    failure = undefined;
    expect([page.status, headingOf(page)]).toEqual([503, 'This page is temporarily unavailable']);
    expect(page.text).not.toContain('out of order');
    expect(page.headers['cache-control']).toMatch(/private|no-store/);
    expect(world.logs.filter(({ level }) => level === 'error').map(({ error }) => error)).toEqual([cause]);
  });

  test('answers a query that makes no sense with the page, not with JSON', async () => {
    const { slug } = await openBusiness(world);
    const page = await get(`/site/${slug}?service=${'x'.repeat(65)}`);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.status).toBeLessThan(500);
  });
});
