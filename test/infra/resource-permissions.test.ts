import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { noSigner } from '../../functions/kernel/identity/signing.ts';
import { indexed, keys, ranges } from '../../functions/kernel/table/keys.ts';
import { jobPermissions } from '../../infra/jobs.ts';
import { resourcePermissions } from '../../infra/resource-permissions.ts';
import { type PartitionGrant, TABLE_ACTIONS, tableStatements } from '../../infra/table-grants.ts';
import { jobNames } from '../../shared/domain/jobs.ts';
import { type Resource, type RouteKey, resources, routeKeys, routeSpec } from '../../shared/routes.ts';
import { methodOf, openStage, type Stage, validRequests } from '../functions/manifest/requests.ts';
import { isAllowed, type Statement } from '../support/iam.ts';
import { questionOf, TABLE_ARN, type Use, usesDuring } from '../support/table-use.ts';
import { openWorld, type World } from '../support/world.ts';
import { deployed, servingOf } from './deployed.ts';
import { roleStatements } from './role-statements.ts';

const { jobs } = deployed();

/** A partition of every kind that the code can name, as its keys spell it for one business, and one that it cannot. */
const PARTITIONS: Readonly<Record<Use['of'], readonly string[]>> = (() => {
  const named: Record<Use['of'], Set<string>> = { table: new Set(), gsi1: new Set(), gsi2: new Set() };
  const spelled = (make: (...parts: never[]) => object): Record<string, unknown> =>
    Object.fromEntries(Object.entries(Reflect.apply(make, undefined, Array(6).fill('1'))));
  for (const make of Object.values(keys)) {
    const { pk } = spelled(make);
    named.table.add(String(pk));
  }
  for (const make of Object.values(ranges)) {
    const { index, pk } = spelled(make);
    if (index === 'table' || index === 'gsi1' || index === 'gsi2') named[index].add(String(pk));
  }
  for (const make of Object.values(indexed)) {
    const { gsi1pk, gsi2pk } = spelled(make);
    if (gsi1pk !== undefined) named.gsi1.add(String(gsi1pk));
    if (gsi2pk !== undefined) named.gsi2.add(String(gsi2pk));
  }
  const all = (of: Use['of']) => [...named[of], 'ANYTHING#1'].sort();
  return { table: all('table'), gsi1: all('gsi1'), gsi2: all('gsi2') };
})();

const kindOf = (partition: string): string => partition.replace(/#.*$/, '');

const everyUse: readonly Use[] = (['table', 'gsi1', 'gsi2'] as const).flatMap((of) =>
  TABLE_ACTIONS.flatMap((action) =>
    PARTITIONS[of].map((partition) => ({ of, action, partitions: [partition] })),
  ),
);

const allowedBy = (statements: readonly Statement[], uses: readonly Use[]): readonly Use[] =>
  uses.filter((use) => isAllowed(statements, questionOf(use)));

describe('the role of a function is what its grants say', () => {
  const functions: ReadonlyArray<readonly [string, typeof jobs, readonly PartitionGrant[]]> = [
    ...resources.map(
      (resource) => [resource, servingOf(resource), resourcePermissions[resource].table] as const,
    ),
    ...jobNames.map((job) => [job, jobs, jobPermissions[job].table] as const),
  ];

  test.each(functions)('%s', (name, template, grants) => {
    const granted = allowedBy(tableStatements(TABLE_ARN, grants), everyUse);
    expect(allowedBy(roleStatements(template, name), everyUse)).toEqual(granted);
    expect(granted.length > 0).toBe(name !== 'openapi');
    const keyless = { of: 'table', action: 'Query', partitions: [] } as const;
    expect(isAllowed(roleStatements(template, name), questionOf(keyless))).toBe(false);
  });
});

describe('what is nobody’s but few resources’ to touch', () => {
  /** What resources may do to a kind of partition, by resource. */
  const reach = (of: Use['of'], kind: string): Readonly<Record<string, readonly string[]>> => {
    const partition = PARTITIONS[of].find((named) => kindOf(named) === kind);
    if (partition === undefined) throw new Error(`No key of ${of} is of ${kind}.`);
    return Object.fromEntries(
      resources.flatMap((resource) => {
        const uses = TABLE_ACTIONS.map((action) => ({ of, action, partitions: [partition] }));
        const actions = allowedBy(roleStatements(servingOf(resource), resource), uses).map(
          ({ action }) => action,
        );
        return actions.length > 0 ? [[resource, actions]] : [];
      }),
    );
  };

  const each = (who: readonly Resource[], ...actions: readonly string[]) =>
    Object.fromEntries(who.map((resource) => [resource, actions]));

  test('the outbox: added to by whoever has something to tell, and read by no resource', () => {
    const owing: readonly Resource[] = [
      ...(['billing', 'bookings', 'chat', 'leads', 'pages', 'privacy', 'public-site', 'waitlist'] as const),
      // A member's answer answers the request that was left in the conversation.
      'conversations',
      // Each of these changes what is offered, and so has the waitlist looked at.
      ...(['availability', 'calendars', 'closures', 'members', 'services', 'slots', 'tenants'] as const),
      // Turning the waitlist's offers on again does too.
      'automations',
    ];
    expect(reach('table', 'OUTBOX')).toEqual(each(owing, 'PutItem'));
  });

  test('the audit trail: added to, and read by its own resource alone', () => {
    const recording: readonly Resource[] = [
      ...([
        'billing',
        'bookings',
        'calendar-feeds',
        'calendars',
        'exports',
        'leads',
        'me',
        'members',
        'messages',
        'privacy',
        'tenants',
        'webhooks',
      ] as const),
    ];
    expect(reach('table', 'AUDIT')).toEqual({ ...each(recording, 'PutItem'), audit: ['Query'] });
  });

  test('files to be deleted: named by whoever takes a picture away, read by none', () => {
    const naming = each(['me', 'members', 'services', 'tenants'], 'PutItem');
    expect(reach('table', 'SPAREFILES')).toEqual({ ...naming, pictures: ['PutItem', 'DeleteItem'] });
  });

  test('payments: billing’s', () => {
    for (const kind of ['STRIPE', 'STRIPEEVENT'])
      expect(reach('table', kind)).toEqual({ billing: ['GetItem', 'PutItem'] });
  });

  test('accounts: looked up by whoever serves members, changed where somebody joins or leaves', () => {
    const { me, members, tenants, ...others } = reach('table', 'USER');
    for (const actions of [me, members, tenants])
      expect(actions).toEqual(['GetItem', 'PutItem', 'UpdateItem']);
    expect(new Set(Object.values(others).flat())).toEqual(new Set(['GetItem']));
    expect(Object.keys(others)).not.toEqual(expect.arrayContaining(['pages']));
    expect(Object.keys(others)).not.toEqual(expect.arrayContaining(['public-site']));
  });

  test('invitations: of those who invite and are invited, and taken away with a person', () => {
    const { privacy, ...others } = reach('table', 'INVITE');
    expect(privacy).toEqual(['DeleteItem']);
    expect(Object.keys(others).sort()).toEqual(['me', 'members', 'tenants']);
  });

  test('the index of invitations, erasures, exports and turns: read only to close a business', () => {
    for (const kind of ['INVITES', 'SLUGS'])
      expect(reach('gsi2', kind)).toEqual(each(['me', 'tenants'], 'Query'));
    for (const kind of ['REFRESH', 'CLOSED', 'ERASURES', 'EXPORTS', 'ANYTHING'])
      expect(reach('gsi2', kind)).toEqual({});
  });

  test.each(['public-site', 'pages', 'chat', 'billing', 'openapi'] as const)(
    '%s, which anybody may call, queries no index at all',
    (resource) => {
      const uses = everyUse.filter(({ of }) => of !== 'table');
      expect(allowedBy(roleStatements(servingOf(resource), resource), uses)).toEqual([]);
    },
  );

  test('every list is of the resources that show it', () => {
    const kinds = PARTITIONS.gsi1.map(kindOf);
    const readers = kinds.map((kind) => [kind, Object.keys(reach('gsi1', kind)).sort()]);
    expect(Object.fromEntries(readers)).toEqual({
      BOOKINGS: ['availability', 'bookings', 'calendar-feeds', 'closures', 'exports', 'reports'],
      CANCELLED: ['availability', 'bookings', 'calendar-feeds', 'closures', 'exports', 'reports'],
      LEADS: ['exports', 'leads', 'reports'],
      CONTACTS: ['conversations', 'leads'],
      CONVERSATIONS: ['conversations', 'reports'],
      QUESTIONS: ['conversations'],
      SCENARIOS: ['conversations'],
      CONVMARKS: ['conversations'],
      LEADMARKS: ['leads', 'privacy'],
      RECOVERED: ['waitlist'],
      DELIVERIES: ['webhooks'],
      RECEIPTS: ['privacy'],
      ANYTHING: [],
    });
  });
});

describe('a resource asks the table for no more than its function’s role allows', () => {
  let world: World;
  let stage: Stage;
  beforeAll(async () => {
    world = await openWorld();
    stage = await openStage(world);
  });
  afterAll(() => world.stop());

  const answered = async (route: RouteKey) => {
    const valid = await validRequests[route](stage);
    const anyone = routeSpec(route).access === 'anyone';
    let status = 0;
    const uses = await usesDuring(world.kernel.table, async () => {
      const token = anyone ? {} : { token: stage.owner.token };
      ({ status } = await world.call(methodOf(route), valid.path, { ...token, ...valid.options }));
    });
    return { status, uses };
  };

  test.each(routeKeys)('%s', async (route) => {
    const { resource } = routeSpec(route);
    const statements = roleStatements(servingOf(resource), resource);
    const { status, uses } = await answered(route);
    // Without a name there is no site to show, only the page that says so.
    expect(status).toBeLessThan(route === 'GET /site' ? 405 : 400);
    expect(uses.filter((use) => !isAllowed(statements, questionOf(use)))).toEqual([]);
  });
});

test('a resource that signs nothing was told so: whatever it seals would fail', () => {
  for (const use of [() => noSigner.seal('a', 1), () => noSigner.open('a', 'b'), () => noSigner.hash('a')])
    expect(use).toThrow(/signs nothing/);
});
