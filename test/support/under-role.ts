import * as erasures from '../../functions/jobs/continue-erasures/continue-erasures.ts';
import * as exporting from '../../functions/jobs/continue-exports/continue-exports.ts';
import * as pictureFiles from '../../functions/jobs/delete-pictures/delete-pictures.ts';
import * as outsidePlan from '../../functions/jobs/plan-outside/plan-outside.ts';
import * as purgePlan from '../../functions/jobs/plan-purge/plan-purge.ts';
import * as regenerationPlan from '../../functions/jobs/plan-regeneration/plan-regeneration.ts';
import * as purge from '../../functions/jobs/purge-tenants/purge-tenant.ts';
import * as purges from '../../functions/jobs/purge-tenants/purge-tenants.ts';
import * as reading from '../../functions/jobs/read-outside/read-due.ts';
import * as received from '../../functions/jobs/receive-sms/receive-sms.ts';
import * as mailEvents from '../../functions/jobs/record-mail-events/record-mail-event.ts';
import * as regenerations from '../../functions/jobs/regenerate-slots/regenerate-slots.ts';
import * as relay from '../../functions/jobs/relay-outbox/relay-outbox.ts';
import * as sweep from '../../functions/jobs/sweep-outbox/sweep-outbox.ts';
import type { Kernel } from '../../functions/kernel/http/kernel.ts';
import type { HttpHandler } from '../../functions/kernel/http/resource.ts';
import * as delivery from '../../functions/messages/deliver.ts';
import * as erasure from '../../functions/resources/privacy/run-erasure.ts';
import * as regeneration from '../../functions/resources/slots/regeneration.ts';
import { matchRoute } from '../../local/match-route.ts';
import * as local from '../../local/resources.ts';
import type { JobName } from '../../shared/domain/jobs.ts';
import { routeSpec } from '../../shared/routes.ts';
import { actingAs } from './acting-role.ts';

/** Every resource's handler, each at work under the role of its own function. */
export const openResources = (kernel: Kernel) => {
  const resourceFor = local.openResources(kernel);
  return (method: string, path: string): HttpHandler | undefined => {
    const serve = resourceFor(method, path);
    const match = matchRoute(method === 'HEAD' ? 'GET' : method, path);
    if (!serve || !match) return undefined;
    const { resource } = routeSpec(match.key);
    return (event, context, tell) => actingAs({ resource }, () => serve(event, context, tell));
  };
};

const as =
  <A extends readonly unknown[], R>(job: JobName, work: (...given: A) => R) =>
  (...given: A): R =>
    actingAs({ job }, () => work(...given));

// What the jobs do, each under the role of the function that does it on AWS.
export const continueExports = as('continue-exports', exporting.continueExports);
export const planOutside = as('plan-outside', outsidePlan.planOutside);
export const planPurge = as('plan-purge', purgePlan.planPurge);
export const planRegeneration = as('plan-regeneration', regenerationPlan.planRegeneration);
export const continueErasures = as('continue-erasures', erasures.continueErasures);
export const runErasure = as('continue-erasures', erasure.runErasure);
export const purgeTenant = as('purge-tenants', purge.purgeTenant);
export const regenerateTenant = as('regenerate-slots', regeneration.regenerateTenant);
export const sweepOutbox = as('sweep-outbox', sweep.sweepOutbox);
export const deliver = as('deliver', delivery.deliver);
export const deliverQueued = as('deliver', delivery.deliverQueued);

export const purgeTenants = (...given: Parameters<typeof purges.purgeTenants>) =>
  as('purge-tenants', purges.purgeTenants(...given));
export const readDue = (...given: Parameters<typeof reading.readDue>) =>
  as('read-outside', reading.readDue(...given));
export const deletePictures = (...given: Parameters<typeof pictureFiles.run>) =>
  as('delete-pictures', pictureFiles.run(...given));
export const regenerateSlots = (...given: Parameters<typeof regenerations.regenerateSlots>) =>
  as('regenerate-slots', regenerations.regenerateSlots(...given));
export const relayOutbox = (...given: Parameters<typeof relay.relayOutbox>) =>
  as('relay-outbox', relay.relayOutbox(...given));
export const recordMailEvent = as('record-mail-events', mailEvents.recordMailEvent);

export const receiveSms = (...given: Parameters<typeof received.receiveSms>) =>
  as('receive-sms', received.receiveSms(...given));
