import { useEffect, useState } from 'react';
import type { Language } from '../../../shared/domain/language.ts';
import type { Automation, MessagePreview } from '../../../shared/schemas/automation.ts';
import { fieldErrorText } from '../../lib/field-error-text.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { api } from '../session/session.ts';

/** Milliseconds without a key pressed after which a text is composed again. */
const PAUSE_MS = 400;

interface Asked {
  readonly automation: Pick<Automation, 'kind' | 'channel'>;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  /** Whether it is known already that the text cannot be sent: nothing is asked. */
  readonly isFlawed: boolean;
}

export interface Preview {
  /** The last text that could be composed; undefined until one was. */
  readonly made: MessagePreview | undefined;
  /** Why the present text could not be. */
  readonly error: string | null;
}

/** How a text reads when it is sent, composed by the server a moment after each change. */
export const usePreview = (
  { automation, language, subject, body, isFlawed }: Asked,
  failed: string,
): Preview => {
  const [preview, setPreview] = useState<Preview>({ made: undefined, error: null });
  const { kind, channel } = automation;
  const settled = useSettled(`${subject}\n${body}`, PAUSE_MS);
  const isSettled = settled === `${subject}\n${body}`;
  useEffect(() => {
    if (!isSettled || isFlawed) return undefined;
    const abandon = new AbortController();
    const { signal } = abandon;
    const text = { subject: channel === 'sms' ? null : subject, body };
    api('POST /v1/automations/{kind}/preview', { params: { kind }, body: { language, text }, signal }).then(
      (made) => signal.aborted || setPreview({ made, error: null }),
      (error: unknown) =>
        signal.aborted || setPreview(({ made }) => ({ made, error: fieldErrorText(error, failed) })),
    );
    return () => abandon.abort();
  }, [isSettled, isFlawed, kind, channel, language, subject, body, failed]);
  return preview;
};
