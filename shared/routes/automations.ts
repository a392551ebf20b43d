import * as automation from '../schemas/automation.ts';
import type { RouteTable } from './route-spec.ts';

/** The messages that people get: on or off, their texts, previews and tests. */
export const automationsRoutes = {
  'GET /v1/automations': {
    access: 'admin',
    data: automation.automationList,
  },
  'PATCH /v1/automations/{kind}': {
    access: 'admin',
    body: automation.automationPatch,
    data: automation.automation,
    errors: ['plan_required'],
  },
  'DELETE /v1/automations/{kind}': {
    access: 'admin',
  },
  'POST /v1/automations/{kind}/preview': {
    access: 'admin',
    body: automation.previewAsk,
    data: automation.messagePreview,
  },
  'POST /v1/automations/{kind}/test': {
    access: 'admin',
    body: automation.testAsk,
    data: automation.testAsked,
    status: 202,
    errors: ['plan_required', 'rate_limited'],
  },
  'GET /v1/automations/tests/{testId}': {
    access: 'admin',
    data: automation.testOutcome,
  },
} as const satisfies RouteTable;
