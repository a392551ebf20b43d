import { useFormikContext } from 'formik';
import { RETENTION_DAYS } from '../../../../shared/domain/retention.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCan, useMe } from '../../session/use-me.ts';
import { numberTyped } from '../booking/spans.ts';
import { SettingsForm } from '../settings-form.tsx';
import { settingsTexts } from '../texts.ts';
import { type RetentionValues, retentionValues, validateRetention } from './retention.ts';
import { privacySettingsTexts } from './texts.ts';

const Days = () => {
  const t = useTexts(privacySettingsTexts);
  const { tenant } = useMe();
  const { values, isValid } = useFormikContext<RetentionValues>();
  const days = numberTyped(values.days) ?? 0;
  return (
    <>
      <TextField
        name="days"
        label={t.days}
        hint={t.daysHint(RETENTION_DAYS.least, RETENTION_DAYS.most)}
        type="number"
        inputMode="numeric"
        min={RETENTION_DAYS.least}
        max={RETENTION_DAYS.most}
        step={1}
        className="max-w-40 tabular"
        required
      />
      {isValid && days < tenant.conversationRetentionDays && (
        <Alert tone="warn">{t.shorter(String(days))}</Alert>
      )}
    </>
  );
};

/** The retention of conversations. Only an owner changes it, since a shorter one deletes data. */
export const RetentionCard = () => {
  const t = useTexts(privacySettingsTexts);
  const shared = useTexts(settingsTexts);
  const language = useLanguage();
  const isOwner = useCan('owner');
  return (
    <SettingsForm
      title={t.retentionTitle}
      intro={t.retentionIntro}
      valuesOf={retentionValues}
      validate={(values) => validateRetention(values, language)}
      toChange={({ days }) => ({ conversationRetentionDays: Number(days) })}
      readOnlyWhy={isOwner ? null : shared.ownersOnly}
    >
      <Days />
    </SettingsForm>
  );
};
