import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Clause } from '../../../../functions/assistant/frame.ts';
import { anthropicModel } from '../../../../functions/resources/chat/anthropic-gateway.ts';
import { answers, type ModelPeer, startModelPeer } from '../../../support/model-peer.ts';
import { plain } from '../conversation-with.ts';
import { modelTalk } from './model-talk.ts';

let peer: ModelPeer;
beforeAll(async () => {
  peer = await startModelPeer();
  process.env.ANTHROPIC_BASE_URL = peer.url;
});
afterAll(() => peer.stop());

const nothing = { clauses: [], asks: [], acts: [], remarks: [], residue: [] };
const wanted: Clause = { polarity: 'wanted', persons: [], services: [] };
const cut = { id: 'coupe-femme', sure: 'certain' } as const;
const colouring = { id: 'coloration', sure: 'certain' } as const;
const on = (date: string) => ({ dates: [{ from: date, to: date }], weekdays: [], times: [] });

const faq = [
  { id: 'urgence', question: 'Et en cas d’urgence ?', answer: 'La clinique de nuit du boulevard.' },
  { id: 'bulles', question: 'Servez-vous du vin ?', answer: 'Un verre de mousseux est offert.' },
];

/** Nothing of it is read by rules. */
const RIDDLE = 'pareil que ma cousine';

interface Case {
  /** Said to the rules before. */
  readonly before?: readonly string[];
  /** What the rules read by themselves. */
  readonly plain: string;
  /** Said in its place, with what a model hears in it. */
  readonly riddle: string;
  readonly heard: object;
  /** What both are answered with. */
  readonly told: RegExp;
}

const FIELDS: Readonly<Record<string, Case>> = {
  'a clause’s only': {
    plain: 'Coupe femme dimanche 29 novembre seulement',
    riddle: RIDDLE,
    heard: { clauses: [{ ...wanted, services: [cut], when: on('2026-11-29'), only: true }] },
    told: /d'autres moments/,
  },
  'that nothing else is to be arranged': {
    before: ['une coupe femme et une coloration jeudi'],
    plain: 'juste la coupe femme jeudi',
    riddle: RIDDLE,
    heard: { clauses: [{ ...wanted, services: [cut], when: on('2026-11-26'), alone: true }] },
    told: /Coupe femme, jeudi 26/,
  },
  'that all that is booked is moved': {
    before: [
      'Je suis Marie Roy, marie@example.org',
      'une coupe femme et une coloration mardi',
      'la première',
    ],
    plain: 'déplacez les deux à jeudi',
    riddle: RIDDLE,
    heard: { acts: ['move'], choice: { kind: 'all' }, clauses: [{ ...wanted, when: on('2026-11-26') }] },
    told: /Coupe femme et Coloration, jeudi 26/,
  },
  'a day by its weekday': {
    before: ['Coupe femme jeudi dans deux semaines'],
    plain: 'jeudi à 10 h',
    riddle: RIDDLE,
    heard: {
      clauses: [{ ...wanted, when: { ...on('2026-11-26'), at: { minute: 600 } }, dayBy: 'weekday' }],
    },
    told: /3 décembre/,
  },
  'a day of the month': {
    before: ['Coupe femme le 3 décembre'],
    plain: 'le 3 à 10 h',
    riddle: RIDDLE,
    heard: {
      clauses: [{ ...wanted, when: { ...on('2027-01-03'), at: { minute: 600 } }, dayBy: 'day_of_month' }],
    },
    told: /jeudi 3 décembre à 10 h/,
  },
  'that it follows up': {
    before: ['Combien coûte une coupe femme ?'],
    plain: 'et la coloration ?',
    riddle: RIDDLE,
    heard: { clauses: [{ ...wanted, services: [colouring] }], manner: { followsUp: true } },
    told: /Coloration : 110/,
  },
  'that it is a question': {
    plain: 'brouillamini ?',
    riddle: 'brouillamini',
    heard: { residue: [{ word: 'brouillamini', isAboutTime: false }], manner: { isQuestion: true } },
    told: /transmett/,
  },
  'that it holds its message': {
    plain: 'Laissez un message : la porte grince',
    riddle: 'Laissez un message, la porte grince',
    heard: { acts: ['message'], manner: { holdsMessage: true } },
    told: /joindre/,
  },
  'that an appointment is wished beside a complaint': {
    plain: 'Je veux un remboursement, c’est inacceptable. Je voudrais une coupe femme jeudi',
    riddle: 'Je veux un remboursement, c’est inacceptable. Pareil que ma cousine',
    heard: {
      acts: ['complaint'],
      clauses: [{ ...wanted, services: [cut], when: on('2026-11-26') }],
      manner: { wishesBeside: true },
    },
    told: /Coupe femme/,
  },
  'that it cannot wait': {
    before: ['Rappelez-moi au 514 555-0199'],
    plain: 'C’est urgent',
    riddle: RIDDLE,
    heard: { manner: { isUrgent: true } },
    told: /ajouté|transmette votre demande de rappel/,
  },
  'that it is no emergency': {
    before: ['Mon père ne respire plus'],
    plain: 'Ce n’est pas une urgence',
    riddle: RIDDLE,
    heard: { manner: { isNoEmergency: true } },
    told: /transmette votre message/,
  },
  'that an animal is in danger': {
    plain: 'Mon chien a mangé du chocolat',
    riddle: RIDDLE,
    heard: { acts: ['emergency'], inDanger: 'animal' },
    told: /514 555-0199.*clinique de nuit/s,
  },
  'that the hours of one day are asked for': {
    before: ['Coupe femme jeudi'],
    plain: 'Jusqu’à quelle heure êtes-vous ouverts ?',
    riddle: RIDDLE,
    heard: { asks: [{ topic: 'hours', services: [], persons: [], isOfOneDay: true }] },
    told: /jeudi 26 novembre, nous/,
  },
  'the entry of a question': {
    plain: 'Servez-vous du vin ?',
    riddle: 'Y aura-t-il de quoi trinquer ?',
    heard: { asks: [{ topic: 'other', services: [], persons: [], entry: 'bulles' }] },
    told: /mousseux/,
  },
  'the entry of a message': {
    plain: 'vin servez',
    riddle: RIDDLE,
    heard: { entry: 'bulles' },
    told: /mousseux/,
  },
};

test.each(Object.entries(FIELDS))('%s leads to the same whoever hears it', async (_field, given) => {
  const ends = [];
  for (const reader of ['rules', 'model'] as const) {
    const talk = modelTalk(anthropicModel('claude-haiku-5-5', 'a-key'), { faq });
    for (const message of given.before ?? []) await talk.sayToRules(message);
    peer.script(answers({ tool: 'heard', input: { ...nothing, ...given.heard } }), answers({ text: '' }));
    const { reply, mode } =
      reader === 'rules' ? await talk.sayToRules(given.plain) : await talk.say(given.riddle);
    expect([talk.setbacks, mode]).toEqual([[], reader === 'rules' ? 'rules' : 'llm']);
    ends.push(plain(reply));
  }
  expect(ends).toEqual([expect.stringMatching(given.told), expect.stringMatching(given.told)]);
});

const FIELD_NAMES = ['choice', 'only', 'alone', 'dayBy', 'manner', 'inDanger', 'entry', 'isOfOneDay'];

const without = (heard: object): object =>
  JSON.parse(JSON.stringify(heard, (key, value) => (FIELD_NAMES.includes(key) ? undefined : value)));

/** A near day that no number tells is taken for one told by its weekday, where the reader does not say. */
const SAID = Object.entries(FIELDS).filter(([field]) => field !== 'a day by its weekday');

test.each(SAID)('%s is what leads to it', async (_field, given) => {
  const talk = modelTalk(anthropicModel('claude-haiku-5-5', 'a-key'), { faq });
  for (const message of given.before ?? []) await talk.sayToRules(message);
  const heard = { ...nothing, ...without(given.heard) };
  peer.script(answers({ tool: 'heard', input: heard }), answers({ text: '' }));
  const { reply } = await talk.say(given.riddle);
  expect(plain(reply)).not.toMatch(given.told);
});
