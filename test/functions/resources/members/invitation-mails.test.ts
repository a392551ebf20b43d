import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { type Business, openBusiness } from '../../../support/world.ts';
import { type MailWorld, openMailWorld } from '../../messages/mail-world.ts';

let refused = '';
let world: MailWorld;
let business: Business;
beforeAll(async () => {
  world = await openMailWorld(async (answer, to) =>
    to === refused ? { status: 400, json: { __type: 'MessageRejected', message: 'injected' } } : answer(),
  );
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const call = (method: string, path: string, body?: unknown) =>
  dataOf(world.call(method, path, { token: business.owner.token, body }));

const invite = (email: string) => {
  world.advance(1);
  return call('POST', '/v1/members/invite', { email, role: 'staff' });
};

const mailOf = async (email: string) => {
  const { members } = await call('GET', '/v1/members');
  return members.find((member: { readonly email: string }) => member.email === email).invitationMail;
};

test('an invitation shows that its e-mail is on its way, then that it was sent', async () => {
  await invite('nadia@example.org');
  expect(await mailOf('nadia@example.org')).toBeUndefined();
  await world.run();
  expect(await mailOf('nadia@example.org')).toEqual({ status: 'sent', reason: null });
  expect(await mailOf(business.owner.email)).toBeUndefined();
});

test('one that could not be sent says why, and the next one is judged by its own e-mail', async () => {
  refused = 'luc@example.org';
  await invite(refused);
  await world.run();
  expect(await mailOf('luc@example.org')).toEqual({ status: 'failed', reason: 'refused' });
  refused = '';
  await invite('luc@example.org');
  expect(await mailOf('luc@example.org')).toBeUndefined();
  await world.run();
  expect(await mailOf('luc@example.org')).toEqual({ status: 'sent', reason: null });
  expect(await mailOf('nadia@example.org')).toEqual({ status: 'sent', reason: null });
});

test('an e-mail that leaves late, after an hour’s trouble, is still found', async () => {
  await invite('zoe@example.org');
  world.advance(60);
  await world.run();
  expect(await mailOf('zoe@example.org')).toEqual({ status: 'sent', reason: null });
});
