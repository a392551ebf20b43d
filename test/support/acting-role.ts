import { AsyncLocalStorage } from 'node:async_hooks';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { jobPermissions } from '../../infra/jobs.ts';
import { resourcePermissions } from '../../infra/resource-permissions.ts';
import { tableStatements } from '../../infra/table-grants.ts';
import type { JobName } from '../../shared/domain/jobs.ts';
import type { Resource } from '../../shared/routes.ts';
import { isAllowed, type Statement } from './iam.ts';
import { refusals } from './refusals.ts';
import { questionOf, TABLE_ARN, usesOf } from './table-use.ts';

/** Whose Lambda is at work: its role is what its requests are judged by. */
export type Actor = { readonly resource: Resource } | { readonly job: JobName };

const acting = new AsyncLocalStorage<Actor>();

const grantsOf = (actor: Actor) =>
  ('resource' in actor ? resourcePermissions[actor.resource] : jobPermissions[actor.job]).table;

const nameOf = (actor: Actor): string => ('resource' in actor ? actor.resource : actor.job);

const known = new Map<string, readonly Statement[]>();
const statementsFor = (actor: Actor): readonly Statement[] => {
  const name = nameOf(actor);
  const statements = known.get(name) ?? tableStatements(TABLE_ARN, grantsOf(actor));
  known.set(name, statements);
  return statements;
};

/** As AWS refuses what the role does not allow. */
class AccessDenied extends Error {
  override readonly name = 'AccessDeniedException';
}

/** Does `work` under the role of a function: what that may not ask of the table is refused, as AWS would. */
export const actingAs = <T>(actor: Actor, work: () => T): T => acting.run(actor, work);

/** Has a client refuse what the function at work may not ask; what tests ask themselves is not looked at. */
export const enforceRoles = ({ middlewareStack }: DynamoDBDocumentClient): void => {
  middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        const actor = acting.getStore();
        if (!actor) return next(args);
        const refused = usesOf(commandName, args.input).find(
          (use) => !isAllowed(statementsFor(actor), questionOf(use)),
        );
        if (!refused) return next(args);
        const { action, of, partitions } = refused;
        const told = `${nameOf(actor)} may not ${action} of ${of} at ${partitions.join(', ')}: its grants are in infra/.`;
        refusals.add(told);
        throw new AccessDenied(told);
      },
    { name: 'enforceRoles', step: 'initialize', priority: 'low', override: true },
  );
};
