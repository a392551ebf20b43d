import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from '../../../web/ui/button.tsx';

describe('a button', () => {
  test('cannot be pressed while what it began is under way, and says so', () => {
    const html = renderToStaticMarkup(<Button busy>Enregistrement…</Button>);
    expect(html).toMatch(/<button[^>]* disabled=""/);
    expect(html).toContain('aria-busy="true"');
  });

  test('can be pressed otherwise, unless it is disabled', () => {
    expect(renderToStaticMarkup(<Button>Enregistrer</Button>)).not.toMatch(/disabled=""|aria-busy/);
    expect(renderToStaticMarkup(<Button disabled>Enregistrer</Button>)).toMatch(/ disabled=""/);
  });
});
