import { signInWithPassword } from '../local/sign-in.ts';
import type { RunningCloud } from '../test/support/local-cloud.ts';
import { readJson } from '../test/support/local-cloud.ts';

type Json = ReturnType<typeof JSON.parse>;

/** A business to measure, with calls as its owner and as visitors. */
export interface Shop {
  readonly slug: string;
  readonly serviceId: string;
  asOwner(method: string, path: string, body?: unknown): Promise<Json>;
  /** As the n-th visitor, with an address of their own so that no rate limit applies. */
  asVisitor(n: number, method: string, path: string, body?: unknown): Promise<Json>;
}

const call = async (
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Json> => {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(url, { method, headers, ...init });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return text ? JSON.parse(text).data : undefined;
};

const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

const codeFor = async (origin: string, email: string): Promise<string> => {
  const { messages } = await readJson(`${origin}/__local/mailbox.json?to=${email}`);
  return /\b\d{6}\b/.exec(messages[0].text)?.[0] ?? '';
};

const signUp = async (origin: string, email: string, password: string): Promise<string> => {
  const { cognito } = await readJson(`${origin}/config.json`);
  const identity = (operation: string, body: object) =>
    fetch(cognito.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId: cognito.clientId, Username: email, ...body }),
    });
  await identity('SignUp', { Password: password, UserAttributes: [{ Name: 'email', Value: email }] });
  await identity('ConfirmSignUp', { ConfirmationCode: await codeFor(origin, email) });
  return signInWithPassword({ endpoint: cognito.endpoint, clientId: cognito.clientId }, email, password);
};

/**
 * Opens the n-th business on a running cloud: every day from 8 to 20, fifty at once, half-hour slots, a month ahead.
 */
export const openShop = async ({ origin }: RunningCloud, n = 0): Promise<Shop> => {
  const slug = `bench-shop-${n}`;
  const token = await signUp(origin, `bench-${n}@example.com`, 'benchmark2026');
  const asOwner = (method: string, path: string, body?: unknown) =>
    call(`${origin}${path}`, method, { authorization: `Bearer ${token}` }, body);
  const { version } = await asOwner('POST', '/v1/tenants', {
    name: 'Bench Shop',
    timezone: 'America/Toronto',
  });
  await asOwner('PATCH', '/v1/tenants/current', {
    booking: { horizonDays: 28, slotMinutes: 30, minNoticeMin: 0 },
    version,
  });
  for (const dayOfWeek of [0, 1, 2, 3, 4, 5, 6])
    await asOwner('POST', '/v1/availability', {
      dayOfWeek,
      startTime: '08:00',
      endTime: '20:00',
      capacity: 50,
    });
  const { serviceId } = await asOwner('POST', '/v1/services', { name: 'Coupe', durationMin: 30, price: 40 });
  await asOwner('POST', '/v1/sites', { slug, title: 'Bench Shop', welcomeMessage: 'Bonjour !' });
  return {
    slug,
    serviceId,
    asOwner,
    asVisitor: (n, method, path, body) =>
      call(`${origin}${path}`, method, { 'cloudfront-viewer-address': `${addressOf(n + 1)}:1` }, body),
  };
};
