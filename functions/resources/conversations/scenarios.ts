import { brandId, type ConversationId, type QuestionId, type TenantId } from '../../../shared/domain/ids.ts';
import type { RouteData } from '../../../shared/routes.ts';
import type { Scenario } from '../../../shared/schemas/scenario.ts';
import { AppError, found } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { nextCursor, pageOf } from '../../kernel/http/pagination.ts';
import type { Request } from '../../kernel/http/request.ts';
import { commit } from '../../kernel/table/commit.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { findConversation } from '../../records/conversations/conversation-store.ts';
import type { QuestionItem } from '../../records/conversations/open-question.ts';
import {
  placeIn,
  type ScenarioItem,
  scenarioWrite,
  toScenario,
} from '../../records/conversations/scenario-store.ts';
import { findSite } from '../../records/sites/site-store.ts';

/** A page of the turns that are to be answered otherwise, the last filed first. */
export const listScenarios = async (
  { table, signer }: SignedTable,
  { caller: { tenantId }, query, route }: Pick<Request<'GET /v1/scenarios'>, 'caller' | 'query' | 'route'>,
): Promise<RouteData<'GET /v1/scenarios'>> => {
  const place = { owner: tenantId, route };
  const wanted = { ...pageOf(signer, place, query), newestFirst: true };
  const page = await table.query<ScenarioItem>(ranges.scenarios(tenantId), wanted);
  return { scenarios: page.items.map(toScenario), ...nextCursor(signer, place, page) };
};

/** Files the answer of a turn as wrong. Throws 404 `not_found` for a conversation or turn that is not there. */
export const fileWrong = async (
  table: Table,
  { caller: { tenantId }, body, now }: Pick<Request<'POST /v1/scenarios'>, 'caller' | 'body' | 'now'>,
): Promise<Scenario> => {
  const id = brandId<ConversationId>(body.conversationId);
  const { entries, language, expiresAt } = found(await findConversation(table, tenantId, id));
  if (body.turn > entries) throw new AppError('not_found');
  const item: ScenarioItem = {
    kind: 'wrong',
    filedAt: toInstant(now),
    conversationId: id,
    turn: body.turn,
    language,
    expiresAt,
    ...(body.expected ? { expected: body.expected } : {}),
  };
  await commit(table, [scenarioWrite(tenantId, item)]);
  return toScenario(item);
};

type AnswerCall = Pick<
  Request<'POST /v1/questions/{questionId}/answer'>,
  'caller' | 'params' | 'body' | 'now'
>;

/** Closes a question that an entry of theirs answers now, and files the turn that asked it. Throws 404 `not_found`. */
export const answerQuestion = async (
  table: Table,
  { caller: { tenantId }, params, body: { faqId }, now }: AnswerCall,
): Promise<undefined> => {
  const key = keys.question(tenantId, brandId<QuestionId>(params.questionId));
  const [question, site] = await Promise.all([table.get<QuestionItem>(key), findSite(table, tenantId)]);
  found(site?.faq.find(({ id }) => id === faqId));
  const { conversationId, turn, language, expiresAt } = found(question);
  const filed = { conversationId, turn, language, expiresAt, faqId };
  await commit(table, [
    scenarioWrite(tenantId, { kind: 'question', filedAt: toInstant(now), ...filed }),
    { remove: key },
  ]);
  return undefined;
};

/** Takes a scenario from the list. Throws 404 `not_found`. */
export const dropScenario = async (
  table: Table,
  tenantId: TenantId,
  scenarioId: string,
): Promise<undefined> => {
  const { conversationId, turn } = found(placeIn(scenarioId));
  const key = keys.scenario(tenantId, conversationId, turn);
  found(await table.get<ScenarioItem>(key));
  await commit(table, [{ remove: key }]);
  return undefined;
};
