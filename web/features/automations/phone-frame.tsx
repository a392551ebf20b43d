import type { MessagePreview } from '../../../shared/schemas/automation.ts';
import { useTexts } from '../../i18n/texts.ts';
import { automationTexts } from './texts.ts';

type Sms = NonNullable<MessagePreview['sms']>;

/** An SMS as a telephone shows it, whole, and in how many segments it is sent. */
export const PhoneFrame = ({ sms: { text, segments } }: { readonly sms: Sms }) => {
  const t = useTexts(automationTexts);
  return (
    <div className="mx-auto w-full max-w-80 rounded-4xl border-4 border-line bg-surface px-4 pt-4 pb-6">
      <div aria-hidden="true" className="mx-auto mb-5 h-1.5 w-16 rounded-full bg-line" />
      <p className="mr-6 rounded-2xl rounded-bl-sm bg-soft px-4 py-3 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <p className="mt-2 text-xs text-muted">{t.segments(segments)}</p>
    </div>
  );
};
