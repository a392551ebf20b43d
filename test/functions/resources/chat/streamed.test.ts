import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { HttpHandler } from '../../../../functions/kernel/http/resource.ts';
import { type Ask, eventsOf, type Heard, hear, saidIn } from '../../../support/heard.ts';
import { openResources } from '../../../support/under-role.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { freshAddress } from './visitor.ts';

/** Once set, the next commit succeeds and nobody hears of it: the process has died. */
let dies = false;

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld((kernel) => ({
    ...kernel,
    table: {
      ...kernel.table,
      attempt: async (writes) => {
        const outcome = await kernel.table.attempt(writes);
        if (dies) throw new Error('the process died');
        return outcome;
      },
    },
  }));
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const pathOf = () => `/public/sites/${business.slug}/chat`;

const chatResource = (): HttpHandler => {
  const resource = openResources(world.kernel)('POST', pathOf());
  if (!resource) throw new Error('There is no chat.');
  return resource;
};

const listen = (ask: Ask): Promise<Heard> => hear(chatResource(), world.kernel, ask, pathOf());

const whole = ({ body, key = '', viewer = '' }: Ask) => world.call('POST', pathOf(), { body, key, viewer });

const resultOf = (heard: Heard): string => {
  const last = eventsOf(heard).at(-1);
  if (last?.name !== 'result') throw new Error(`No result: ${heard.text}`);
  return last.data;
};

const dialogue = ['Bonjour', 'Une place demain à 14 h ?', 'Ana Lévy, ana@example.org', 'Merci !'];

describe('a conversation that is streamed', () => {
  test('is streamed in full, booking included, and replayed the same to the byte', async () => {
    const viewer = freshAddress();
    let convId: string | undefined;
    const outcomes: unknown[] = [];
    for (const [n, message] of dialogue.entries()) {
      world.advance(0.05);
      const body = { message, language: 'fr', consent: true, ...(convId ? { convId } : {}) };
      const ask = { body, key: `turn-${n}`, viewer };
      const heard = await listen(ask);
      const { data } = JSON.parse(resultOf(heard));
      expect(saidIn(heard)).toBe(data.reply);
      convId = data.convId;
      outcomes.push(data.booking?.status);
      const read = await whole(ask);
      expect([read.text, read.headers['idempotency-replayed']]).toEqual([resultOf(heard), 'true']);
      const again = await listen(ask);
      expect([again.text, again.headers]).toEqual([
        `event: delta\ndata: ${JSON.stringify({ text: data.reply })}\n\nevent: result\ndata: ${read.text}\n\n`,
        { ...heard.headers, 'idempotency-replayed': 'true' },
      ]);
    }
    expect(outcomes).toEqual([undefined, undefined, 'confirmed', undefined]);
    const { token } = business.owner;
    expect((await world.call('GET', '/v1/bookings', { token })).json.data.bookings).toHaveLength(1);
  });

  test.each([
    ['without consent', { consent: false }, {}],
    ['of the demo chat', { preview: true }, { preview: true }],
  ])('%s is told too, and is what is answered whole', async (_, extra, isDemo) => {
    const body = { message: 'Quels sont vos tarifs ?', language: 'fr', ...extra };
    const headers = 'preview' in isDemo ? { authorization: `Bearer ${business.owner.token}` } : {};
    const heard = await listen({ body, headers, viewer: freshAddress() });
    const { reply, mode } = JSON.parse(resultOf(heard)).data;
    expect([saidIn(heard), mode]).toEqual([reply, 'rules']);
    const read = await world.call('POST', pathOf(), { body, headers, viewer: freshAddress() });
    expect(read.json.data.reply).toBe(reply);
  });

  test('is refused in JSON with the seconds to wait when it comes too soon', async () => {
    const viewer = freshAddress();
    const first = await listen({ body: { message: 'Bonjour', consent: true }, viewer });
    const { convId } = JSON.parse(resultOf(first)).data;
    const soon = await listen({ body: { message: 'Allô ?', consent: true, convId }, viewer });
    expect([soon.status, soon.headers['retry-after'], JSON.parse(soon.text).error.code]).toEqual([
      403,
      '2',
      'rate_limited',
    ]);
    expect(soon.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('that was stored by a process which then died is replayed as it was stored, under the same key', async () => {
    const ask = {
      body: { message: 'Quels sont vos tarifs ?', consent: true },
      key: 'died',
      viewer: freshAddress(),
    };
    dies = true;
    const cut = await listen(ask);
    dies = false;
    // Nothing is told before it is stored.
    expect([cut.status, JSON.parse(cut.text).error.code]).toEqual([500, 'internal']);
    const heard = await listen(ask);
    const { data } = JSON.parse(resultOf(heard));
    expect(saidIn(heard)).toBe(data.reply);
    const { token } = business.owner;
    const turns = await world.call('GET', `/v1/conversations/${data.convId.split('.')[0]}`, { token });
    expect(turns.json.data.turns).toBe(1);
  });
});
