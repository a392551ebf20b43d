import { useFormikContext } from 'formik';
import type { Language } from '../../../shared/domain/language.ts';
import type { Automation } from '../../../shared/schemas/automation.ts';
import { useTexts } from '../../i18n/texts.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { type AutomationValues, flawOfText } from './automation-form.ts';
import { EmailFrame } from './email-frame.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import { automationTexts } from './texts.ts';
import { usePreview } from './use-preview.ts';

interface PreviewProps {
  readonly automation: Automation;
  readonly language: Language;
}

/** How a message reads when it is sent, about an example, in its own language. */
export const MessagePreview = ({ automation, language }: PreviewProps) => {
  const t = useTexts(automationTexts);
  const { values } = useFormikContext<AutomationValues>();
  const text = values[language];
  const flaw = flawOfText(automation, text, t);
  const isFlawed = flaw !== undefined;
  const { made, error } = usePreview({ automation, language, ...text, isFlawed }, t.previewFailed);
  const why = flaw ?? error;
  return (
    <figure className="rounded-card border border-line bg-bg p-4">
      <figcaption className="mb-3 text-xs font-semibold text-muted">{t.previewIn[language]}</figcaption>
      {why !== null && <p className="mb-3 text-sm text-danger">{t.previewStays(why)}</p>}
      {!made && why === null && <SkeletonRows rows={3} />}
      <div lang={language}>
        {made?.email && <EmailFrame email={made.email} />}
        {made?.sms && <PhoneFrame sms={made.sms} />}
      </div>
    </figure>
  );
};
