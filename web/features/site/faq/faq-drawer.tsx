import { FAQ_TOPICS, MAX_ANSWER, MAX_QUESTION } from '../../../../shared/domain/faq.ts';
import type { FaqEntry } from '../../../../shared/schemas/faq.ts';
import type { OpenQuestion } from '../../../../shared/schemas/question.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { DrawerForm } from '../../../ui/drawer-form.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { useMe } from '../../session/use-me.ts';
import { TranslatedTextareas, TranslatedTexts } from '../../translations/translated-fields.tsx';
import { adding, EntryChanged, putting, replacing } from './faq-changes.ts';
import { answerValues, entryOf, type FaqValues, faqValues, validateFaq } from './faq-form.ts';
import { faqTexts } from './texts.ts';
import type { FaqResource } from './use-faq.ts';

interface Edits {
  /** Absent: a new one. */
  readonly entry?: FaqEntry;
  readonly asked?: never;
}

interface Answers {
  /** What visitors asked, for which a new entry is written. */
  readonly asked: OpenQuestion;
  readonly onAnswered: () => Promise<unknown>;
  readonly entry?: never;
}

type FaqDrawerProps = (Edits | Answers) & {
  readonly change: FaqResource['change'];
  readonly onClose: () => void;
};

/** What the drawer begins with, and what saving it changes. */
const useDraft = (props: FaqDrawerProps) => {
  const t = useTexts(faqTexts);
  const own = useMe().tenant.language;
  if (props.entry) {
    const { entry } = props;
    const changeOf = (values: FaqValues) => replacing(entry, entryOf(entry.id, values));
    return { ...{ title: t.editEntry, save: t.save, done: t.saved }, values: faqValues(entry), changeOf };
  }
  if (props.asked) {
    const { asked } = props;
    // Under an id of its own, so that a second attempt adds no second entry.
    const changeOf = (values: FaqValues) => putting(entryOf(asked.questionId, values));
    const { answerTitle: title, save, answered: done } = t.open;
    return { title, save, done, values: answerValues(asked, own), changeOf };
  }
  const changeOf = (values: FaqValues) => adding(entryOf(crypto.randomUUID(), values));
  return { ...{ title: t.newEntry, save: t.create, done: t.created }, values: faqValues(), changeOf };
};

/** The form of a question and its answer. */
export const FaqDrawer = (props: FaqDrawerProps) => {
  const t = useTexts(faqTexts);
  const language = useLanguage();
  const { title, values: initialValues, changeOf, save, done } = useDraft(props);
  const topics = FAQ_TOPICS.map((value) => ({ value: value as string, label: t.topics[value] }));
  return (
    <DrawerForm
      title={title}
      description={props.asked && t.open.asked(props.asked.question)}
      initialValues={initialValues}
      validate={(values) => validateFaq(values, language)}
      onSave={async (values) => {
        await props.change(changeOf(values));
        if (props.asked) await props.onAnswered();
      }}
      errorText={(error) =>
        error instanceof EntryChanged ? t.changedMeanwhile : errorText(error, t.saveFailed)
      }
      doneText={done}
      saveLabel={save}
      onClose={props.onClose}
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
