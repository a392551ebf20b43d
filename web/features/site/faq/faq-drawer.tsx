import { FAQ_TOPICS, MAX_ANSWER, MAX_QUESTION } from '../../../../shared/domain/faq.ts';
import type { FaqEntry } from '../../../../shared/schemas/faq.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { DrawerForm } from '../../../ui/drawer-form.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { TranslatedTextareas, TranslatedTexts } from '../../translations/translated-fields.tsx';
import { adding, EntryChanged, replacing } from './faq-changes.ts';
import { entryOf, faqValues, validateFaq } from './faq-form.ts';
import { faqTexts } from './texts.ts';
import type { FaqResource } from './use-faq.ts';

interface FaqDrawerProps {
  /** Absent: a new one. */
  readonly entry?: FaqEntry;
  readonly change: FaqResource['change'];
  readonly onClose: () => void;
}

/** The form of a question and its answer. */
export const FaqDrawer = ({ entry, change, onClose }: FaqDrawerProps) => {
  const t = useTexts(faqTexts);
  const language = useLanguage();
  const topics = FAQ_TOPICS.map((value) => ({ value: value as string, label: t.topics[value] }));
  return (
    <DrawerForm
      title={entry ? t.editEntry : t.newEntry}
      initialValues={faqValues(entry)}
      validate={(values) => validateFaq(values, language)}
      onSave={(values) =>
        change(
          entry ? replacing(entry, entryOf(entry.id, values)) : adding(entryOf(crypto.randomUUID(), values)),
        )
      }
      errorText={(error) =>
        error instanceof EntryChanged ? t.changedMeanwhile : errorText(error, t.saveFailed)
      }
      doneText={entry ? t.saved : t.created}
      saveLabel={entry ? t.save : t.create}
      onClose={onClose}
    >
      <TextField name="question" label={t.question} maxLength={MAX_QUESTION} autoComplete="off" required />
      <TextareaField name="answer" label={t.answer} maxLength={MAX_ANSWER} required />
      <TranslatedTexts field="question" labels={t.questionIn} maxLength={MAX_QUESTION} />
      <TranslatedTextareas field="answer" labels={t.answerIn} maxLength={MAX_ANSWER} />
      <SelectField
        name="topic"
        label={t.topic}
        hint={t.topicHint}
        options={[{ value: '', label: t.otherTopic }, ...topics]}
      />
      <CheckboxField name="isShown" label={t.isShown} hint={t.isShownHint} />
    </DrawerForm>
  );
};
