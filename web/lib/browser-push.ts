/** The file is served at the root; it is in charge of the dashboard alone. */
const WORKER = '/service-worker.js';
const SCOPE = '/dashboard';

interface UrlPolicy {
  readonly createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    /** Browsers that have it take a script's address from a policy alone; TypeScript does not know it. */
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy };
  }
}

/**
 * Whether this browser can be notified while no page of ours is open. `needs_install`: only as an app on the home
 * screen, as on iPhone and iPad; `insecure`: not over plain http.
 */
export type PushSupport = 'supported' | 'needs_install' | 'insecure' | 'unsupported';

export const pushSupport = (): PushSupport => {
  if (!window.isSecureContext) return 'insecure';
  const parts = ['PushManager', 'Notification'].every((name) => name in window);
  if ('serviceWorker' in navigator && parts) return 'supported';
  return Reflect.get(navigator, 'standalone') === false ? 'needs_install' : 'unsupported';
};

/** A policy is made once; the one that our content security policy allows gives out this one address. */
let policy: UrlPolicy | undefined;
const workerUrl = (): string => {
  policy ??= window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER });
  return policy ? policy.createScriptURL(WORKER) : WORKER;
};

const subscriptionHere = async (): Promise<PushSubscription | null> => {
  if (pushSupport() !== 'supported') return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The id by which our server knows this browser's subscription; null without one. */
export const pushIdHere = async (): Promise<string | null> => {
  const subscription = await subscriptionHere();
  if (!subscription) return null;
  return toBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint)));
};

/** Ends this browser's subscription, whoever made it: nothing more reaches it. */
export const endPushHere = async (): Promise<void> => {
  await (await subscriptionHere())?.unsubscribe();
};

/**
 * Subscribes this browser again: an older subscription may be of a colleague who was signed in here. Throws where the
 * browser's push service is not to be had.
 */
export const subscribeHere = async (publicKey: string) => {
  await endPushHere();
  await navigator.serviceWorker.register(workerUrl(), { scope: SCOPE, updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = fromBase64Url(publicKey);
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh, auth };
};
