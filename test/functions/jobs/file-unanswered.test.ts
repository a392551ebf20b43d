import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fileUnanswered } from '../../../functions/jobs/deliver/file-unanswered.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { openWorld, type World } from '../../support/world.ts';
import { OPEN, openTalk } from '../resources/conversations/take-over.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.setClock(OPEN));
afterAll(() => world.stop());

/** A visitor who wrote to a member, and left. */
const leftAlone = async (words: string) => {
  const talk = await openTalk(world);
  await talk.write('Un instant.');
  await talk.say(words);
  const tenantId = brandId<TenantId>(talk.business.tenantId);
  return { ...talk, file: () => fileUnanswered(world.kernel, tenantId, talk.id, world.kernel.clock()) };
};

test('a visitor who is gone and left a number is filed as a call back, once', async () => {
  const talk = await leftAlone('Luc Roy, 514 555-0143, faites-vous les freins ?');
  world.advance(2);
  await talk.file();
  await talk.file();
  expect(await talk.leads()).toMatchObject([{ name: 'Luc Roy', phone: '+15145550143', matter: 'callback' }]);
  // Who comes back is told, and the call back is still the one that was filed.
  const path = `/public/sites/${talk.business.slug}/chat/${talk.convId()}?after=2`;
  const [spoken] = (await world.call('GET', path)).json.data.messages;
  expect(spoken.reply).toContain('personne de l’équipe');
  expect(await talk.leads()).toHaveLength(1);
});

test('a call back that was filed waits no longer once a member answers in the conversation', async () => {
  const talk = await leftAlone('Luc Roy, 514 555-0143, faites-vous les freins ?');
  world.advance(2);
  await talk.file();
  const [before] = await talk.leads();
  expect(before).toHaveProperty('requestedAt');
  expect((await talk.write('Oui, tous les jours.')).status).toBe(201);
  const [after] = await talk.leads();
  expect(after).toMatchObject({ leadId: before.leadId, status: 'new' });
  expect(after).not.toHaveProperty('requestedAt');
});

test('nobody is filed before the two minutes are over, nor once a member has answered', async () => {
  const talk = await leftAlone('Luc Roy, 514 555-0143, faites-vous les freins ?');
  world.advance(1.9);
  await talk.file();
  await talk.write('Oui !');
  world.advance(3);
  await talk.file();
  expect(await talk.leads()).toEqual([]);
});

test('who cannot be reached is not filed: the team finds them in the list', async () => {
  const talk = await leftAlone('Faites-vous les freins ?');
  world.advance(3);
  await talk.file();
  expect(await talk.leads()).toEqual([]);
  expect((await talk.read()).isUnread).toBe(true);
});
