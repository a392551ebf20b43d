import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { widgetSnippet } from '../../../web/lib/widget-snippet.ts';
import { seededRuns } from '../../support/seeded.ts';

const url = 'https://comptoir.test/widget.js';
const usual = { position: 'right', color: '', label: '' } as const;

/** The attributes that a browser would read, entities resolved. */
const attributesOf = (snippet: string): Record<string, string> =>
  Object.fromEntries(
    [...snippet.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    ]),
  );

describe('the widget’s snippet', () => {
  test('names the script and the site, and no more than was chosen', () => {
    expect(widgetSnippet(url, 'demo', usual)).toBe(`<script async src="${url}" data-site="demo"></script>`);
  });

  test('carries position, colour and label once they are chosen', () => {
    const snippet = widgetSnippet(url, 'demo', {
      position: 'left',
      color: '#FACC15',
      label: ' Une question ? ',
    });
    expect(attributesOf(snippet)).toEqual({
      src: url,
      'data-site': 'demo',
      'data-position': 'left',
      'data-color': '#facc15',
      'data-label': 'Une question ?',
    });
  });

  test.each(['#0ea5e9', 'red', '#12', ''])('leaves out "%s": the default, or no colour', (color) => {
    expect(widgetSnippet(url, 'demo', { ...usual, color })).not.toContain('data-color');
  });

  test('is one script element and one line, whatever the label', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (label) => {
        const snippet = widgetSnippet(url, 'demo', { ...usual, label });
        expect(snippet.match(/[<>]/g)).toHaveLength(4);
        expect(snippet).not.toMatch(/[\r\n]/);
        expect(attributesOf(snippet)['data-label'] ?? '').toBe(label.trim().replace(/\s+/g, ' '));
      }),
      seededRuns(300),
    );
  });
});
