import * as conversation from '../schemas/conversation.ts';
import * as question from '../schemas/question.ts';
import * as scenario from '../schemas/scenario.ts';
import type { RouteTable } from './route-spec.ts';

/** Conversations with the assistant, the questions that it could not answer, and its turns that were filed. */
export const conversationsRoutes = {
  'GET /v1/conversations': {
    access: 'viewer',
    query: conversation.conversationQuery,
    data: conversation.conversationList,
  },
  'GET /v1/conversations/{conversationId}': {
    access: 'viewer',
    data: conversation.conversation,
  },
  'PATCH /v1/conversations/{conversationId}': {
    access: 'staff',
    body: conversation.conversationPatch,
    data: conversation.conversationSummary,
    errors: ['limit_reached'],
  },
  'POST /v1/conversations/{conversationId}/messages': {
    access: 'staff',
    body: conversation.teamMessage,
    data: conversation.conversationSummary,
    status: 201,
    errors: ['limit_reached'],
  },
  'POST /v1/conversations/{conversationId}/give-back': {
    access: 'staff',
    data: conversation.conversationSummary,
  },
  'POST /v1/conversations/{conversationId}/seen': {
    access: 'staff',
    body: conversation.conversationSeen,
  },
  'GET /v1/questions': {
    access: 'viewer',
    query: question.questionQuery,
    data: question.openQuestionList,
  },
  'DELETE /v1/questions/{questionId}': {
    access: 'staff',
  },
  'POST /v1/questions/{questionId}/answer': {
    access: 'admin',
    body: question.questionAnswered,
  },
  'GET /v1/scenarios': {
    access: 'viewer',
    query: scenario.scenarioQuery,
    data: scenario.scenarioList,
  },
  'POST /v1/scenarios': {
    access: 'staff',
    body: scenario.scenarioCreate,
    data: scenario.scenario,
    status: 201,
  },
  'DELETE /v1/scenarios/{scenarioId}': {
    access: 'staff',
  },
} as const satisfies RouteTable;
