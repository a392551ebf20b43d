import { useState } from 'react';
import { MAX_FAQ } from '../../../../shared/domain/faq.ts';
import type { OpenQuestion } from '../../../../shared/schemas/question.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { NotRead } from '../../session/not-read.tsx';
import { FaqDrawer } from './faq-drawer.tsx';
import { OpenQuestionRow } from './open-question-row.tsx';
import { faqTexts } from './texts.ts';
import type { FaqResource } from './use-faq.ts';
import type { OpenQuestionsResource } from './use-open-questions.ts';

interface ListProps {
  readonly resource: OpenQuestionsResource;
  /** Absent where the site has as many answers as it may. */
  readonly answer: ((asked: OpenQuestion) => void) | undefined;
}

const List = ({ resource, answer }: ListProps) => {
  const t = useTexts(faqTexts).open;
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const { questions = [], close } = resource;
  const dismiss = async (asked: OpenQuestion) => {
    setFailure(null);
    try {
      await close(asked);
      toast(t.dismissed);
    } catch (error) {
      setFailure(errorText(error, t.dismissFailed));
    }
  };
  return (
    <>
      <p className="max-w-prose px-5 pb-4 text-muted">{questions.length === 0 ? t.none : t.hint}</p>
      {failure !== null && <Alert>{failure}</Alert>}
      <ul aria-label={t.list}>
        {questions.map((asked) => (
          <OpenQuestionRow
            key={asked.questionId}
            asked={asked}
            onAnswer={answer && (() => answer(asked))}
            onDismiss={() => dismiss(asked)}
          />
        ))}
      </ul>
      <MoreRows list={resource} label={t.more} isWide />
    </>
  );
};

const Content = ({ resource, answer }: ListProps) => {
  const t = useTexts(faqTexts).open;
  const { questions } = resource;
  if (!questions) return <NotRead reading={resource} failed={t.loadFailed} rows={2} />;
  return <List resource={resource} answer={answer} />;
};

interface OpenQuestionsProps {
  readonly faq: FaqResource;
  readonly resource: OpenQuestionsResource;
}

/** The questions of visitors that nothing answers: each is answered, which adds an entry, or dismissed. */
export const OpenQuestions = ({ faq, resource }: OpenQuestionsProps) => {
  const t = useTexts(faqTexts).open;
  const [answered, setAnswered] = useState<OpenQuestion | null>(null);
  const { questions = [], hasMore } = resource;
  const hasRoom = (faq.entries?.length ?? MAX_FAQ) < MAX_FAQ;
  return (
    <Card
      flush
      className="mb-6"
      title={t.title}
      aside={questions.length > 0 && <Badge tone="info">{`${questions.length}${hasMore ? '+' : ''}`}</Badge>}
    >
      <Content resource={resource} answer={hasRoom ? setAnswered : undefined} />
      {answered && (
        <FaqDrawer
          asked={answered}
          change={faq.change}
          onAnswered={() => resource.answered(answered, answered.questionId)}
          onClose={() => setAnswered(null)}
        />
      )}
    </Card>
  );
};
