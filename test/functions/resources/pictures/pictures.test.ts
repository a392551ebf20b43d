import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { filesIn } from '../../../../functions/resources/pictures/s3-gateway.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { deletePictures, purgeTenant } from '../../../support/under-role.ts';
import { JPEG, uploaded, WEBP } from '../../../support/uploads.ts';
import { addMember, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
let business: Business;
let token: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.advance(61);
  await filesDeleted();
  business = await openBusiness(world);
  ({ token } = business.owner);
});

const put = async (pictureId: string, body: object, as = token) =>
  world.call('PUT', `/v1/pictures/${pictureId}`, { token: as, body });

const show = async (pictureId: string, bytes = WEBP, type = 'image/webp') => {
  const answer = await put(pictureId, {
    uploadId: await uploaded(world, token, bytes, type),
    alt: 'Une enseigne',
  });
  expect([answer.status, answer.json.error]).toEqual([200, undefined]);
  return answer.json.data;
};

const fileOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** What a visitor's browser is answered for a picture. */
const served = async (url: string) => fetch(`${world.pictures.origin}/media/${fileOf(url)}`);

const listed = async (as = token): Promise<readonly { readonly pictureId: string; readonly url: string }[]> =>
  (await world.call('GET', '/v1/pictures', { token: as })).json.data.pictures;

/** The job's next runs, an hour after each other, until it has nothing due. */
const filesDeleted = async (): Promise<number> => {
  let deleted = 0;
  const { kernel } = world;
  const measure = (_: string, count: number) => {
    deleted += count;
  };
  await deletePictures({ ...kernel, measure }, filesIn(kernel.settings))(
    {},
    { getRemainingTimeInMillis: () => 60_000 },
  );
  return deleted;
};

describe('a picture', () => {
  test('is uploaded, shown under a name of its own, and served as what it is, for a year', async () => {
    const shown = await show('logo');
    expect(shown).toMatchObject({ pictureId: 'logo', width: 40, height: 32, alt: 'Une enseigne' });
    expect(shown.url).toMatch(/^https:\/\/app\.example\/media\/[0-9a-f]{40}\.webp$/);
    const answer = await served(shown.url);
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/webp', 'nosniff']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=86400, immutable');
    expect(Buffer.from(await answer.arrayBuffer()).includes('ICCP')).toBe(false);
    expect(await listed()).toEqual([shown]);
  });

  test('of the same bytes has another name each time, and nobody can guess it from them', async () => {
    const [one, other] = [await show('logo'), await show('cover')];
    expect(one.url).not.toBe(other.url);
  });

  test('that replaces another is shown at once, and the other’s file is deleted', async () => {
    const first = await show('cover');
    const second = await show('cover', JPEG, 'image/jpeg');
    expect((await listed()).map(({ url }) => url)).toEqual([second.url]);
    expect((await served(first.url)).status).toBe(200);
    expect(await filesDeleted()).toBe(1);
    expect((await served(first.url)).status).toBe(404);
    expect((await served(second.url)).status).toBe(200);
  });

  test('that is removed is gone from the list, and its file is deleted', async () => {
    const { url } = await show('logo');
    expect((await world.call('DELETE', '/v1/pictures/logo', { token })).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await world.call('DELETE', '/v1/pictures/logo', { token })).status).toBe(404);
    await filesDeleted();
    expect((await served(url)).status).toBe(404);
  });

  test('keeps its file when only its text changes', async () => {
    const { url } = await show('logo');
    const { status, json } = await put('logo', { alt: 'Autre texte' });
    expect([status, json.data.alt, json.data.url]).toEqual([200, 'Autre texte', url]);
    expect((await put('cover', { alt: 'Aucune' })).status).toBe(404);
    const told = { alt: 'Autre texte', translations: { en: { alt: 'Another text' } } };
    expect((await put('logo', told)).json.data).toMatchObject({ ...told, url });
    const wrong = { alt: 'Un', translations: { es: { alt: 'Uno' } } };
    expect((await put('logo', wrong)).status).toBe(400);
    await filesDeleted();
    expect((await served(url)).status).toBe(200);
  });

  test('keeps the translations of its text that are not sent, until they are cleared, or another is shown', async () => {
    await show('logo');
    const translations = { en: { alt: 'A sign' } };
    await put('logo', { alt: 'Une enseigne', translations });
    const reworded = await put('logo', { alt: 'Notre enseigne' });
    expect(reworded.json.data).toMatchObject({ alt: 'Notre enseigne', translations });
    const cleared = await put('logo', { alt: 'Notre enseigne', translations: {} });
    expect(cleared.json.data).not.toHaveProperty('translations');
    await put('logo', { alt: 'Notre enseigne', translations });
    expect(await show('logo')).not.toHaveProperty('translations');
  });

  test('of two that replace it at once one is shown, and the other’s file is deleted', async () => {
    const before = await show('logo');
    const uploads = [await uploaded(world, token), await uploaded(world, token)];
    const answers = await Promise.all(uploads.map((uploadId) => put('logo', { uploadId, alt: 'Un' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const urls: readonly string[] = answers.map(({ json }) => json.data.url);
    const [{ url } = { url: '' }] = await listed();
    expect(urls).toContain(url);
    expect(await filesDeleted()).toBe(2);
    for (const one of [before.url, ...urls]) expect((await served(one)).status).toBe(one === url ? 200 : 404);
  });
});

describe('an upload', () => {
  test('is taken once, by who uploaded it', async () => {
    const uploadId = await uploaded(world, token);
    const other = await openBusiness(world);
    const foreign = await put('logo', { uploadId, alt: 'Un' }, other.owner.token);
    expect([foreign.status, foreign.json.error.code]).toEqual([409, 'upload_missing']);
    expect((await put('logo', { uploadId, alt: 'Un' })).status).toBe(200);
    const again = await put('cover', { uploadId, alt: 'Un' });
    expect([again.status, again.json.error.code]).toEqual([409, 'upload_missing']);
  });

  test('under one key is saved once, however often it is asked', async () => {
    const body = { uploadId: await uploaded(world, token), alt: 'Un' };
    const ask = () => world.call('PUT', '/v1/pictures/logo', { token, body, key: 'once' });
    const [first, second] = [await ask(), await ask()];
    expect(second.text).toBe(first.text);
    expect(await filesDeleted()).toBe(0);
  });

  test.each([
    [
      'a PNG named WebP',
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a picture that is also a page', Buffer.concat([WEBP, Buffer.from('<script>alert(1)</script>')])],
  ])('of %s is refused, and nothing of it is served', async (_, bytes) => {
    const { status, json } = await put('logo', { uploadId: await uploaded(world, token, bytes), alt: 'Un' });
    expect([status, json.error.issues?.[0]?.path ?? json.error.fields]).toEqual([400, expect.anything()]);
    expect(await listed()).toEqual([]);
  });

  test.each([
    ['image/png', 1000],
    ['image/svg+xml', 1000],
    ['text/html', 1000],
    ['image/webp', 201 * 1024],
    ['image/webp', 0],
  ])('of %s and %i bytes gets no address', async (contentType, bytes) => {
    const { status } = await world.call('POST', '/v1/pictures/uploads', {
      token,
      body: { contentType, bytes },
    });
    expect(status).toBe(400);
  });

  test('whose request died before its file was a picture’s leaves no file behind', async () => {
    const { kernel } = world;
    const uploadId = await uploaded(world, token);
    const { serviceId } = business;
    const attempt = kernel.table.attempt.bind(kernel.table);
    Object.assign(kernel.table, { attempt: () => Promise.reject(new Error('died')) });
    const died = await put(`service-${serviceId}`, { uploadId, alt: 'Un' });
    Object.assign(kernel.table, { attempt });
    expect(died.status).toBe(500);
    expect(await filesDeleted()).toBe(0);
    world.advance(61);
    expect(await filesDeleted()).toBe(1);
    expect((await put(`service-${serviceId}`, { uploadId, alt: 'Un' })).status).toBe(200);
  });
});

describe('whose picture it is', () => {
  test('staff show services and themselves, admins everybody and the business, viewers nothing', async () => {
    const [viewer, staff, admin] = [
      await addMember(world, business.tenantId, 'viewer'),
      await addMember(world, business.tenantId, 'staff'),
      await addMember(world, business.tenantId, 'admin'),
    ];
    const places = [
      `person-${staff.memberId}`,
      `service-${business.serviceId}`,
      `person-${admin.memberId}`,
      'logo',
      'cover',
    ];
    const statuses = async (by: string) =>
      Promise.all(
        places.map(async (place) => {
          const { status } = await put(place, { uploadId: await uploaded(world, token), alt: 'Un' }, by);
          // The upload is the owner's business's, whoever of it uploads.
          return status;
        }),
      );
    expect(await statuses(staff.token)).toEqual([200, 200, 403, 403, 403]);
    expect(await statuses(admin.token)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(viewer.token)).toEqual([403, 403, 403, 403, 403]);
    expect((await listed(viewer.token)).length).toBe(5);
  });

  test.each(['', 'nothing', 'service-', 'service-nobody', 'person-nobody', 'logo-x', 'SERVICE-x'])(
    '"%s" is nobody’s: 404',
    async (pictureId) => {
      if (!pictureId) return expect((await put('%20', { alt: 'Un' })).status).toBe(404);
      return expect(
        (await put(pictureId, { uploadId: await uploaded(world, token), alt: 'Un' })).status,
      ).toBe(404);
    },
  );

  test('another business’s service is nobody’s here', async () => {
    const other = await openBusiness(world);
    const { status } = await put(`service-${other.serviceId}`, {
      uploadId: await uploaded(world, token),
      alt: 'Un',
    });
    expect(status).toBe(404);
  });

  test('it goes with its service, and with whoever leaves', async () => {
    const staff = await addMember(world, business.tenantId, 'staff');
    const { json } = await world.call('POST', '/v1/people', { token, body: { name: 'Salle 1' } });
    const { personId } = json.data;
    const urls: readonly string[] = [
      (await show(`service-${business.serviceId}`)).url,
      (await show(`person-${staff.memberId}`)).url,
      (await show(`person-${personId}`)).url,
    ];
    await world.call('DELETE', `/v1/services/${business.serviceId}`, { token });
    await world.call('DELETE', `/v1/members/${staff.memberId}`, { token });
    await world.call('DELETE', `/v1/people/${personId}`, { token });
    expect(await listed()).toEqual([]);
    expect(await filesDeleted()).toBe(3);
    for (const url of urls) expect((await served(url)).status).toBe(404);
  });

  test('it stays with a person who is given access', async () => {
    const { json } = await world.call('POST', '/v1/people', { token, body: { name: 'Léa' } });
    const { personId } = json.data;
    const { url } = await show(`person-${personId}`);
    const invited = world.person();
    await world.call('POST', `/v1/people/${personId}/invite`, {
      token,
      body: { email: invited.email, role: 'staff' },
    });
    const accepted = await world.call('POST', `/v1/invitations/${personId}/accept`, { token: invited.token });
    expect(accepted.status).toBe(200);
    expect(await listed()).toMatchObject([{ pictureId: `person-${personId}`, url }]);
    expect((await put(`person-${personId}`, { alt: 'Moi' }, invited.token)).status).toBe(200);
  });

  test('a service deleted while its picture was being saved leaves neither', async () => {
    const uploadId = await uploaded(world, token);
    const place = `service-${business.serviceId}`;
    const [saved, removed] = await Promise.all([
      put(place, { uploadId, alt: 'Un' }),
      world.call('DELETE', `/v1/services/${business.serviceId}`, { token }),
    ]);
    expect([200, 404]).toContain(saved.status);
    expect(removed.status).toBe(204);
    expect(await listed()).toEqual([]);
    world.advance(61);
    await filesDeleted();
    if (saved.status === 200) expect((await served(saved.json.data.url)).status).toBe(404);
  });
});

test('a closed business’s pictures are deleted with it', async () => {
  const { url } = await show('logo');
  await world.call('DELETE', '/v1/tenants/current', { token, body: { confirm: 'Garage Tremblay' } });
  world.advance(31 * 24 * 60);
  const tenantId = brandId<TenantId>(business.tenantId);
  await purgeTenant(world.kernel, { tenantId, isWhole: true }, world.kernel.clock());
  expect(await filesDeleted()).toBe(1);
  expect((await served(url)).status).toBe(404);
});

test('a bucket that does not answer is busy, and nothing is lost', async () => {
  const uploadId = await uploaded(world, token);
  const { folder } = world.pictures.pictures;
  const { read } = folder;
  Object.assign(folder, { read: () => Promise.reject(new Error('down')) });
  const busy = await put('logo', { uploadId, alt: 'Un' });
  Object.assign(folder, { read });
  expect([busy.status, busy.json.error.code]).toEqual([503, 'busy']);
  expect((await put('logo', { uploadId, alt: 'Un' })).status).toBe(200);
});
