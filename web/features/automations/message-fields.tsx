import { useFormikContext } from 'formik';
import type { MouseEvent } from 'react';
import type { AutomationVariable } from '../../../shared/domain/automations.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { MAX } from '../../../shared/domain/limits.ts';
import type { Automation } from '../../../shared/schemas/automation.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import type { AutomationValues } from './automation-form.ts';
import { MessagePreview } from './message-preview.tsx';
import { SendTest } from './send-test.tsx';
import { automationTexts } from './texts.ts';

interface LanguageProps {
  readonly automation: Automation;
  readonly language: Language;
}

/** Puts a variable's place where the cursor stands in the body. */
const Chips = ({ automation: { variables }, language }: LanguageProps) => {
  const t = useTexts(automationTexts);
  const { values, setFieldValue } = useFormikContext<AutomationValues>();
  const name = `${language}.body`;
  const insert = ({ currentTarget }: MouseEvent<HTMLButtonElement>, variable: AutomationVariable) => {
    const { body } = values[language];
    const field = currentTarget.form?.elements.namedItem(name);
    const at = field instanceof HTMLTextAreaElement ? field.selectionStart : body.length;
    void setFieldValue(name, `${body.slice(0, at)}{${variable}}${body.slice(at)}`);
  };
  return (
    <ul aria-label={t.variablesIn[language]} className="flex flex-wrap gap-2">
      {variables.map((variable) => (
        <li key={variable}>
          <Button onClick={(event) => insert(event, variable)}>
            {t.variables[variable]} <span className="font-mono text-xs text-muted">{`{${variable}}`}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** A message's text in one language, with its variables and how it will read. */
export const MessageFields = ({ automation, language }: LanguageProps) => {
  const t = useTexts(automationTexts);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 font-semibold">{t.languages[language]}</legend>
      {automation.channel === 'email' && (
        <TextField
          name={`${language}.subject`}
          label={t.subjectIn[language]}
          maxLength={MAX.messageSubject}
          autoComplete="off"
          required
        />
      )}
      <TextareaField
        name={`${language}.body`}
        label={t.bodyIn[language]}
        maxLength={MAX.messageBody}
        rows={5}
        required
      />
      <Chips automation={automation} language={language} />
      <MessagePreview automation={automation} language={language} />
      <SendTest automation={automation} language={language} />
    </fieldset>
  );
};
