import { useFormikContext } from 'formik';
import { PLACES } from '../../../shared/domain/automations.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { Automation } from '../../../shared/schemas/automation.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useMe } from '../session/use-me.ts';
import type { AutomationValues } from './automation-form.ts';
import { automationTexts } from './texts.ts';

interface PreviewProps {
  readonly automation: Automation;
  readonly language: Language;
}

/** How a text reads with an example's values, in its own language. */
export const MessagePreview = ({ automation: { channel }, language }: PreviewProps) => {
  const t = useTexts(automationTexts);
  const { tenant } = useMe();
  const { values } = useFormikContext<AutomationValues>();
  const samples: Readonly<Record<string, string>> = {
    ...automationTexts[language].samples,
    business: tenant.name,
  };
  const filled = (text: string): string =>
    text.replace(PLACES, (place, name: string) => samples[name] ?? place);
  const { subject, body } = values[language];
  return (
    <figure className="rounded-card border border-line bg-bg p-4">
      <figcaption className="mb-2 text-xs font-semibold text-muted">{t.previewIn[language]}</figcaption>
      <div lang={language} className="flex flex-col gap-2 rounded-card bg-surface p-4 break-words">
        {channel === 'email' && <p className="font-semibold">{filled(subject)}</p>}
        <p className="whitespace-pre-line">{filled(body)}</p>
      </div>
      <p className="mt-2 text-xs text-muted">{channel === 'email' ? t.addedToEmail : t.addedToSms}</p>
    </figure>
  );
};
