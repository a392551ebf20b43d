import { randomUUID } from 'node:crypto';
import { DEMO_LOGIN } from '../../local/demo/demo-business.ts';
import { type InspectedPage, type Look, openInspected, type SavedSession } from '../e2e/inspected-page.ts';
import { readJson, startDemoCloud, startLocalCloud } from '../support/local-cloud.ts';
import { sharedBrowser, sharedProduct } from '../support/run-host.ts';
import { withSeenVersion } from '../support/seen-version.ts';

/** Somebody with an account; the tokens are those of a sign-in. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly tokens: {
    readonly idToken: string;
    readonly accessToken: string;
    readonly refreshToken: string;
    readonly expiresAt: number;
  };
}

type Json = ReturnType<typeof JSON.parse>;

/** The running product, people with accounts, and browsers that are signed in as one of them. */
export interface DashboardWorld {
  readonly origin: string;
  /** A new account, confirmed and signed in. */
  readonly person: () => Promise<Account>;
  /** Somebody with a business, and a site unless told. */
  readonly owner: (name: string, hasSite?: boolean) => Promise<Account>;
  /** The demo's owner; only where the demo was asked for. */
  readonly demoOwner: () => Promise<Account>;
  /** A call of the API; answers its `data`, and throws what was refused. */
  readonly call: (by: Account, method: string, path: string, body?: object) => Promise<Json>;
  readonly open: (as: Account | null, path: string, look?: Partial<Look>) => Promise<InspectedPage>;
  readonly close: () => Promise<void>;
}

const frenchAtDesk: Look = { language: 'fr', theme: 'light', width: 1440 };
const PASSWORD = 'comptoir2026';

const identityCaller = (endpoint: string, ClientId: string) => async (operation: string, input: object) => {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId, ...input }),
  });
  const body: Json = await answer.json();
  if (!answer.ok) throw new Error(`${operation}: ${JSON.stringify(body)}`);
  return body;
};

type Identity = ReturnType<typeof identityCaller>;

const signIn = async (identity: Identity, email: string, password: string): Promise<Account> => {
  const { AuthenticationResult: result } = await identity('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
  const tokens = {
    idToken: result.IdToken,
    accessToken: result.AccessToken,
    refreshToken: result.RefreshToken,
    expiresAt: Math.floor(Date.now() / 1000) + result.ExpiresIn,
  };
  return { email, password, tokens };
};

const signUp = async (identity: Identity, origin: string): Promise<Account> => {
  const email = `p${randomUUID().slice(0, 8)}@example.com`;
  await identity('SignUp', { Username: email, Password: PASSWORD, UserAttributes: [] });
  const { messages } = await readJson(`${origin}/__local/mailbox.json?to=${encodeURIComponent(email)}`);
  const ConfirmationCode = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
  await identity('ConfirmSignUp', { Username: email, ConfirmationCode });
  return signIn(identity, email, PASSWORD);
};

/** What a signed-in browser keeps. */
const sessionOf = (origin: string, { tokens }: Account): SavedSession => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'comptoir.tokens', value: JSON.stringify(tokens) }] }],
});

const apiCaller = (origin: string): DashboardWorld['call'] => {
  const call: DashboardWorld['call'] = async (by, method, path, given) => {
    const body = await withSeenVersion(method, path, given, (read) => call(by, 'GET', read));
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${by.tokens.idToken}`, 'idempotency-key': randomUUID() },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text).data;
  };
  return call;
};

const siteOf = (name: string) => ({
  slug: `s-${randomUUID().slice(0, 8)}`,
  title: name,
  theme: 'light',
  welcomeMessage: 'Bonjour! Comment puis-je vous aider ?',
  replyMode: 'llm',
});

interface Needs {
  readonly hasDemo: boolean;
  /** Whether the product's clock is moved, so that no other file may share it; a demo is never shared. */
  readonly movesClock?: boolean;
}

interface Product {
  readonly origin: string;
  readonly remove: () => Promise<void>;
}

const productFor = async ({ hasDemo, movesClock = false }: Needs): Promise<Product> => {
  if (hasDemo) return startDemoCloud();
  if (movesClock) return startLocalCloud({ COMPTOIR_FRESH: '1' });
  return { origin: await sharedProduct(), remove: async () => undefined };
};

/** A product as a file needs it, and a browser. */
export const openDashboardWorld = async (needs: Needs): Promise<DashboardWorld> => {
  const [product, browser] = await Promise.all([productFor(needs), sharedBrowser()]);
  const { origin } = product;
  const { cognito } = await readJson(`${origin}/config.json`);
  const identity = identityCaller(cognito.endpoint, cognito.clientId);
  const call = apiCaller(origin);
  const person = () => signUp(identity, origin);
  return {
    origin,
    person,
    call,
    demoOwner: () => signIn(identity, DEMO_LOGIN.email, DEMO_LOGIN.password),
    owner: async (name, hasSite = true) => {
      const owner = await person();
      await call(owner, 'POST', '/v1/tenants', { name });
      if (hasSite) await call(owner, 'POST', '/v1/sites', siteOf(name));
      return owner;
    },
    open: async (as, path, look = {}) => {
      const session = as ? sessionOf(origin, as) : undefined;
      const opened = await openInspected(browser, { ...frenchAtDesk, ...look }, session);
      await opened.page.goto(`${origin}${path}`);
      return opened;
    },
    close: async () => {
      await browser.close();
      await product.remove();
    },
  };
};
