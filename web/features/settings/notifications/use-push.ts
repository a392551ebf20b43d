import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language.tsx';
import { endPushHere, pushIdHere, subscribeHere } from '../../../lib/browser-push.ts';
import { useAction } from '../../../lib/use-action.ts';
import { api } from '../../session/session.ts';
import { useApi } from '../../session/use-api.ts';

/** The browser's push service could not be reached. */
export class NoPushService extends Error {}

/** The browser asked whether notifications are allowed, and nobody answered. */
export class NotAnswered extends Error {}

const remove = (pushSubscriptionId: string) =>
  api('DELETE /v1/members/me/push-subscriptions/{pushSubscriptionId}', { params: { pushSubscriptionId } });

const isAllowed = async (): Promise<boolean> => {
  const permission = await Notification.requestPermission();
  if (permission === 'default') throw new NotAnswered();
  return permission === 'granted';
};

/** Whether the member is notified in this browser and in others, and what changes it. */
export const usePush = () => {
  const language = useLanguage();
  const { data, error, isValidating, mutate } = useApi('GET /v1/members/me/push-subscriptions');
  const [ownId, setOwnId] = useState<string | null>();
  const { busy, failure, run } = useAction<'on' | 'off' | 'others'>();
  useEffect(() => {
    // Without the browser's answer nothing is on here.
    pushIdHere().then(setOwnId, () => setOwnId(null));
  }, []);
  const ids = data?.pushSubscriptions.map(({ pushSubscriptionId }) => pushSubscriptionId) ?? [];
  const others = ids.filter((id) => id !== ownId);
  const turnOn = async () => {
    if (!data || !(await isAllowed())) return;
    const subscription = await subscribeHere(data.publicKey).catch((cause: unknown) => {
      throw new NoPushService('', { cause });
    });
    await api('POST /v1/members/me/push-subscriptions', { body: { ...subscription, language } });
    setOwnId(await pushIdHere());
    await mutate();
  };
  const turnOff = async () => {
    if (!ownId) return;
    // Last here: what could not be taken back at the server is still on, and can be turned off again.
    await remove(ownId);
    try {
      await endPushHere();
      setOwnId(null);
    } finally {
      await mutate();
    }
  };
  const endOthers = async () => {
    const outcomes = await Promise.allSettled(others.map(remove));
    await mutate();
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  };
  return {
    isReady: data !== undefined && ownId !== undefined,
    isOn: ownId != null && ids.includes(ownId) && Notification.permission === 'granted',
    others: others.length,
    ...{ error, isValidating, mutate, busy, failure },
    turnOn: () => run('on', turnOn),
    turnOff: () => run('off', turnOff),
    endOthers: () => run('others', endOthers),
  };
};
