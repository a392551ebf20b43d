import * as conversation from '../schemas/conversation.ts';
import * as question from '../schemas/question.ts';
import type { RouteTable } from './route-spec.ts';

/** Conversations with the assistant, and the questions that it could not answer. */
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
} as const satisfies RouteTable;
