import { useState } from 'react';
import type { Webhook } from '../../../../shared/schemas/webhook.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useToast } from '../../../ui/toast.tsx';
import { testSaid } from './test-result.ts';
import { webhookTexts } from './texts.ts';
import type { WebhooksResource } from './use-webhooks.ts';

interface Tested {
  readonly isGood: boolean;
  readonly said: string;
}

type ActionKind = 'test' | 'toggle' | 'keep';

/** A webhook card's immediate actions and their results. */
export const useWebhookActions = (
  { webhookId, status }: Pick<Webhook, 'webhookId' | 'status'>,
  resource: Pick<WebhooksResource, 'test' | 'change'>,
) => {
  const t = useTexts(webhookTexts);
  const toast = useToast();
  const [busy, setBusy] = useState<ActionKind | null>(null);
  const [tested, setTested] = useState<Tested | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (kind: ActionKind, act: () => Promise<void>, failed: string) => {
    setBusy(kind);
    setFailure(null);
    setTested(null);
    try {
      await act();
    } catch (error) {
      setFailure(errorText(error, failed));
    } finally {
      setBusy(null);
    }
  };
  const send = async () => {
    const result = await resource.test(webhookId);
    setTested({ isGood: result.delivered, said: testSaid(result, t) });
  };
  const change = async () => {
    const isActive = status === 'active';
    await resource.change(webhookId, { status: isActive ? 'paused' : 'active' });
    toast(isActive ? t.paused : t.resumed);
  };
  const keep = async () => {
    await resource.change(webhookId, { reviewed: true });
    toast(t.kept);
  };
  return {
    busy,
    tested,
    failure,
    test: () => void run('test', send, t.testFailed),
    toggle: () => void run('toggle', change, t.changeFailed),
    keep: () => void run('keep', keep, t.changeFailed),
  };
};
