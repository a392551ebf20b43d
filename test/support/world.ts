import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Kernel } from '../../functions/kernel/http/kernel.ts';
import { systemIds } from '../../functions/kernel/identity/ids.ts';
import { createSigner } from '../../functions/kernel/identity/signing.ts';
import { createTokenVerifier } from '../../functions/kernel/identity/tokens.ts';
import { openTable } from '../../functions/kernel/table/table.ts';
import { toContext, toEvent } from '../../local/event.ts';
import type { LocalPayments } from '../../local/payments/open-payments.ts';
import type { Role } from '../../shared/domain/roles.ts';
import { enforceRoles } from './acting-role.ts';
import { stoppedAtEnd } from './at-end.ts';
import { addRows, rowsNaming, withNewIds } from './copied-rows.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { openTestPayments, PRICES } from './payments.ts';
import { openTestPictures, type TestPictures } from './pictures.ts';
import { withSeenVersion } from './seen-version.ts';
import { CLIENT_ID, ISSUER, jwks, signToken } from './tokens.ts';
import { openResources } from './under-role.ts';

/** Monday 2026-11-23, 08:00 in Toronto. */
export const MONDAY_8H = Date.parse('2026-11-23T13:00:00Z');

/** What the gateway sees of every viewer: the address of CloudFront, which is one for many. */
const EDGE = '130.176.0.1';

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly error?: unknown;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** The body as it goes over the wire, in place of `body`. */
  readonly rawBody?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly viewer?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The parsed body, as loose as JSON itself; undefined when there is none or it is not JSON. */
  readonly json: ReturnType<typeof JSON.parse>;
}

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
}

/** The product's server without its gateway: real handlers, real events, the embedded database, a clock to move. */
export interface World {
  readonly kernel: Kernel;
  readonly logs: LogLine[];
  /** What stands in for Stripe. */
  readonly payments: LocalPayments;
  /** What stands in for S3. */
  readonly pictures: TestPictures;
  setClock(ms: number): void;
  advance(minutes: number): void;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Somebody signed in who belongs to no business. */
  person(email?: string): Person;
  stop(): Promise<void>;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const headersOf = (headers: Readonly<Record<string, unknown>> | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );

/** Opens a world of its own: an empty table. `change` replaces parts of its kernel. */
export const openWorld = async (change: (kernel: Kernel) => Kernel = (kernel) => kernel): Promise<World> => {
  const database = await openTestDatabase();
  try {
    return await worldOver(database, change);
  } catch (error) {
    await database.stop();
    throw error;
  }
};

const worldOver = async (database: TestDatabase, change: (kernel: Kernel) => Kernel): Promise<World> => {
  let now = MONDAY_8H;
  const logs: LogLine[] = [];
  const signingSecret = 'a secret of the tests';
  const payments = await openTestPayments(() => now);
  const pictures = await openTestPictures(() => now);
  const kernel = change({
    table: openTable(database.client, database.tableName, () => now),
    clock: () => now,
    ids: systemIds,
    signer: createSigner(signingSecret),
    verifyToken: createTokenVerifier({ issuer: ISSUER, clientId: CLIENT_ID, jwks }),
    settings: {
      stage: 'test',
      appBase: 'https://app.example',
      pagesBase: 'https://app.example',
      apiBase: 'https://app.example',
      originSecrets: [],
      loopbackTargets: true,
      sendsEmail: true,
      sendsSms: true,
      prices: PRICES,
      paymentsEndpoint: payments.endpoint,
      pictures: pictures.settings,
    },
    given: async (name) => (name === 'stripe' ? payments.secret : undefined),
    logger: {
      info: (message, fields = {}) => logs.push({ level: 'info', message, fields }),
      warn: (message, fields = {}) => logs.push({ level: 'warn', message, fields }),
      error: (message, error, fields = {}) => logs.push({ level: 'error', message, fields, error }),
    },
  });
  const resourceFor = openResources(kernel);
  enforceRoles(database.client);

  const call = async (method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
    const { token, rawBody, key, headers = {}, viewer = '203.0.113.7' } = options;
    const body = await withSeenVersion(method, path, options.body, async (read) =>
      token ? (await call('GET', read, { token })).json?.data : undefined,
    );
    const text = rawBody ?? (body === undefined ? '' : JSON.stringify(body));
    const requestId = randomUUID();
    const event = toEvent({
      method,
      url: path,
      headers: {
        ...(text ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      body: Buffer.from(text),
      viewer,
      requestId,
      at: now,
    });
    event.requestContext.http.sourceIp = EDGE;
    const { pathname } = new URL(path, 'http://localhost');
    const serve = resourceFor(method, pathname);
    if (!serve) throw new Error(`No resource serves ${method} ${path}.`);
    const answer = await serve(event, toContext(requestId));
    return {
      status: answer.statusCode ?? 200,
      headers: headersOf(answer.headers),
      text: answer.body ?? '',
      json: parsed(answer.body ?? ''),
    };
  };

  return {
    kernel,
    logs,
    payments,
    pictures,
    setClock: (ms) => {
      now = ms;
    },
    advance: (minutes) => {
      now += minutes * 60_000;
    },
    call,
    person: (email = `${randomUUID()}@example.com`) => {
      const userId = randomUUID();
      return { userId, email, token: signToken({ claims: { sub: userId, email } }) };
    },
    stop: stoppedAtEnd(async () => {
      await payments.stop();
      await pictures.stop();
      await database.stop();
    }),
  };
};

/** Somebody of a business, with the id that it knows them by. */
export interface Colleague extends Person {
  readonly memberId: string;
}

export interface Business {
  readonly tenantId: string;
  readonly slug: string;
  readonly owner: Colleague;
  readonly serviceId: string;
}

const data = async (answer: Promise<Answer>): Promise<Answer['json']> => {
  const { status, json, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return json.data;
};

/** The id by which their business knows whoever has just made it. */
export const withMemberId = async (world: World, person: Person): Promise<Colleague> => {
  const { members } = await data(world.call('GET', '/v1/members', { token: person.token }));
  return { ...person, memberId: members[0].memberId };
};

export interface BusinessOptions {
  readonly slug?: string;
  readonly capacity?: number;
  readonly slotMinutes?: number;
  readonly durationMin?: number;
  /** How much one visitor may book; far more than usual unless told, since tests have few visitors. */
  readonly maxPerContact?: number;
  readonly maxPerAddressDay?: number;
}

const newSlug = () => `biz-${randomUUID().slice(0, 8)}`;

const makeBusiness = async (world: World, options: BusinessOptions): Promise<Business> => {
  const { slug = newSlug(), capacity = 1, slotMinutes = 60, durationMin = 60 } = options;
  const owner = world.person();
  const { token } = owner;
  const tenant = await data(world.call('POST', '/v1/tenants', { token, body: { name: 'Garage Tremblay' } }));
  const { maxPerContact = 100, maxPerAddressDay = 500 } = options;
  const booking = { maxPerContact, maxPerAddressDay };
  await data(world.call('PATCH', '/v1/tenants/current', { token, body: { booking } }));
  for (const dayOfWeek of [1, 2, 3, 4, 5]) {
    const body = { dayOfWeek, startTime: '09:00', endTime: '17:00', capacity };
    await data(world.call('POST', '/v1/availability', { token, body }));
  }
  await data(world.call('POST', '/v1/slots/generate', { token, body: { durationMinutes: slotMinutes } }));
  const service = await data(
    world.call('POST', '/v1/services', { token, body: { name: 'Vidange', durationMin, price: 60 } }),
  );
  const site = { slug, title: 'Garage Tremblay', welcomeMessage: 'Bonjour, que puis-je pour vous ?' };
  await data(world.call('POST', '/v1/sites', { token, body: site }));
  const { tenantId } = tenant;
  return { tenantId, slug, owner: await withMemberId(world, owner), serviceId: service.serviceId };
};

/** Each business that was made through the API, by how and when: itself and its rows. */
const made = new Map<string, Promise<string>>();

const keepMade = (world: World, how: string, making: Promise<Business>): void => {
  const keeping = making.then(async (business) => {
    const rows = await rowsNaming(world.kernel.table, business.tenantId);
    return JSON.stringify({ business, rows });
  });
  made.set(how, keeping);
  keeping.catch(() => made.delete(how));
};

/** One like another that was made through the API, of somebody else and with ids of its own. */
const copyBusiness = async (world: World, like: string, slug = newSlug()): Promise<Business> => {
  const { business: first }: { readonly business: Business } = JSON.parse(like);
  const person = world.person();
  const renewed = withNewIds(like)
    .replaceAll(first.owner.userId, person.userId)
    .replaceAll(first.owner.email, person.email)
    .replaceAll(first.slug, slug);
  const { business, rows } = JSON.parse(renewed);
  await addRows(world.kernel.table, rows);
  return { ...business, owner: { ...business.owner, token: person.token } };
};

/**
 * A business as the API makes it: open Monday to Friday nine to five in Toronto, one service, a public site. A file's
 * first is made through the API, and others like it at the same time are its rows once more: thirteen requests took
 * longer than most tests.
 */
export const openBusiness = async (world: World, options: BusinessOptions = {}): Promise<Business> => {
  const { slug, ...shape } = options;
  const how = JSON.stringify([world.kernel.clock(), Object.entries(shape).toSorted()]);
  const ownIds = world.kernel.ids !== systemIds;
  const like = ownIds ? undefined : await made.get(how);
  if (like) return copyBusiness(world, like, slug);
  const making = makeBusiness(world, options);
  // A name that was chosen may stand in other texts too, where a copy must keep it.
  if (!slug && !ownIds) keepMade(world, how, making);
  const business = await making;
  await made.get(how);
  return business;
};

/** Somebody who works for a business, written as an accepted invitation would. */
export const addMember = async (world: World, tenantId: string, role: Role): Promise<Colleague> => {
  const person = { ...world.person(), memberId: systemIds.sortable(world.kernel.clock()) };
  const { memberId } = person;
  const { client, name } = world.kernel.table;
  const member = { memberId, userId: person.userId, email: person.email, role };
  await client.send(
    new PutCommand({
      TableName: name,
      Item: { pk: `USER#${person.userId}`, sk: 'USER', tenantId, role, memberId },
    }),
  );
  await client.send(
    new PutCommand({
      TableName: name,
      Item: {
        pk: `TENANT#${tenantId}`,
        sk: `MEMBER#${memberId}`,
        ...member,
        acceptedAt: '2026-11-23T13:00:00.000Z',
        version: 1,
      },
    }),
  );
  return person;
};
