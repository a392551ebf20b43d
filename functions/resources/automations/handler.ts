import { automationsRoutes } from '../../../shared/routes/automations.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import type { Request } from '../../kernel/http/request.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { planOf } from '../../records/tenants/plan-of.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { requestWaitlistCheck } from '../../records/waitlist/waitlist-check.ts';
import { previewMessage } from './preview-message.ts';
import { type AutomationSaving, kindOf, resetAutomation, updateAutomation } from './save-automation.ts';
import { allAutomations, toAutomation } from './shown-automation.ts';
import { askForTest, emailKindOf, testOutcome } from './test-automation.ts';

export const resource = defineResource('automations', automationsRoutes, ({ table, settings }) => {
  /** Whoever waited while nothing was offered gets their turn. */
  const offerAgain = async ({ tenantId, kind, now }: AutomationSaving): Promise<void> => {
    if (kind === 'waitlist_offer') await requestWaitlistCheck(table, tenantId, now);
  };
  const preview = async ({ caller, params, body, now }: Request<'POST /v1/automations/{kind}/preview'>) => {
    const tenant = await getTenant(table, caller.tenantId);
    return previewMessage({ table, settings }, tenant, { kind: kindOf(params.kind), ...body, now });
  };
  return {
    'GET /v1/automations': async ({ caller: { tenantId }, now }) => {
      const [tenant, automations] = await Promise.all([
        getTenant(table, tenantId),
        allAutomations(table, tenantId),
      ]);
      return { canEdit: planOf(tenant, now) === 'pro', automations };
    },
    'PATCH /v1/automations/{kind}': async ({ caller: { tenantId }, params, body, mint, now }) => {
      const saving = { tenantId, kind: kindOf(params.kind), savedUnder: mint('save'), now };
      const saved = await updateAutomation(table, saving, body);
      await offerAgain(saving);
      return toAutomation(saved);
    },
    'DELETE /v1/automations/{kind}': async ({ caller: { tenantId }, params, mint, now }) => {
      const resetting = { tenantId, kind: kindOf(params.kind), savedUnder: mint('reset'), now };
      await resetAutomation(table, resetting);
      await offerAgain(resetting);
      return undefined;
    },
    // It changes nothing: a replay is made again, and nothing of the business's is kept.
    'POST /v1/automations/{kind}/preview': {
      handle: preview,
      receipt: () => ({}),
      recall: (_receipt, request) => preview(request),
    },
    'POST /v1/automations/{kind}/test': {
      handle: async ({ caller, params, body, mint, now }) => {
        const testId = mint('test');
        await askForTest(table, caller, { testId, kind: emailKindOf(params.kind), ...body, now });
        return { testId };
      },
      receipt: ({ testId }) => ({ testId }),
      recall: async ({ testId = '' }) => ({ testId }),
    },
    'GET /v1/automations/tests/{testId}': ({ caller, params }) => testOutcome(table, caller, params.testId),
  };
});

export const handler = lambda(resource);
