import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useState } from 'react';
import { MAX } from '../../../shared/domain/limits.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useEarlyValue } from '../../lib/use-early-value.ts';
import { chatTexts } from './chat-texts.ts';

interface ChatComposerProps {
  readonly disabled: boolean;
  readonly busy: boolean;
  /** A message that did not arrive, to be sent again. */
  readonly unsent: string;
  /** Id of the notice that sending accepts, if any. */
  readonly noticeId: string | undefined;
  /** Answers false when the message was not sent; the text then stays in the input. */
  readonly onSend: (text: string) => boolean;
}

const isPlainEnter = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;

/** The input and its button: Enter sends, Shift and Enter makes a new line. */
export const ChatComposer = ({ disabled, busy, unsent, noticeId, onSend }: ChatComposerProps) => {
  const [text, setText] = useState('');
  const texts = useTexts(chatTexts);
  const input = useId();
  const blocked = disabled || busy || text.trim() === '';

  useEffect(() => {
    // What was written meanwhile is the later word.
    if (unsent !== '') setText((written) => written || unsent);
  }, [unsent]);

  const early = useEarlyValue(text, setText);

  const submit = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!blocked && onSend(text)) setText('');
  };

  return (
    <form className="flex items-end gap-2" onSubmit={submit}>
      <label htmlFor={input} className="sr-only">
        {texts.input}
      </label>
      <textarea
        id={input}
        ref={early}
        rows={1}
        value={text}
        maxLength={MAX.message}
        placeholder={texts.placeholder}
        aria-describedby={noticeId}
        disabled={disabled}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => isPlainEnter(event) && submit(event)}
        className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-control border border-control bg-surface px-3 py-2.5 text-base leading-6 text-ink placeholder:text-muted"
      />
      <button
        type="submit"
        disabled={blocked}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control bg-primary px-4 text-sm font-semibold text-on-primary hover:bg-primary-hover disabled:cursor-not-allowed disabled:bg-hover disabled:text-muted"
      >
        <SendHorizontal aria-hidden="true" size={16} />
        {busy ? texts.sending : texts.send}
      </button>
    </form>
  );
};
