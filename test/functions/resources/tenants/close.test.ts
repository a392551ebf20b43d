import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { purgeWell } from '../../../support/purge.ts';
import { join, meOf } from '../../../support/team.ts';
import { type Business, openBusiness, openWorld, type Person, type World } from '../../../support/world.ts';
import { diedAtWork, dyingAfter } from '../../manifest/dying.ts';
import { allItems } from '../../manifest/requests.ts';
import { deliverDue, portsOf } from '../../messages/world.ts';
import { live, somebody, tracesOf } from '../privacy/life.ts';

const DAY_MIN = 1440;
const ZOE = somebody('zoecanari', '5145550142');

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterEach(() => world.stop());

/** What an owner is told of, weeks after the business was made: ids alone, which find nobody at their time. */
const LATER = ['owner_assistant_ending', 'owner_assistant_limited'];

const close = ({ token }: Pick<Person, 'token'>, confirm = 'Garage Tremblay') =>
  world.call('DELETE', '/v1/tenants/current', { token, body: { confirm } });

const purge = () => purgeWell(world.kernel);

/** Tells the world what it is owed by now. */
const deliver = () => deliverDue(portsOf(world));

/** Rows that say whose they are, and that the clock has not taken yet. */
const rowsOf = async ({ tenantId }: Business) =>
  (await allItems(world)).filter(
    (row) =>
      JSON.stringify(row).includes(tenantId) &&
      !(typeof row.expiresAt === 'number' && row.expiresAt * 1000 <= world.kernel.clock()),
  );

describe('closing a business', () => {
  test('is its owner’s, and asks for its name', async () => {
    const admin = await join(world, business.owner, 'admin');
    for (const person of [admin, world.person()])
      expect((await close(person)).json.error.code).toBe('forbidden');
    const { status, json } = await close(business.owner, 'Garage Roy');
    expect([status, json.error.issues]).toEqual([
      400,
      [{ path: 'confirm', message: 'Ce n’est pas le nom de l’entreprise.' }],
    ]);
    expect((await meOf(world, business.owner)).tenant).not.toBeNull();
    expect((await close(business.owner, ' garage tremblay ')).status).toBe(204);
  });

  test('takes its public page, its links and its feed down at once', async () => {
    const { slug, owner } = business;
    const { past } = await live(world, business, ZOE);
    const manage = `/public/bookings/${String(past.manageUrl).split('/').at(-1)}`;
    const feed = (await world.call('GET', '/v1/calendar-feed', { token: owner.token })).json.data.url;
    await world.call('PATCH', '/v1/sites/current', { token: owner.token, body: { slug: `${slug}-2` } });
    const paths = [slug, `${slug}-2`].flatMap((one) => [`/public/sites/${one}/config`, `/site/${one}`]);
    const open = [...paths, manage, new URL(feed).pathname];
    for (const path of open)
      expect((await world.call('GET', path)).status).toBe(path === `/site/${slug}` ? 301 : 200);
    await close(owner);
    for (const path of open) expect([path, (await world.call('GET', path)).status]).toEqual([path, 404]);
  });

  test('shows everybody out, and takes every invitation back', async () => {
    const staff = await join(world, business.owner, 'staff');
    const invited = world.person();
    const body = { email: invited.email, role: 'staff' };
    await world.call('POST', '/v1/members/invite', { token: business.owner.token, body });
    await close(business.owner);
    for (const person of [business.owner, staff]) {
      expect(await meOf(world, person)).toMatchObject({ tenant: null, removed: true });
      expect((await world.call('GET', '/v1/leads', { token: person.token })).status).toBe(403);
    }
    const me = await meOf(world, invited);
    expect([me.tenant, me.invitations]).toEqual([null, undefined]);
    expect(
      (await world.call('POST', '/v1/tenants', { token: staff.token, body: { name: 'À moi' } })).status,
    ).toBe(201);
  });

  test('keeps its address from others for half a year', async () => {
    const { slug } = business;
    await close(business.owner);
    const other = await openBusiness(world);
    const take = () => world.call('PATCH', '/v1/sites/current', { token: other.owner.token, body: { slug } });
    expect((await take()).json.error.code).toBe('slug_taken');
    world.advance(179 * DAY_MIN);
    expect((await take()).json.error.code).toBe('slug_taken');
    world.advance(2 * DAY_MIN);
    expect((await take()).status).toBe(200);
  });

  test('of one without a page works too, and asked twice is done once', async () => {
    const owner = world.person();
    await world.call('POST', '/v1/tenants', { token: owner.token, body: { name: 'Atelier' } });
    const request = { token: owner.token, key: 'k', body: { confirm: 'Atelier' } };
    expect((await world.call('DELETE', '/v1/tenants/current', request)).status).toBe(204);
    expect((await world.call('DELETE', '/v1/tenants/current', request)).status).toBe(204);
    expect((await close(owner, 'Atelier')).status).toBe(204);
  });

  test('that dies after any of its writes is gone on with by asking again, or by the job', async () => {
    let died = true;
    for (let count = 1; died; count += 1) {
      const [one, staffed] = [await openBusiness(world), count % 2 === 0];
      const staff = await join(world, one.owner, 'staff');
      const restart = dyingAfter(world.kernel.table, count);
      await close(one.owner);
      died = restart();
      if (staffed) await close(one.owner);
      else await purge().then(() => close(one.owner));
      await purge();
      for (const person of [one.owner, staff])
        expect([count, (await meOf(world, person)).tenant]).toEqual([count, null]);
      expect((await world.call('GET', `/public/sites/${one.slug}/config`)).status).toBe(404);
      expect(count).toBeLessThan(20);
    }
  });
});

describe('thirty days after', () => {
  test('all of it is still there the day before, and nothing of it the day after, but for others’', async () => {
    const other = await openBusiness(world);
    await join(world, business.owner, 'staff');
    await live(world, business, ZOE);
    await world.call('PATCH', '/v1/sites/current', {
      ...{ token: business.owner.token, body: { slug: `${business.slug}-2` } },
    });
    const theirs = (await rowsOf(other)).filter(
      ({ pk, sk }) => !String(sk).startsWith('AGENDA#') && !String(pk).startsWith('OUTBOX#'),
    );
    // What came of an appointment is told at its time.
    world.advance(DAY_MIN);
    await deliver();
    await close(business.owner);
    world.advance(29 * DAY_MIN);
    await purge();
    const kinds = (await rowsOf(business)).map(({ sk }) => String(sk).split('#')[0]);
    expect(kinds).toEqual(expect.arrayContaining(['TENANT', 'LEAD', 'BOOKING', 'CONVERSATION', 'MEMBER']));
    world.advance(2 * DAY_MIN);
    await deliver();
    await purge();
    const later = (await rowsOf(business)).map(({ message }) => message);
    expect(later.toSorted()).toEqual(LATER);
    expect(await tracesOf(world, ZOE)).toEqual([]);
    const kept = new Map((await allItems(world)).map((row) => [`${row.pk} ${row.sk}`, row]));
    for (const row of theirs) expect(kept.get(`${row.pk} ${row.sk}`)).toEqual(row);
    expect(await purge()).toBe(0);
    // At its time it finds nobody, and is gone too.
    world.advance(30 * DAY_MIN);
    await deliver();
    expect(await rowsOf(business)).toEqual([]);
  });

  test('a deletion that dies after any of its writes is finished by the next one', async () => {
    let died = true;
    for (let count = 1; died; count += 1) {
      const one = await openBusiness(world);
      await world.call('POST', '/v1/leads', {
        token: one.owner.token,
        body: { name: 'Luc', email: 'luc@lac.ca' },
      });
      await deliver();
      await close(one.owner);
      world.advance(31 * DAY_MIN);
      await deliver();
      died = await diedAtWork(world.kernel.table, count, purge);
      await purge();
      const kept = (await rowsOf(one)).filter(({ message }) => !LATER.includes(String(message)));
      expect([count, kept]).toEqual([count, []]);
      expect(count).toBeLessThan(30);
    }
  });
});
