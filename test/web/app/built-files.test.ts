import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const ASSETS = 'dist/web/assets';

const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));

const holding = (text: string): readonly string[] =>
  scripts.filter((name) => readFileSync(`${ASSETS}/${name}`, 'utf8').includes(text));

test('the service worker is one file: a browser loads nothing else for it', () => {
  expect(readFileSync('dist/web/service-worker.js', 'utf8')).not.toMatch(/\bimport\b/);
});

test('the router comes without its warnings for developers and the parts that no page uses', () => {
  expect(holding('useRoutes() may be used only')).toHaveLength(1);
  expect(holding('No routes matched location')).toEqual([]);
  expect(holding('unstable_HistoryRouter')).toEqual([]);
  expect(holding('ScrollRestoration')).toEqual([]);
});
