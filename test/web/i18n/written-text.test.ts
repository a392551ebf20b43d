import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { writtenTexts } from './written-text.ts';

const components = readdirSync('web', { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.tsx'));

/** Codes that are the same in every language. */
const codes = new Set(['CAD']);

test('no component has words of its own', () => {
  const found = components.map((file) => [
    file,
    writtenTexts(readFileSync(join('web', file), 'utf8')).filter((text) => !codes.has(text)),
  ]);
  expect(components.length).toBeGreaterThan(150);
  expect(found.filter(([, texts]) => texts?.length)).toEqual([]);
});

test.each([
  ['<p>Bonjour</p>', ['Bonjour']],
  ['<p>{"Bonjour"}</p>', ['Bonjour']],
  ['<p>{isOpen ? "Ouvert" : `Fermé`}</p>', ['Ouvert', 'Fermé']],
  ['<input placeholder="Nom" aria-label={`Nom` + who} />', ['Nom', 'Nom']],
  ['<Field label="Nom">{list.map(() => <b>Un</b>)}</Field>', ['Nom', 'Un']],
  ['<p className="bold" role="status">{t.hello} · {2}{kind === "open" && "!"} /site/</p>', []],
])('in %s it would find %j', (source, texts) => {
  expect(writtenTexts(`const x = ${source};`)).toEqual(texts);
});
