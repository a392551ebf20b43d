import { describe, expect, test } from '@jest/globals';
import { AUDIT_ACTIONS } from '../../../shared/schemas/audit.ts';
import type { TenantExport } from '../../../shared/schemas/export.ts';
import type { Webhook } from '../../../shared/schemas/webhook.ts';
import { partyName, referenceOf, rolesOf } from '../../../web/features/settings/audit/audit-line.ts';
import { auditTexts } from '../../../web/features/settings/audit/texts.ts';
import { csvPeriodFault, periodName } from '../../../web/features/settings/exports/csv-period.ts';
import { exportStage, rereadAfter } from '../../../web/features/settings/exports/use-export.ts';
import { isSigned, signOf, toPerson, validatePerson } from '../../../web/features/settings/privacy/person.ts';
import { validateRetention } from '../../../web/features/settings/privacy/retention.ts';
import { testSaid } from '../../../web/features/settings/webhooks/test-result.ts';
import { webhookTexts } from '../../../web/features/settings/webhooks/texts.ts';
import {
  blankWebhook,
  toWebhookBody,
  toWebhookPatch,
  validateWebhook,
  webhookValues,
} from '../../../web/features/settings/webhooks/webhook-form.ts';
import { ApiError } from '../../../web/lib/api-error.ts';

const made: TenantExport = {
  exportId: 'e1',
  status: 'ready',
  createdAt: '2026-11-21T10:00:00Z',
  files: [{ name: 'a.json', url: 'https://x.test/a' }],
  linksExpireAt: '2026-11-21T10:05:00Z',
};

describe('an export', () => {
  test('is followed until it is there, and its links renewed before five minutes', () => {
    expect(exportStage('', undefined, undefined)).toEqual({ kind: 'idle' });
    expect(exportStage('e1', undefined, undefined)).toEqual({ kind: 'running' });
    expect(exportStage('e1', made, undefined)).toEqual({ kind: 'ready', made });
    expect(exportStage('e1', { ...made, status: 'failed' }, undefined)).toEqual({ kind: 'failed' });
    expect(rereadAfter({ ...made, status: 'running' })).toBe(2000);
    expect(rereadAfter(made)).toBeLessThan(5 * 60_000);
    expect(rereadAfter(made)).toBeGreaterThan(60_000);
    expect(rereadAfter({ ...made, status: 'failed' })).toBe(0);
  });

  test('that was kept long enough is gone, not failed', () => {
    const body = JSON.stringify({ error: { code: 'not_found', message: 'Introuvable.' } });
    const error = new ApiError({ method: 'GET', path: '/v1/exports/e1' }, 404, body);
    expect(exportStage('e1', made, error)).toEqual({ kind: 'gone' });
  });

  test('of a table takes any two dates in order, one, or none, and says so in its name', () => {
    expect(csvPeriodFault({ from: '', to: '' })).toBeNull();
    expect(csvPeriodFault({ from: '2026-11-02', to: '' })).toBeNull();
    expect(csvPeriodFault({ from: '2026-11-02', to: '2026-11-01' })).toBe('endBeforeStart');
    expect(periodName({ from: '', to: '' })).toBe('');
    expect(periodName({ from: '2026-11-01', to: '2026-11-02' })).toBe('-2026-11-01-2026-11-02');
  });
});

describe('a person', () => {
  test('is named by an e-mail, a phone or both', () => {
    expect(toPerson({ email: ' a@b.ca ', phone: '' })).toEqual({ email: 'a@b.ca' });
    expect(validatePerson({ email: '', phone: '' }, 'en', 'one of them').email).toBe('one of them');
    expect(validatePerson({ email: '', phone: '514 555-0142' }, 'en', 'one of them')).toEqual({});
    expect(validatePerson({ email: 'a@', phone: '' }, 'en', 'one of them').email).toBe(
      'Invalid e-mail address.',
    );
  });

  test('is erased only once named again', () => {
    const person = { email: 'Ana@Example.com', phone: '514 555-0142' };
    expect(signOf(person)).toBe('Ana@Example.com');
    expect(isSigned('ana@example.com ', person)).toBe(true);
    expect(isSigned('514 555-0142', person)).toBe(false);
    expect(isSigned('5145550142', { phone: '514 555 0142' })).toBe(true);
    expect(isSigned('', {})).toBe(false);
  });

  test('has their conversations kept for 7 to 730 days', () => {
    for (const days of ['7', '730']) expect(validateRetention({ days }, 'en')).toEqual({});
    expect(validateRetention({ days: '6' }, 'en').days).toBe('At least 7.');
    expect(validateRetention({ days: '731' }, 'en').days).toBe('At most 730.');
    expect(validateRetention({ days: '' }, 'en').days).toBe('This field is required.');
  });
});

describe('a webhook', () => {
  const webhook: Webhook = {
    webhookId: 'w1',
    url: 'https://example.com/a',
    events: ['lead.created'],
    description: 'CRM',
    status: 'active',
    disabledReason: null,
    secretHint: '…abcd',
    setBy: { id: 'm1', email: 'lea@example.com', name: null },
    needsReview: false,
    createdAt: '2026-11-21T10:00:00Z',
    updatedAt: '2026-11-21T10:00:00Z',
  };

  test('asks for its events in one order, however they were ticked', () => {
    expect(
      toWebhookBody({ url: ' https://a.ca ', events: ['lead.created', 'booking.created'], description: ' ' }),
    ).toEqual({ url: 'https://a.ca', events: ['booking.created', 'lead.created'] });
    expect(toWebhookPatch({ ...webhookValues(webhook), description: '' })).toMatchObject({
      description: null,
    });
  });

  test('needs an address and an event', () => {
    expect(validateWebhook(blankWebhook, 'en', 'choose').url).toBe('This field is required.');
    expect(validateWebhook({ ...blankWebhook, url: 'ftp://a.ca' }, 'en', 'choose').url).toBeTruthy();
    expect(validateWebhook({ ...webhookValues(webhook), events: [] }, 'en', 'choose').events).toBe('choose');
    expect(validateWebhook(webhookValues(webhook), 'en', 'choose')).toEqual({});
  });

  test('tells of a test whether it came, what was answered, or why nothing was', () => {
    const { en } = webhookTexts;
    const result = { delivered: true, status: 204, failure: null, durationMs: 12.4 };
    expect(testSaid(result, en)).toBe('Test delivered: your server answered 204 in 12 ms.');
    expect(testSaid({ ...result, delivered: false, status: 500, failure: 'status' }, en)).toContain(
      'answered 500',
    );
    expect(testSaid({ ...result, delivered: false, status: null, failure: 'dns' }, en)).toContain(
      'domain name not found',
    );
  });
});

describe('a line of the audit log', () => {
  test('has words for each action in both languages', () => {
    for (const action of AUDIT_ACTIONS) {
      expect(auditTexts.fr.actions[action]('Ana')).toBeTruthy();
      expect(auditTexts.en.actions[action]('Ana')).toBeTruthy();
    }
  });

  test('names whom it can, and refers to what has no name', () => {
    const subject = { id: 'r1', name: null, email: null };
    expect(partyName({ name: null, email: 'a@b.ca' })).toBe('a@b.ca');
    expect(partyName(subject)).toBeNull();
    expect(referenceOf({ action: 'person_erased', subject })).toBe('r1');
    expect(referenceOf({ action: 'member_removed', subject })).toBeNull();
    expect(rolesOf({ from: 'staff', to: 'admin' })).toEqual({ before: 'staff', after: 'admin' });
    expect(rolesOf({ from: 'lead-1' })).toEqual({ before: null, after: null });
  });
});
