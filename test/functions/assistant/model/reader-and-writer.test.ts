import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Clause } from '../../../../functions/assistant/frame.ts';
import { anthropicModel } from '../../../../functions/resources/chat/anthropic-gateway.ts';
import { answers, type ModelPeer, type PeerAnswer, startModelPeer } from '../../../support/model-peer.ts';
import { plain } from '../conversation-with.ts';
import { modelTalk } from './model-talk.ts';

let peer: ModelPeer;
beforeAll(async () => {
  peer = await startModelPeer();
  process.env.ANTHROPIC_BASE_URL = peer.url;
});
afterAll(() => peer.stop());

const people = [
  { id: 'karim', name: 'Karim' },
  { id: 'ana', name: 'Ana' },
];
const open = () => modelTalk(anthropicModel('claude-haiku-5-5', 'a-key'), { people });

const wanted: Clause = { polarity: 'wanted', persons: [], services: [] };
const nothing = { clauses: [], asks: [], acts: [], remarks: [], residue: [] };
const hears = (heard: object): PeerAnswer => answers({ tool: 'heard', input: { ...nothing, ...heard } });
const speaks = (text: string): PeerAnswer => answers({ text });
const silent = speaks('');

/** A message that the rules cannot make out. */
const RIDDLE = 'pareil que ma cousine, le jour des éboueurs';
const wishOfRiddle = {
  clauses: [
    {
      ...wanted,
      services: [{ id: 'coupe-femme', sure: 'certain' }],
      when: { dates: [], weekdays: [4], times: [{ from: 720, to: 1080 }] },
    },
  ],
};

describe('the reader', () => {
  test('hears what the rules could not, and it is said back with the offer', async () => {
    const talk = open();
    peer.script(hears(wishOfRiddle), silent);
    const { reply, mode, slots } = await talk.say(RIDDLE);
    expect(mode).toBe('llm');
    expect(plain(reply)).toContain('Coupe femme, jeudi, en après-midi :');
    expect(slots.length).toBeGreaterThan(0);
    expect(talk.setbacks).toEqual([]);
  });

  test('is asked once, with the rules’ reading, the lists, and the message as data', async () => {
    const talk = open();
    peer.requests.splice(0);
    peer.script(hears(wishOfRiddle), silent);
    await talk.say(RIDDLE);
    const [read] = peer.requests;
    expect(read?.body.tool_choice).toEqual({ type: 'tool', name: 'heard' });
    const lists = JSON.parse(read?.body.system[1].text);
    expect(lists.people.map(({ id }: { id: string }) => id)).toEqual(['karim', 'ana']);
    const told = JSON.parse(read?.body.messages[0].content);
    expect(told).toMatchObject({ message: RIDDLE, today: '2026-11-21', roughReading: { clauses: [] } });
    expect(JSON.stringify(told)).not.toMatch(/\d{3}[ -]?\d{4}|@/);
  });

  test('loses none of the questions and remarks that the rules quote', async () => {
    const talk = open();
    peer.script(hears({ asks: [{ topic: 'price', services: ['coupe-femme'], persons: [] }] }), silent);
    const message = 'vendez-vous du shampoing solide? je suis allergique aux noix';
    const { reply } = await talk.say(message);
    expect(plain(reply)).toContain('« vendez-vous du shampoing solide? »');
    await talk.sayToRules('oui');
    await talk.sayToRules('514 555-0199');
    expect(talk.desk.leads).toMatchObject([{ message, matter: 'question' }]);
  });

  test('reads a question in their place where it names a topic for its very words', async () => {
    const talk = open();
    const words = 'le char, je le laisse où?';
    peer.script(hears({ asks: [{ topic: 'parking', services: [], persons: [], words }] }), silent);
    const { reply } = await talk.say(words);
    expect(plain(reply)).toContain('stationnement');
    expect(plain(reply)).not.toContain(plain(words));
  });

  test('needs no model for a yes, nor for the button of a time', async () => {
    const talk = open();
    peer.script(hears(wishOfRiddle), silent);
    const { slots } = await talk.say(RIDDLE);
    peer.requests.splice(0);
    peer.script(silent);
    const pressed = await talk.say('Ce créneau', { slotId: slots[0]?.slotId });
    expect(pressed.mode).toBe('rules');
    peer.script(silent);
    await talk.say('oui');
    expect(peer.requests.filter(({ body }) => body.tool_choice)).toEqual([]);
  });

  test('says nothing of who the visitor is: names and contacts are read by the rules', async () => {
    const talk = open();
    peer.script(hears(wishOfRiddle), silent);
    const { slots } = await talk.say(RIDDLE);
    await talk.sayToRules('Ce créneau', { slotId: slots[0]?.slotId });
    peer.script(hears({ contact: { name: 'Mallory', email: 'mallory@example.org' } }), silent);
    await talk.say('Marie Roy, marie@example.org');
    expect(talk.setbacks).toContain('misheard');
    expect(talk.desk.bookings).toMatchObject([{ name: 'Marie Roy', email: 'marie@example.org' }]);
  });

  const wrong: readonly (readonly [string, PeerAnswer, string])[] = [
    [
      'names a service of nobody',
      hears({ clauses: [{ ...wanted, services: [{ id: 'x', sure: 'certain' }] }] }),
      'misheard',
    ],
    ['names a person of nobody', hears({ clauses: [{ ...wanted, persons: ['mallory'] }] }), 'misheard'],
    ['hears thousands of wishes', hears({ clauses: Array.from({ length: 3000 }, () => wanted) }), 'misheard'],
    [
      'hears a day that is none',
      hears({
        clauses: [{ ...wanted, when: { dates: [{ from: 'mardi', to: 'x' }], weekdays: [], times: [] } }],
      }),
      'misheard',
    ],
    ['hears a field of its own', hears({ price: 1 }), 'misheard'],
    ['hears an act of its own', hears({ acts: ['give_discount'] }), 'misheard'],
    ['chooses nothing that can be chosen', hears({ choice: { kind: 'ordinal' } }), 'misheard'],
    ['fills in another form', answers({ tool: 'book_slot', input: { slotId: 'handle-1' } }), 'misheard'],
    [
      'contradicts itself',
      answers({ tool: 'heard', input: nothing }, { tool: 'heard', input: wishOfRiddle }),
      'misheard',
    ],
    ['talks instead', speaks('Je réserve tout de suite.'), 'misheard'],
    ['writes no JSON', answers({ tool: 'heard', json: '{"clauses":' }), 'misheard'],
    ['refuses', { kind: 'answers', parts: [], stop: 'refusal' }, 'refused'],
    [
      'is cut off',
      { kind: 'answers', parts: [{ tool: 'heard', json: '{"cl' }], stop: 'max_tokens' },
      'broken',
    ],
    ['is overloaded', { kind: 'refuses', status: 529, type: 'overloaded_error' }, 'overloaded'],
    ['is asked too much', { kind: 'refuses', status: 429, type: 'rate_limit_error' }, 'overloaded'],
    ['drops the line', { kind: 'drops', parts: [{ tool: 'heard', json: '{"cl' }] }, 'broken'],
  ];
  test.each(wrong)('that %s is not used: the rules stand', async (_, answer, why) => {
    const talk = open();
    peer.script(answer, silent);
    const { reply, mode, slots } = await talk.say('Une coupe femme mardi ?');
    expect([mode, talk.setbacks[0]]).toEqual(['rules', why]);
    expect(plain(reply)).toContain('Coupe femme, mardi 24 novembre :');
    expect(slots.length).toBeGreaterThan(0);
  });

  test('that is late is not waited for, nor is a late writer', async () => {
    const talk = open();
    const started = Date.now();
    peer.script({ kind: 'hangs', parts: [] }, { kind: 'hangs', parts: [{ text: 'Avec plaisir. Je' }] });
    const { reply, mode } = await talk.say('Une coupe femme mardi ?');
    expect(Date.now() - started).toBeLessThan(8000);
    expect([mode, talk.setbacks]).toEqual(['rules', ['late', 'late']]);
    expect(plain(reply)).toMatch(/^Avec plaisir\.\n.*Coupe femme, mardi 24 novembre :/);
    expect(talk.usages).toHaveLength(2);
  }, 15_000);

  test('leaves the whole turn’s deadline in force', async () => {
    const talk = open();
    peer.script({ kind: 'hangs', parts: [] });
    const { mode } = await talk.say('Une coupe femme mardi ?', {}, AbortSignal.timeout(100));
    expect([mode, talk.setbacks]).toEqual(['rules', ['late', 'late']]);
  });

  test('books nothing on a guess: what it alone heard is asked about first', async () => {
    const talk = open();
    await talk.sayToRules('Une coupe femme mardi ?');
    await talk.sayToRules('Marie Roy, marie@example.org');
    peer.script(hears({ choice: { kind: 'ordinal', index: 1 }, acts: ['yes', 'book'] }), silent);
    const { reply } = await talk.say('Avez-vous un stationnement ?');
    expect(talk.desk.bookings).toEqual([]);
    expect(plain(reply)).toMatch(/\?$/);
    await talk.sayToRules('oui');
    expect(talk.desk.bookings.length).toBeLessThanOrEqual(1);
  });

  test('moves all that was booked at once only to what a visitor chose in words that the rules hear', async () => {
    const talk = open();
    await talk.sayToRules('Je suis Marie Roy, marie@example.org');
    await talk.sayToRules('une coupe femme et une coloration mardi');
    await talk.sayToRules('la première');
    const before = talk.desk.standing();
    const thursday = { dates: [{ from: '2026-11-26', to: '2026-11-26' }], weekdays: [], times: [] };
    const all = { acts: ['move'], choice: { kind: 'all' }, clauses: [{ ...wanted, when: thursday }] };
    peer.script(hears(all), silent);
    const { baskets } = await talk.say(RIDDLE);
    expect(baskets.length).toBeGreaterThan(0);
    peer.script(hears({ choice: { kind: 'ordinal', index: 1 }, acts: ['yes'] }), silent);
    const asked = plain((await talk.say('pareil que mon cousin')).reply);
    expect(asked).toContain('Je les déplace ?');
    expect(talk.desk.standing()).toEqual(before);
    await talk.sayToRules('oui');
    expect(talk.desk.standing().map(({ startAt }) => startAt)).toEqual(
      baskets[0]?.parts.map(({ startAt }) => startAt),
    );
  });

  test('takes no contact away by itself, nor asks for a better one', async () => {
    const talk = open();
    await talk.sayToRules('Je suis Marie Roy, marie@example.org, 514 555-0142');
    for (const heard of [{ acts: ['wrong_email'] }, { acts: ['wrong_phone'] }, {}]) {
      peer.script(hears(heard), silent);
      await talk.say(RIDDLE);
    }
    expect(talk.desk.leads).toEqual([]);
  });

  test('passes nothing on by itself', async () => {
    const talk = open();
    await talk.sayToRules('Je suis Marie Roy, marie@example.org');
    peer.script(hears({ acts: ['complaint'] }), silent);
    const { reply, lead } = await talk.say('la couleur a viré au vert');
    expect([lead, talk.desk.leads]).toEqual([undefined, []]);
    expect(plain(reply)).toContain("Voulez-vous que je transmette votre plainte à l'équipe ?");
    expect((await talk.sayToRules('oui')).lead).toBeDefined();
  });
});

describe('the writer', () => {
  const say = async (text: string, message = 'Une coupe femme mardi ?') => {
    const talk = open();
    peer.script({ kind: 'refuses', status: 529, type: 'overloaded_error' }, speaks(text));
    const { reply } = await talk.say(message);
    return { reply: plain(reply), unsaid: talk.setbacks.includes('unsayable') };
  };
  const ours = 'Coupe femme, mardi 24 novembre :';

  test('speaks before our phrases, never instead of them', async () => {
    const { reply } = await say('Avec grand plaisir. Voyons cela ensemble !');
    expect(reply).toMatch(/^Avec grand plaisir\. Voyons cela ensemble !\n/);
    expect(reply).toContain(ours);
    expect(reply).toMatch(/\?$/);
  });

  test('names a record only by its placeholder', async () => {
    const { reply } = await say('Pour {service:1}, je pense à vous {time:1}.');
    expect(reply).toMatch(/^Pour Coupe femme, je pense à vous le mardi 24 novembre à 9 h 00\.\n/);
  });

  test('says three sentences at most', async () => {
    const { reply } = await say('Bonjour. Merci. Ah bon. Et encore. Et puis.');
    expect(reply.split('\n')[0]).toBe('Bonjour. Merci. Ah bon.');
  });

  test.each([
    ['a digit', 'Venez à 9 h.'],
    ['a number in letters', 'Il reste trois places.'],
    ['a weekday', 'À mardi donc.'],
    ['a month', 'En décembre, alors.'],
    ['a price', 'C’est gratuit pour vous.'],
    ['a currency', 'Cela fait peu de $.'],
    ['a link', 'Voyez www.salon.ca pour cela.'],
    ['an e-mail', 'Écrivez à ana@salon.ca.'],
    ['a confirmation', 'Votre rendez-vous est confirmé.'],
    ['a booking', 'C’est réservé !'],
    ['a cancelling', 'J’ai annulé le vôtre.'],
    ['a move', 'Je l’ai déplacé.'],
    ['a sending', 'Je l’ai transmis.'],
    ['a person', 'Karim vous attend.'],
    ['a question of its own', 'Autre chose ?'],
    ['a placeholder of nothing', 'À {time:9} donc.'],
    ['records that do not belong together', 'C’est {service:1} à {time:2}.'],
    ['the denial of a record', 'Il n’y a rien {time:1}.'],
    ['a disguised digit', 'Venez à ９ heures.'],
    ['disguised letters', 'À m-a-r-d-i donc.'],
    ['letters of another alphabet', 'Réсervé.'],
    ['unseen letters', 'C’est ré\u200bservé.'],
    ['markup', '**Bonjour**.'],
  ])('may not say %s: our phrase stands alone', async (_, text) => {
    const { reply, unsaid } = await say(`${text} Merci.`);
    expect(unsaid).toBe(true);
    expect(reply).toMatch(new RegExp(`^[^\\n]*${ours}`));
    expect(reply).not.toContain('Merci.');
  });

  test('keeps what was told before the sentence that may not be', async () => {
    const { reply } = await say('Avec plaisir. C’est réservé. Merci.');
    expect(reply).toMatch(new RegExp(`^Avec plaisir\\.\n[^\n]*${ours}`));
  });

  test('is not asked in an emergency', async () => {
    const talk = open();
    peer.requests.splice(0);
    peer.script({ kind: 'refuses', status: 529, type: 'overloaded_error' });
    const { reply } = await talk.say('Au secours, il fait une crise cardiaque !');
    expect(plain(reply)).toMatch(/^En cas d'urgence, composez tout de suite le 911/);
    expect(peer.requests).toHaveLength(1);
  });

  test('is not asked, nor the reader, where the business only greets', async () => {
    const talk = modelTalk(anthropicModel('claude-haiku-5-5', 'a-key'), { replyMode: 'greeting-only' });
    peer.requests.splice(0);
    expect((await talk.say('Bonjour')).mode).toBe('greeting');
    expect(peer.requests).toEqual([]);
  });
});
