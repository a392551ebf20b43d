import type { OpenQuestion } from '../../../../shared/schemas/question.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useCan, useMe } from '../../session/use-me.ts';
import { faqTexts } from './texts.ts';

interface OpenQuestionRowProps {
  readonly asked: OpenQuestion;
  /** Absent where the site has as many answers as it may. */
  readonly onAnswer: (() => void) | undefined;
  readonly onDismiss: () => void;
}

const Actions = ({ asked: { question }, onAnswer, onDismiss }: OpenQuestionRowProps) => {
  const t = useTexts(faqTexts).open;
  const isAdmin = useCan('admin');
  return (
    <div className="flex shrink-0 gap-2">
      {isAdmin && onAnswer && (
        <Button aria-label={t.answerTo(question)} onClick={onAnswer}>
          {t.answer}
        </Button>
      )}
      <Button variant="ghost" aria-label={t.dismissThis(question)} onClick={onDismiss}>
        {t.dismiss}
      </Button>
    </div>
  );
};

/** A question that nothing answers: its words, how often it was asked, and where. */
export const OpenQuestionRow = (props: OpenQuestionRowProps) => {
  const t = useTexts(faqTexts).open;
  const readers = useLanguage();
  const { tenant } = useMe();
  const { question, language, visitors, lastAt, conversationId } = props.asked;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line p-5">
      <div className="min-w-0 flex-1 basis-64">
        <p lang={language} className="font-semibold wrap-anywhere">
          {question}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-muted">
          <span>
            {t.askedBy(visitors)} {t.languages[language]}
          </span>
          <time dateTime={lastAt}>{formatInstant(lastAt, 'date', readers, tenant.timezone)}</time>
          <TextLink
            to={`/dashboard/conversations?conversation=${encodeURIComponent(conversationId)}`}
            aria-label={t.conversationOf(question)}
          >
            {t.conversation}
          </TextLink>
        </p>
      </div>
      {useCan('staff') && <Actions {...props} />}
    </li>
  );
};
