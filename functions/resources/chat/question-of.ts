import { MAX_QUESTION } from '../../../shared/domain/faq.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { Answer } from '../../assistant/contract.ts';
import { readText } from '../../assistant/hear/text.ts';
import type { Signer } from '../../kernel/identity/signing.ts';
import { excerptOf } from '../../records/conversations/excerpt.ts';
import type { AskedQuestion } from '../../records/conversations/open-question.ts';

const WORDS = /[\p{L}\p{N}]+/gu;

/** The question that a turn left open, known by its words without case, accents and punctuation. */
export const questionOf = (
  signer: Signer,
  tenantId: TenantId,
  { unanswered }: Pick<Answer, 'unanswered'>,
): AskedQuestion | undefined => {
  const words = unanswered && readText(unanswered.text).folded.match(WORDS)?.join(' ');
  if (!words) return undefined;
  const { text, topic } = unanswered;
  return {
    questionId: brandId(signer.hash('question', tenantId, words)),
    question: excerptOf(text, MAX_QUESTION),
    ...(topic ? { topic } : {}),
  };
};
