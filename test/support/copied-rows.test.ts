import { beforeAll, expect, test } from '@jest/globals';
import { rowsNaming } from './copied-rows.ts';
import { type Business, openBusiness, openWorld, type World } from './world.ts';

const ID = /(?<![0-9a-z])[0-9a-hjkmnp-tv-z]{26}(?![0-9a-z])/g;

/** What an id or a name of chance decides besides: the partition of a list that everybody's businesses share. */
const SHARD = /(?<=REFRESH#|OUTBOX#|"refreshShard",)\d+/g;

/** A business's rows, as they would be whatever its ids: each id is the n-th that they name. */
const rowsOf = async (world: World, { tenantId, owner, slug }: Business): Promise<readonly string[]> => {
  const rows = await rowsNaming(world.kernel.table, tenantId);
  const texts = rows.map((row) =>
    JSON.stringify(Object.entries(row).toSorted(([one], [other]) => one.localeCompare(other)))
      .replaceAll(owner.userId, 'the owner')
      .replaceAll(owner.email, 'their address')
      .replaceAll(slug, 'the slug')
      .replaceAll(SHARD, 'shard'),
  );
  const nth = new Map<string, number>();
  const numbered = (id: string): string => {
    nth.set(id, nth.get(id) ?? nth.size);
    return `id ${nth.get(id)}`;
  };
  return texts
    .toSorted((one, other) => one.replace(ID, '').localeCompare(other.replace(ID, '')))
    .map((text) => text.replace(ID, numbered));
};

let copies: World;
let first: Business;
let copied: Business;
beforeAll(async () => {
  copies = await openWorld();
  first = await openBusiness(copies);
  copied = await openBusiness(copies);
});

test('a copied business has the rows of one that was made through the API', async () => {
  // Over ids that are not the system's, each business is made through the API.
  const world = await openWorld((kernel) => ({ ...kernel, ids: { ...kernel.ids } }));
  const made = await rowsOf(world, await openBusiness(world));
  expect(made.length).toBeGreaterThan(10);
  expect(await rowsOf(copies, copied)).toEqual(made);
});

test('a copied business shares no row with the first, and names neither it nor its owner', async () => {
  const rows = await rowsNaming(copies.kernel.table, copied.tenantId);
  const text = JSON.stringify(rows);
  for (const theirs of [
    first.tenantId,
    first.owner.userId,
    first.owner.memberId,
    first.serviceId,
    first.slug,
  ])
    expect(text).not.toContain(theirs);
});
