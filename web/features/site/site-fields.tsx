import { useFormikContext } from 'formik';
import { DEFAULT_ACCENT_COLOR, DEFAULT_PRIMARY_COLOR } from '../../../shared/domain/colours.ts';
import { INDUSTRIES, industryLabel } from '../../../shared/domain/industries.ts';
import { MAX } from '../../../shared/domain/limits.ts';
import { SLUG_TOMBSTONE_DAYS } from '../../../shared/domain/slug.ts';
import { REPLY_MODES, THEMES } from '../../../shared/schemas/site.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { SlugField } from '../slug/slug-field.tsx';
import { slugTexts } from '../slug/texts.ts';
import { TranslatedTextareas, TranslatedTexts } from '../translations/translated-fields.tsx';
import { colourFacts } from './colour-facts.ts';
import { ColourField } from './colour-field.tsx';
import { ColourPreview } from './colour-preview.tsx';
import type { SiteValues } from './site-form.ts';
import { siteTexts } from './texts.ts';
import type { SiteForm } from './use-site-form.ts';

const groupStyle = 'flex flex-col gap-5';

type PageFieldsProps = Pick<SiteForm, 'before' | 'isRenamed' | 'slugState' | 'isSlugRefused'>;

/** The slug, and the texts at the top of the page. */
export const PageFields = ({ before, isRenamed, slugState, isSlugRefused }: PageFieldsProps) => {
  const t = useTexts(siteTexts).page;
  const { takenOnSubmit } = useTexts(slugTexts);
  const language = useLanguage();
  return (
    <Card title={t.title}>
      <div className={groupStyle}>
        <SlugField state={slugState} refusal={isSlugRefused ? takenOnSubmit : null} />
        {isRenamed && <Alert tone="warn">{t.renames(before.slug, SLUG_TOMBSTONE_DAYS)}</Alert>}
        <TextField name="title" label={t.siteTitle} maxLength={MAX.name} autoComplete="off" required />
        <TranslatedTexts field="title" labels={t.siteTitleIn} maxLength={MAX.name} />
        <SelectField
          name="industry"
          label={t.industry}
          options={INDUSTRIES.map((value) => ({ value, label: industryLabel(value, language) }))}
        />
      </div>
    </Card>
  );
};

/** The assistant's greeting, tone and knowledge of the business. */
export const AssistantFields = () => {
  const t = useTexts(siteTexts).assistant;
  const { values } = useFormikContext<SiteValues>();
  return (
    <Card title={t.title}>
      <div className={groupStyle}>
        <TextareaField
          name="welcomeMessage"
          label={t.welcome}
          rows={3}
          maxLength={MAX.welcomeMessage}
          required
        />
        <TranslatedTextareas
          field="welcomeMessage"
          labels={t.welcomeIn}
          hints={t.inHint}
          rows={3}
          maxLength={MAX.welcomeMessage}
        />
        <SelectField
          name="replyMode"
          label={t.replyMode}
          hint={t.replyModeHints[values.replyMode]}
          options={REPLY_MODES.toReversed().map((value) => ({ value, label: t.replyModes[value] }))}
        />
        <TextareaField
          name="description"
          label={t.description}
          hint={t.descriptionHint}
          maxLength={MAX.description}
          optional
        />
        <TranslatedTextareas field="description" labels={t.descriptionIn} maxLength={MAX.description} />
      </div>
    </Card>
  );
};

/** Theme and colours, with a preview. */
export const LookFields = () => {
  const t = useTexts(siteTexts).look;
  const { values } = useFormikContext<SiteValues>();
  const { palette, primary, accent } = colourFacts(values.primaryColor, values.accentColor, values.theme);
  return (
    <Card title={t.title}>
      <div className={groupStyle}>
        <SelectField
          name="theme"
          label={t.theme}
          options={THEMES.map((value) => ({ value, label: t.themes[value] }))}
        />
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          <ColourField
            name="primaryColor"
            label={t.primary}
            fallback={DEFAULT_PRIMARY_COLOR}
            fact={primary}
          />
          <ColourField name="accentColor" label={t.accent} fallback={DEFAULT_ACCENT_COLOR} fact={accent} />
        </div>
        <ColourPreview palette={palette} title={values.title} welcome={values.welcomeMessage} />
      </div>
    </Card>
  );
};
