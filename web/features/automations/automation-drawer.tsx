import { useState } from 'react';
import { LANGUAGES } from '../../../shared/domain/language.ts';
import { type Automation, automation as automationSchema } from '../../../shared/schemas/automation.ts';
import { useTexts } from '../../i18n/texts.ts';
import { presentIn } from '../../lib/changed-meanwhile.ts';
import { fieldErrorText } from '../../lib/field-error-text.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { automationValues, toAutomationPatch, validateAutomation } from './automation-form.ts';
import { MessageFields } from './message-fields.tsx';
import { automationTexts } from './texts.ts';
import type { AutomationsResource } from './use-automations.ts';
import { WhenField } from './when-field.tsx';

interface DrawerProps {
  readonly automation: Automation;
  readonly resource: Pick<AutomationsResource, 'update'>;
  readonly onClose: () => void;
}

/** Turns a message on or off, and puts it into the business's own words. */
export const AutomationDrawer = ({ automation: latest, resource, onClose }: DrawerProps) => {
  // The values at opening: a colleague's change made meanwhile must not be sent back as ours.
  const [automation] = useState(latest);
  const t = useTexts(automationTexts);
  return (
    <DrawerForm
      title={t.kinds[automation.kind].name}
      description={t.kinds[automation.kind].text}
      initialValues={automationValues(automation)}
      validate={(values) => validateAutomation(automation, values, t)}
      edited={{ record: automation, valuesOf: automationValues, presentIn: presentIn(automationSchema) }}
      onSave={(values, record = automation) => resource.update(record, toAutomationPatch(record, values))}
      errorText={(error) => fieldErrorText(error, t.saveFailed)}
      doneText={t.saved}
      saveLabel={t.save}
      isEdit
      onClose={onClose}
    >
      <CheckboxField name="isOn" label={t.isOn} />
      <WhenField kind={automation.kind} />
      {LANGUAGES.map((language) => (
        <MessageFields key={language} automation={automation} language={language} />
      ))}
    </DrawerForm>
  );
};
