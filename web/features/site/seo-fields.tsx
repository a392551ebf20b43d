import { MAX } from '../../../shared/domain/limits.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { TranslatedTextareas, TranslatedTexts } from '../translations/translated-fields.tsx';
import { siteTexts } from './texts.ts';

const addressProps = {
  type: 'url',
  inputMode: 'url',
  maxLength: MAX.url,
  placeholder: 'https://',
  autoComplete: 'off',
} as const;

/** What search engines and social networks show of the page. */
export const SeoFields = () => {
  const t = useTexts(siteTexts).seo;
  const cards = [
    { value: '', label: t.cards.auto },
    { value: 'summary', label: t.cards.summary },
    { value: 'summary_large_image', label: t.cards.summary_large_image },
  ];
  return (
    <Card title={t.title}>
      <div className="flex flex-col gap-5">
        <TextField
          name="seo.metaTitle"
          label={t.metaTitle}
          hint={t.metaTitleHint}
          maxLength={MAX.name}
          autoComplete="off"
          optional
        />
        <TranslatedTexts field="metaTitle" labels={t.metaTitleIn} maxLength={MAX.name} />
        <TextareaField
          name="seo.metaDescription"
          label={t.metaDescription}
          hint={t.metaDescriptionHint}
          rows={2}
          optional
        />
        <TranslatedTextareas field="metaDescription" labels={t.metaDescriptionIn} rows={2} />
        <TextField {...addressProps} name="seo.ogImageUrl" label={t.image} optional />
        <SelectField name="seo.twitterCard" label={t.card} options={cards} />
        <TextField
          {...addressProps}
          name="canonicalUrl"
          label={t.canonical}
          hint={t.canonicalHint}
          optional
        />
      </div>
    </Card>
  );
};
