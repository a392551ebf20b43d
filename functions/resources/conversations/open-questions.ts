import { brandId, type QuestionId, type TenantId } from '../../../shared/domain/ids.ts';
import type { RouteData } from '../../../shared/routes.ts';
import { found } from '../../kernel/app-error.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { nextCursor, pageOf } from '../../kernel/http/pagination.ts';
import type { Request } from '../../kernel/http/request.ts';
import { commit } from '../../kernel/table/commit.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type QuestionItem, toOpenQuestion } from '../../records/conversations/open-question.ts';

type Call = Pick<Request<'GET /v1/questions'>, 'caller' | 'query' | 'route'>;

/** A page of the questions that nothing answers, the last asked first. */
export const listQuestions = async (
  { table, signer }: SignedTable,
  { caller: { tenantId }, query, route }: Call,
): Promise<RouteData<'GET /v1/questions'>> => {
  const place = { owner: tenantId, route };
  const wanted = { ...pageOf(signer, place, query), newestFirst: true };
  const page = await table.query<QuestionItem>(ranges.questions(tenantId), wanted);
  return { questions: page.items.map(toOpenQuestion), ...nextCursor(signer, place, page) };
};

/** Takes a question from the list until it is asked again. Throws 404 `not_found`. */
export const dismissQuestion = async (
  table: Table,
  tenantId: TenantId,
  questionId: string,
): Promise<undefined> => {
  const key = keys.question(tenantId, brandId<QuestionId>(questionId));
  found(await table.get<QuestionItem>(key));
  await commit(table, [{ remove: key }]);
  return undefined;
};
