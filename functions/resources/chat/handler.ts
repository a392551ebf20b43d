import { chatRoutes } from '../../../shared/routes/chat.ts';
import { streamedLambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { answerVisitor, recallAnswer } from './answer-visitor.ts';

/** A page asks for news only while a member of the team answers: it is loaded by the first that does. */
const news = () => import('./with-member.ts');

export const resource = defineResource('chat', chatRoutes, (kernel) => ({
  'POST /public/sites/{slug}/chat': {
    handle: (call) => answerVisitor(kernel, call),
    receipt: ({ convId }) => ({ convId }),
    // A message without consent left nothing stored, so a repeated request is answered again.
    recall: async ({ convId = '' }, call) =>
      (await recallAnswer(kernel, convId, call)) ?? answerVisitor(kernel, call),
  },
  'GET /public/sites/{slug}/chat/{convId}': async (call) => (await news()).newsOf(kernel, call),
}));

export const handler = streamedLambda(resource);
