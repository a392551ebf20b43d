import { type AutomationKind, isTimed, MESSAGE_HOURS } from '../../../shared/domain/automations.ts';
import { useTexts } from '../../i18n/texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { automationTexts } from './texts.ts';
import { whenText } from './when-text.ts';

/** When a message is sent, where that may be chosen. */
export const WhenField = ({ kind }: { kind: AutomationKind }) => {
  const t = useTexts(automationTexts);
  if (!isTimed(kind)) return null;
  return (
    <SelectField
      name="hours"
      label={t.when}
      hint={t.whenHint}
      options={MESSAGE_HOURS[kind].choices.map((hours) => ({
        value: String(hours),
        label: whenText(kind, hours, t),
      }))}
    />
  );
};
