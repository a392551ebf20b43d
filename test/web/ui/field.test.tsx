import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '../../../web/i18n/language.tsx';
import { Field } from '../../../web/ui/field.tsx';

const render = (error?: string) =>
  renderToStaticMarkup(
    <LanguageProvider language="fr">
      <Field label="Nom" hint="Deux lettres au moins" error={error} optional>
        {(control) => <input {...control} />}
      </Field>
    </LanguageProvider>,
  );

const attribute = (html: string, element: string, name: string) =>
  new RegExp(`<${element}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

describe('a field', () => {
  test('names its control and describes it by its hint', () => {
    const html = render();
    expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'));
    expect(html).toContain(`id="${attribute(html, 'input', 'aria-describedby')}"`);
    expect(attribute(html, 'input', 'aria-invalid')).toBeUndefined();
    expect(html).toContain('(facultatif)');
  });

  test('marks its control invalid and describes it by its error too', () => {
    const html = render('Trop court');
    expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
    const ids = attribute(html, 'input', 'aria-describedby')?.split(' ') ?? [];
    expect(ids).toHaveLength(2);
    for (const id of ids) expect(html).toContain(`id="${id}"`);
  });
});
