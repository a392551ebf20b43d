import { brandId, type ConversationId } from '../../../shared/domain/ids.ts';
import { conversationsRoutes } from '../../../shared/routes/conversations.ts';
import { found } from '../../kernel/app-error.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { findConversation } from '../../records/conversations/conversation-store.ts';
import { giveBack, markSeen, sayAsTeam } from '../../records/conversations/team-entries.ts';
import { transcriptOf } from '../../records/conversations/transcript.ts';
import { getTenant, retentionDaysOf } from '../../records/tenants/tenant-store.ts';
import { changeMarks } from './change-marks.ts';
import { listConversations } from './list-conversations.ts';
import { dismissQuestion, listQuestions } from './open-questions.ts';
import { answerQuestion, dropScenario, fileWrong, listScenarios } from './scenarios.ts';
import { summaries } from './summaries.ts';
import { entryOf, summaryOf } from './team-call.ts';

export const resource = defineResource('conversations', conversationsRoutes, ({ table, signer }) => ({
  'GET /v1/conversations': (call) => listConversations({ table, signer }, call),
  'GET /v1/conversations/{conversationId}': async ({ caller: { tenantId }, params }) => {
    const id = brandId<ConversationId>(params.conversationId);
    const item = found(await findConversation(table, tenantId, id));
    const [[summary], transcript] = await Promise.all([
      summaries(table, tenantId, [item]),
      transcriptOf(table, item),
    ]);
    return { ...found(summary), consentVersion: item.consentVersion, transcript };
  },
  'PATCH /v1/conversations/{conversationId}': {
    handle: async (call) => {
      await changeMarks(table, call);
      return summaryOf(table, call.caller.tenantId, call.params.conversationId);
    },
    receipt: ({ conversationId }) => ({ conversationId }),
    recall: ({ conversationId = '' }, { caller }) => summaryOf(table, caller.tenantId, conversationId),
  },
  'POST /v1/conversations/{conversationId}/messages': {
    handle: async (call) => {
      const { caller, params, body } = call;
      const keptDays = retentionDaysOf(await getTenant(table, caller.tenantId));
      await sayAsTeam(table, await entryOf(table, call), { text: body.text, keptDays });
      return summaryOf(table, caller.tenantId, params.conversationId);
    },
    receipt: ({ conversationId }) => ({ conversationId }),
    recall: ({ conversationId = '' }, { caller }) => summaryOf(table, caller.tenantId, conversationId),
  },
  'POST /v1/conversations/{conversationId}/give-back': {
    handle: async (call) => {
      await giveBack(table, await entryOf(table, call));
      return summaryOf(table, call.caller.tenantId, call.params.conversationId);
    },
    receipt: ({ conversationId }) => ({ conversationId }),
    recall: ({ conversationId = '' }, { caller }) => summaryOf(table, caller.tenantId, conversationId),
  },
  'POST /v1/conversations/{conversationId}/seen': async ({ caller: { tenantId }, params, body }) => {
    const id = brandId<ConversationId>(params.conversationId);
    await markSeen(table, { tenantId, id }, body.entry);
    return undefined;
  },
  'GET /v1/questions': (call) => listQuestions({ table, signer }, call),
  'DELETE /v1/questions/{questionId}': ({ caller, params }) =>
    dismissQuestion(table, caller.tenantId, params.questionId),
  'POST /v1/questions/{questionId}/answer': (call) => answerQuestion(table, call),
  'GET /v1/scenarios': (call) => listScenarios({ table, signer }, call),
  'POST /v1/scenarios': (call) => fileWrong(table, call),
  'DELETE /v1/scenarios/{scenarioId}': ({ caller, params }) =>
    dropScenario(table, caller.tenantId, params.scenarioId),
}));

export const handler = lambda(resource);
