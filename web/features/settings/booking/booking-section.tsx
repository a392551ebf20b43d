import { useFormikContext } from 'formik';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useCan } from '../../session/use-me.ts';
import { AvailabilityLink } from '../availability-link.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { settingsTexts } from '../texts.ts';
import {
  type BookingRuleValues,
  bookingRuleValues,
  toBookingPatch,
  validateBookingRules,
} from './booking-rules.ts';
import { SpanField } from './span-field.tsx';
import { CUT_OFF_UNITS, NOTICE_UNITS } from './spans.ts';
import { bookingRuleTexts } from './texts.ts';
import { useExamples } from './use-examples.ts';

const whole = {
  type: 'number',
  inputMode: 'numeric',
  className: 'max-w-36 tabular',
  required: true,
} as const;

const TimeFields = () => {
  const t = useTexts(bookingRuleTexts);
  const { values } = useFormikContext<BookingRuleValues>();
  const examples = useExamples(values);
  return (
    <>
      <SpanField
        name="notice"
        label={t.notice}
        unitLabel={t.noticeUnit}
        units={NOTICE_UNITS}
        hint={examples.notice}
      />
      <SpanField
        name="cutOff"
        label={t.cutOff}
        unitLabel={t.cutOffUnit}
        units={CUT_OFF_UNITS}
        hint={examples.cutOff}
      />
      <TextField
        {...whole}
        name="horizonDays"
        label={`${t.horizon} (${t.days})`}
        hint={examples.horizon}
        min={1}
        max={60}
        step={1}
      />
      <TextField
        {...whole}
        name="slotMinutes"
        label={`${t.slot} (${t.minutes})`}
        hint={examples.slot}
        min={5}
        max={120}
        step={5}
      />
      <TextField
        {...whole}
        name="maxGapMin"
        label={`${t.gap} (${t.minutes})`}
        hint={t.gapHint}
        min={0}
        max={120}
      />
    </>
  );
};

const LimitFields = () => {
  const t = useTexts(bookingRuleTexts);
  return (
    <>
      <TextField
        {...whole}
        name="maxPerContact"
        label={t.perContact}
        hint={t.perContactHint}
        min={1}
        max={100}
      />
      <TextField
        {...whole}
        name="maxPerAddressDay"
        label={t.perAddressDay}
        hint={t.perAddressDayHint}
        min={1}
        max={500}
      />
    </>
  );
};

/** How late and how far ahead visitors may book, in plain words. */
export const BookingSection = () => {
  const t = useTexts(bookingRuleTexts);
  const shared = useTexts(settingsTexts);
  const language = useLanguage();
  const canEdit = useCan('admin');
  return (
    <>
      <SettingsForm
        title={t.title}
        intro={t.intro}
        valuesOf={({ booking }) => bookingRuleValues(booking)}
        validate={(values) => validateBookingRules(values, language, t)}
        toChange={(values, { booking }) => toBookingPatch(values, booking)}
        readOnlyWhy={canEdit ? null : shared.adminsOnly}
      >
        <TimeFields />
        <LimitFields />
      </SettingsForm>
      <AvailabilityLink />
    </>
  );
};
