import { MAX } from '../../../shared/domain/limits.ts';
import { useTexts } from '../../i18n/texts.ts';
import { siteTexts } from '../texts.ts';
import type { BookingView } from '../view/site-view.ts';
import type { FieldErrors } from './form-fields.ts';
import { TextInput } from './text-input.tsx';

interface SmsConsentProps {
  readonly sms: NonNullable<BookingView['sms']>;
  readonly isGiven: boolean;
}

/** Nobody ticks it for the visitor; what it posts is the version of its text. */
const SmsConsent = ({ sms, isGiven }: SmsConsentProps) => (
  <label className="flex gap-3 text-sm">
    <input
      type="checkbox"
      name="smsConsent"
      value={sms.version}
      defaultChecked={isGiven}
      className="mt-0.5 size-5 shrink-0"
    />
    {sms.text}
  </label>
);

/** The visitor's name, e-mail or phone, and note, and whether they accept SMS. */
export const ContactFields = ({
  view: { values, sms },
  errors,
}: {
  view: BookingView;
  errors: FieldErrors;
}) => {
  const texts = useTexts(siteTexts).booking;
  return (
    <div className="space-y-4">
      <TextInput
        name="name"
        label={texts.name}
        autoComplete="name"
        maxLength={MAX.name}
        required
        value={values.name}
        error={errors.name}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextInput
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={MAX.email}
          value={values.email}
          error={errors.email}
        />
        <TextInput
          name="phone"
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          maxLength={MAX.phone}
          value={values.phone}
          error={errors.phone}
        />
      </div>
      <p className="text-sm text-muted">{texts.either}</p>
      {sms && <SmsConsent sms={sms} isGiven={!!values.smsConsent} />}
      <TextInput
        name="note"
        label={texts.note}
        maxLength={MAX.note}
        rows={3}
        value={values.note}
        error={errors.note}
      />
    </div>
  );
};
