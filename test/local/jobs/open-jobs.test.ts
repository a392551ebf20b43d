import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Kernel } from '../../../functions/kernel/http/kernel.ts';
import { type Jobs, openJobs } from '../../../local/jobs/open-jobs.ts';
import { addWebhook, outboxOf, owedOf } from '../../functions/messages/world.ts';
import { openReceiver, type Receiver } from '../../functions/resources/webhooks/receiver.ts';
import { dataOf } from '../../support/team.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../support/world.ts';

let world: World;
let jobs: Jobs;
let forgotten: number;
let receiver: Receiver;
let business: Business;
beforeEach(async () => {
  forgotten = 0;
  world = await openWorld((kernel: Kernel) => {
    jobs = begin(kernel);
    return jobs.kernel;
  });
  receiver = await openReceiver();
  business = await openBusiness(world);
});
afterEach(async () => {
  jobs.stop();
  await receiver.close();
  await world.stop();
});

/** A process's jobs over a table. */
const begin = (kernel: Kernel): Jobs =>
  openJobs({
    kernel,
    afterForgetting: () => {
      forgotten += 1;
    },
  });

const hook = (path: string, of: Business = business) =>
  addWebhook(world, of, { url: `${receiver.origin}${path}`, events: ['lead.created'] });

let people = 0;
const lead = async ({ owner: { token } }: Business = business): Promise<void> => {
  people += 1;
  const body = { name: 'Luc', email: `luc-${people}@example.org` };
  await dataOf(world.call('POST', '/v1/leads', { token, body }));
};

const received = (path: string) => receiver.received.filter((one) => one.path === path);
const idsAt = (path: string) => new Set(received(path).map(({ headers }) => headers['webhook-id']));

const until = async (isSo: () => boolean): Promise<void> => {
  for (let look = 0; !isSo(); look += 1) {
    if (look > 2000) throw new Error('It did not come to that.');
    await setTimeout(5);
  }
};

describe('on a laptop', () => {
  test('what happens is told as soon as it is written, without a clock', async () => {
    await hook('/recu');
    await lead();
    await until(() => received('/recu').length === 1);
    await jobs.run('relay-outbox');
    expect(await owedOf(world)).toEqual([]);
  });

  test('a receiver that never answers holds up neither another of its business, nor another business', async () => {
    await hook('/lent');
    await hook('/vif');
    const other = await openBusiness(world);
    await hook('/voisin', other);
    const { promise: never, resolve: release } = Promise.withResolvers<number>();
    receiver.answerWith(({ path }) => (path === '/lent' ? never : 204));
    for (let n = 0; n < 4; n += 1) await lead();
    await lead(other);
    await until(() => received('/vif').length === 4 && received('/voisin').length === 1);
    release(204);
    await jobs.run('relay-outbox');
    expect(idsAt('/lent').size).toBe(4);
  });

  test('a call that failed is made again once its time has come by the clock, whoever moved it', async () => {
    await hook('/recu');
    receiver.answerWith(() => 500);
    await lead();
    await jobs.run('relay-outbox');
    expect(received('/recu')).toHaveLength(1);
    receiver.answerWith(() => 204);
    world.advance(1);
    await jobs.run('relay-outbox');
    expect([received('/recu').length, idsAt('/recu').size]).toEqual([2, 1]);
    expect(await owedOf(world)).toEqual([]);
  });

  test('a process that starts delivers what lay in the queue of one that ended, marked or not', async () => {
    await hook('/recu');
    jobs.stop();
    for (let n = 0; n < 3; n += 1) await lead();
    await setTimeout(200);
    expect((await outboxOf(world)).filter((row) => 'queuedAs' in row)).toHaveLength(3);
    expect(receiver.received).toEqual([]);
    jobs = begin(world.kernel);
    await jobs.start();
    await jobs.run('relay-outbox');
    expect(idsAt('/recu').size).toBe(3);
    expect(await owedOf(world)).toEqual([]);
  });

  test('a job that is run answers when all that it planned is done', async () => {
    world.advance(1500);
    expect(await jobs.run('plan-regeneration')).toMatchObject({ RegenerationsPlanned: 1 });
    expect(await jobs.run('plan-regeneration')).toEqual({ RegenerationsPlanned: 0, LongestDue: 0 });
  });

  test('a closed business is gone once its purge was planned, and its bytes are taken from the files', async () => {
    const { owner } = business;
    await world.call('DELETE', '/v1/tenants/current', {
      token: owner.token,
      body: { confirm: 'Garage Tremblay' },
    });
    world.setClock(MONDAY_8H + 31 * 86_400_000);
    const before = forgotten;
    expect(await jobs.run('plan-purge')).toEqual({ PurgesPlanned: 1 });
    expect(forgotten).toBeGreaterThan(before);
    expect(await jobs.run('plan-purge')).toEqual({ PurgesPlanned: 0 });
  });

  test('a job that fails throws to whoever runs it, and is logged where the clock did', async () => {
    jobs.stop();
    const broken = begin({
      ...world.kernel,
      table: { ...world.kernel.table, query: () => Promise.reject(new Error('no database')) },
    });
    await expect(broken.run('sweep-outbox')).rejects.toThrow('no database');
    await expect(broken.start()).rejects.toThrow('no database');
    broken.stop();
  });
});
