import { SendHorizontal, Undo2 } from 'lucide-react';
import { type SubmitEvent, useId } from 'react';
import { MAX } from '../../../shared/domain/limits.ts';
import type { Conversation } from '../../../shared/schemas/conversation.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { controlStyle } from '../../ui/control-style.ts';
import { useMe } from '../session/use-me.ts';
import { useKeptAnswer } from './kept-answers.ts';
import { conversationTexts } from './texts.ts';
import { useAnswering } from './use-answering.ts';

/** Who answers the visitor now, and until when a member may. */
const WhoAnswers = ({ conversation }: { conversation: Conversation }) => {
  const t = useTexts(conversationTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const { attendedBy, answerBy } = conversation;
  if (!attendedBy) return <p className="text-muted">{t.assistantAnswers}</p>;
  const name = attendedBy.name ?? t.team;
  return (
    <p className="min-w-0 flex-1 basis-48 font-medium">
      {t.attended(name)}
      {answerBy && ` ${t.answerBy(formatInstant(answerBy, 'time', language, tenant.timezone))}`}
    </p>
  );
};

/** Answers the visitor in the assistant's place, and gives the conversation back to it. */
export const AnswerForm = ({ conversation }: { conversation: Conversation }) => {
  const t = useTexts(conversationTexts);
  const { send, giveBack, busy, failure } = useAnswering(conversation.conversationId);
  const [text, setText] = useKeptAnswer(conversation.conversationId);
  const id = useId();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await send(text.trim())) setText('');
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 border-t border-line px-5 py-3">
      <div role="status" className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <WhoAnswers conversation={conversation} />
        {conversation.attendedBy && (
          <Button onClick={giveBack} busy={busy === 'give-back'} disabled={busy !== null}>
            <Undo2 aria-hidden="true" className="size-4" />
            {t.giveBack}
          </Button>
        )}
      </div>
      {failure !== null && <Alert>{errorText(failure, t.answerFailed)}</Alert>}
      <label htmlFor={id} className="sr-only">
        {t.answer}
      </label>
      <div className="flex items-end gap-3">
        <textarea
          id={id}
          rows={2}
          value={text}
          maxLength={MAX.message}
          // What was typed meanwhile would go with what is sent.
          readOnly={busy === 'send'}
          placeholder={t.answerPlaceholder}
          onChange={(event) => setText(event.currentTarget.value)}
          className={controlStyle}
        />
        <Button
          type="submit"
          variant="primary"
          busy={busy === 'send'}
          disabled={busy !== null || text.trim() === ''}
        >
          <SendHorizontal aria-hidden="true" className="size-4" />
          {busy === 'send' ? t.sending : t.send}
        </Button>
      </div>
    </form>
  );
};
