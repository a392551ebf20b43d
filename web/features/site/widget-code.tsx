import { useState } from 'react';
import { DEFAULT_PRIMARY_COLOR } from '../../../shared/domain/colours.ts';
import type { Site } from '../../../shared/schemas/site.ts';
import { useTexts } from '../../i18n/texts.ts';
import { parseHex, toHex } from '../../lib/colour/contrast.ts';
import { type SnippetOptions, widgetSnippet } from '../../lib/widget-snippet.ts';
import { Card } from '../../ui/card.tsx';
import { controlStyle } from '../../ui/control-style.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useMe } from '../session/use-me.ts';
import { CodeBlock } from './code-block.tsx';
import { shareTexts } from './share-texts.ts';

const MAX_LABEL = 40;

interface OptionFieldsProps {
  readonly options: SnippetOptions;
  readonly onChange: (changed: Partial<SnippetOptions>) => void;
}

const OptionFields = ({ options, onChange }: OptionFieldsProps) => {
  const t = useTexts(shareTexts).widget;
  const colour = parseHex(options.color);
  const positions = (['right', 'left'] as const).map((value) => ({ value, label: t.positions[value] }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4 sm:grid-cols-[minmax(0,2fr)_auto_minmax(0,3fr)]">
      <Field label={t.position}>
        {(control) => (
          <Select
            {...control}
            options={positions}
            value={options.position}
            onChange={({ currentTarget }) =>
              onChange({ position: currentTarget.value === 'left' ? 'left' : 'right' })
            }
          />
        )}
      </Field>
      <Field label={t.color}>
        {({ id }) => (
          <input
            id={id}
            type="color"
            value={colour ? toHex(colour) : DEFAULT_PRIMARY_COLOR}
            onChange={({ currentTarget }) => onChange({ color: currentTarget.value })}
            className="h-11 w-16 cursor-pointer rounded-control border border-control bg-surface p-1"
          />
        )}
      </Field>
      <div className="max-sm:col-span-2">
        <Field label={t.label} optional>
          {(control) => (
            <input
              {...control}
              value={options.label}
              maxLength={MAX_LABEL}
              placeholder={t.labelPlaceholder}
              autoComplete="off"
              onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
              className={controlStyle}
            />
          )}
        </Field>
      </div>
    </div>
  );
};

/** The script element for other sites, with the options chosen above; the default colour is the site's. */
export const WidgetCode = ({ site }: { site: Site }) => {
  const t = useTexts(shareTexts).widget;
  const { siteLinks } = useMe();
  const [chosen, setChosen] = useState<Partial<SnippetOptions>>({});
  if (!siteLinks) return null;
  const options: SnippetOptions = { position: 'right', color: site.primaryColor, label: '', ...chosen };
  const snippet = widgetSnippet(siteLinks.widgetScriptUrl, site.slug, options);
  return (
    <Card title={t.title} aside={<CopyButton text={snippet} what={t.snippet} />}>
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-muted">{t.intro}</p>
        <OptionFields options={options} onChange={(changed) => setChosen({ ...chosen, ...changed })} />
        <CodeBlock name={t.snippet} text={snippet} wraps />
      </div>
    </Card>
  );
};
