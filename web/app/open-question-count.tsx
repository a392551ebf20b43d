import { useOpenQuestionCount } from '../features/session/use-open-question-count.ts';
import { useTexts } from '../i18n/texts.ts';
import { CountBadge } from '../ui/count-badge.tsx';
import { appTexts } from './texts.ts';

/** The number of visitors' questions that nothing answers. */
export const OpenQuestionCount = () => {
  const t = useTexts(appTexts);
  return <CountBadge {...useOpenQuestionCount()} label={t.openQuestions} tone="positive" />;
};
