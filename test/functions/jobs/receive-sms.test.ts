import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isStoppedNumber } from '../../../functions/records/messages/stopped-number.ts';
import { openSmsNetwork, type SmsNetwork } from '../../../local/messaging/sms-network.ts';
import { SMS_ANSWERS, SMS_WORDS, smsRequestOf } from '../../../shared/domain/sms-keywords.ts';
import { seededRuns } from '../../support/seeded.ts';
import { receiveSms } from '../../support/under-role.ts';
import { openWorld, type World } from '../../support/world.ts';

const PHONE = '+15145550142';

let world: World;
let network: SmsNetwork;
let measured: string[];
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());
beforeEach(() => {
  measured = [];
  const hear = receiveSms({ ...world.kernel, measure: (name) => void measured.push(name) });
  network = openSmsNetwork({
    show: async () => undefined,
    hear,
    clock: world.kernel.clock,
    mint: () => 'id',
  });
  world.advance(1);
});

const isStopped = () => isStoppedNumber(world.kernel.table, world.kernel.signer, PHONE);

describe('an answer to an SMS', () => {
  test.each([
    ...[...SMS_WORDS.stop, 'stop', ' Stop. ', 'Arrêt', 'ARRÊT', 'arret !'].map(
      (text) => [text, 'stop'] as const,
    ),
    ...[...SMS_WORDS.start, 'Start'].map((text) => [text, 'start'] as const),
    ...[...SMS_WORDS.help, 'aide ?'].map((text) => [text, 'help'] as const),
  ])('“%s” asks for %s', (text, request) => {
    expect(smsRequestOf(text)).toBe(request);
  });

  test.each(['', 'non stop', 'Merci', 'arrêtez', 'stopper', 'Annuler', '!?'])(
    '“%s” asks for nothing',
    (text) => {
      expect(smsRequestOf(text)).toBeUndefined();
    },
  );

  test('stops every SMS to the number, and START lets them come again', async () => {
    await network.reply(PHONE, 'ARRÊT');
    expect(await isStopped()).toBe(true);
    await network.reply(PHONE, 'Merci quand même');
    await network.reply(PHONE, 'aide');
    expect(await isStopped()).toBe(true);
    world.advance(1);
    await network.reply(PHONE, 'start');
    expect(await isStopped()).toBe(false);
    expect(measured).toEqual(['SmsStopped', 'SmsUnread', 'SmsResumed']);
  });

  test('is what was asked for last, in whatever order and however often the answers arrive', async () => {
    let n = 0;
    const answers = fc.array(fc.constantFrom('STOP', 'START'), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(answers, fc.infiniteStream(fc.nat()), async (texts, order) => {
        n += 1;
        const phone = `+1514555${String(1000 + n)}`;
        const sent: { readonly at: number; readonly text: string }[] = texts.map((text, i) => ({
          text,
          at: i * 60_000,
        }));
        const arriving = [...sent, ...sent]
          .map((one) => ({ one, place: order.next().value ?? 0 }))
          .toSorted((a, b) => a.place - b.place);
        for (const { one } of arriving) {
          const late = openSmsNetwork({
            show: async () => undefined,
            hear: receiveSms({ ...world.kernel, measure: () => undefined }),
            clock: () => world.kernel.clock() + one.at,
            mint: () => 'id',
          });
          await late.reply(phone, one.text);
        }
        const stopped = await isStoppedNumber(world.kernel.table, world.kernel.signer, phone);
        expect(stopped).toBe(texts.at(-1) === 'STOP');
      }),
      seededRuns(15),
    );
  });

  test('leaves no number in the table', async () => {
    await network.reply(PHONE, 'STOP');
    const { table, signer } = world.kernel;
    expect(JSON.stringify(signer.hash('stopped number', PHONE))).not.toContain('5550142');
    expect(await isStoppedNumber(table, signer, '+15145550143')).toBe(false);
  });

  test('that cannot be read fails, and so goes to the dead letters', async () => {
    await expect(network.reply('not a number', 'STOP')).rejects.toThrow();
  });

  test('is answered by the number itself in the phone’s own alphabet, in at most one segment', () => {
    for (const text of Object.values(SMS_ANSWERS)) expect(text).toMatch(/^[\x20-\x5f\x61-\x7eéèàù]{1,160}$/);
  });
});
