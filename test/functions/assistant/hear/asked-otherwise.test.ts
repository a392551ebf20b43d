import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

const inClinic = (said: string): string => heard(said, contextOf('clinic'));

describe('a price is asked of a service as often as it is counted', () => {
  it.each([
    [
      'combien pour 3 séances de nettoyage dentaire',
      'how much for 3 sessions of dental cleaning?',
      '?sum(nettoyage,nettoyage,nettoyage)',
    ],
    [
      'c’est combien deux visites d’examen complet',
      'how much are two visits of full exam?',
      '?sum(examen,examen)',
    ],
  ])('%s · %s', (one, two, asked) => {
    for (const said of [one, two])
      expect([said, inClinic(said)]).toEqual([said, expect.stringContaining(asked)]);
  });

  it.each([
    ['combien pour un nettoyage dentaire', 'how much for a dental cleaning?'],
    ['combien le nettoyage dentaire, j’ai eu 3 séances ailleurs', 'how much is a dental cleaning at 3?'],
    ['un nettoyage dentaire dans 3 heures, combien?', 'dental cleaning in 3 hours, how much?'],
  ])('it is asked once in: %s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, inClinic(said)]).toEqual([said, expect.not.stringContaining('?sum')]);
  });
});

describe('two services are compared however it is put', () => {
  it.each([
    [
      'c’est quoi la différence de prix entre un nettoyage dentaire et un examen complet?',
      'what’s the difference in price between a dental cleaning and a full exam?',
    ],
    [
      'combien coûte l’examen complet par rapport au nettoyage dentaire?',
      'what does the full exam cost compared to the dental cleaning?',
    ],
    [
      'c’est moins cher de faire le nettoyage dentaire et l’examen complet ensemble?',
      'is it cheaper to do the dental cleaning and the full exam together?',
    ],
  ])('%s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, inClinic(said)]).toEqual([said, expect.stringContaining('?compare')]);
  });

  it.each([
    ['le moins cher c’est quoi?', 'what’s the cheapest?'],
    [
      'un nettoyage dentaire et un examen complet ensemble jeudi',
      'a dental cleaning and a full exam together thursday',
    ],
    ['ça fait aucune différence, jeudi', 'makes no difference to me, thursday'],
  ])('nothing is compared in: %s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, inClinic(said)]).toEqual([said, expect.not.stringContaining('?compare')]);
  });
});

describe('who does it is asked by any verb', () => {
  it.each([
    ['qui enseigne… qui donne le nettoyage dentaire?', 'who gives the dental cleaning?'],
    ['qui pourrait m’aider pour un examen complet?', 'who could help with a full exam?'],
  ])('%s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, inClinic(said)]).toEqual([said, expect.stringContaining('?who_performs')]);
  });

  it.each([
    ['je cherche quelqu’un qui fait le nettoyage dentaire jeudi', 'someone for a dental cleaning thursday'],
    ['mon ami qui aime l’examen complet', 'my friend who loved the full exam'],
    ['qui est là?', 'who’s there?'],
  ])('nobody is asked for in: %s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, inClinic(said)]).toEqual([said, expect.not.stringContaining('?who_performs')]);
  });
});

describe('the number of a file is no phone number', () => {
  const phoneIn = (said: string) => hear(said, contextOf('clinic')).contact;

  it.each([
    ['mon numéro de client est le 4505551234', 'my customer number is 4505551234'],
    ['no de dossier 450 555-1234', 'file number 450 555-1234'],
    ['numéro de police : 4505551234', 'policy #4505551234'],
  ])('%s · %s', (one, two) => {
    expect([phoneIn(one), phoneIn(two)]).toEqual([{}, {}]);
  });

  it.each([
    ['mon numéro est le 450 555-1234', 'my number is 450 555-1234'],
    ['numéro de cell : 4505551234', 'phone number: 4505551234'],
    ['je suis client, 450 555-1234', 'I’m a client, 450 555-1234'],
  ])('one is in: %s · %s', (one, two) => {
    expect([phoneIn(one), phoneIn(two)]).toEqual([{ phone: '+14505551234' }, { phone: '+14505551234' }]);
  });
});

describe('what a name says in parentheses tells a service from its like, and names none', () => {
  const shop = {
    services: [
      {
        id: 'store',
        name: 'Entreposage (par saison)',
        knownAs: ['Entreposage (par saison)', 'Storage (per season)'],
      },
      { id: 'back', name: 'Massage (dos)', knownAs: ['Massage (dos)', 'Massage (back)'] },
      { id: 'body', name: 'Massage (corps)', knownAs: ['Massage (corps)', 'Massage (body)'] },
    ],
    people: [],
  };
  const named = (said: string): readonly string[] =>
    hear(said, { ...contextOf('salon'), ...shop }).clauses.flatMap(({ services }) =>
      services.map(({ id }) => id),
    );

  it.each([
    ['massage du dos jeudi', 'back massage thursday', ['back']],
    ['entreposage jeudi', 'storage thursday', ['store']],
  ])('%s · %s', (one, two, ids) => {
    expect([named(one), named(two)]).toEqual([ids, ids]);
  });

  it.each([
    ['je les ai eus une saison, jeudi', 'I had them for a season, thursday'],
    ['ils ont deux saisons de faites, jeudi', 'they’ve only done two seasons, thursday'],
  ])('none in: %s · %s', (one, two) => {
    expect([named(one), named(two)]).toEqual([[], []]);
  });
});

describe('what was said before is let go of, and what stands behind the pause is wished', () => {
  const inDetails = (said: string): string =>
    heard(said, contextOf('clinic', { awaits: 'details', choices: 0 }));

  it.each([
    ['non laisse faire, jeudi à 16 h', 'never mind, thursday at 4 pm', '+! 11-26 @16'],
    ['oublie ça, vendredi matin', 'forget it, friday morning', '+! 11-27 [0,12)'],
  ])('%s · %s', (one, two, clause) => {
    for (const said of [one, two])
      expect([said, inDetails(said)]).toEqual([said, expect.stringContaining(clause)]);
  });

  it.each([
    ['laisse faire jeudi, mercredi c’est bon', 'forget thursday, wednesday is good', '- thu | + 11-25'],
    ['laisse tomber', 'never mind', 'drop'],
  ])('the day itself is refused, or all: %s · %s', (one, two, told) => {
    for (const said of [one, two])
      expect([said, inDetails(said)]).toEqual([said, expect.stringContaining(told)]);
  });
});

describe('whether anybody is there on a day of the week asks for the hours', () => {
  it.each([
    [
      'vous fermez à quelle heure le samedi? pis le lundi êtes-vous là?',
      'what time do you close Saturdays? and are you there on Mondays?',
      2,
    ],
    ['êtes-vous là le lundi?', 'are you in on Mondays?', 1],
  ])('%s · %s', (french, english, times) => {
    for (const said of [french, english]) {
      const { asks, clauses } = hear(said, contextOf('clinic'));
      expect([said, asks.map(({ topic }) => topic)]).toEqual([
        said,
        Array.from({ length: times }, () => 'hours'),
      ]);
      expect([said, clauses]).toEqual([said, []]);
    }
  });

  it.each([['êtes-vous là jeudi pour un examen complet?', 'are you there Thursday for a full exam?']])(
    'and a wish for one day is one: %s · %s',
    (french, english) => {
      for (const said of [french, english]) expect(hear(said, contextOf('clinic')).clauses).toHaveLength(1);
    },
  );
});

describe('somebody else’s appointment', () => {
  it.each([
    [
      'mon frère Gérald Houle s’en va vous voir pour un nettoyage. pouvez-vous me dire c’est quand son rendez-vous?',
      'my brother Gérald Houle is coming to see you for a cleaning. can you tell me when his appointment is?',
    ],
    ['c’est quand le rendez-vous de ma mère?', 'when is my mom’s appointment?'],
  ])('is asked about, and none is wished for: %s · %s', (french, english) => {
    for (const said of [french, english]) {
      const { asks, clauses, acts } = hear(said, contextOf('clinic'));
      expect([said, asks.map(({ topic }) => topic), clauses]).toEqual([said, ['their_appointment'], []]);
      expect(acts).not.toContain('book');
    }
  });

  it.each([['mon frère vient jeudi pour un nettoyage', 'my brother is coming Thursday for a cleaning']])(
    'is wished for where nothing is asked: %s · %s',
    (french, english) => {
      for (const said of [french, english]) expect(hear(said, contextOf('clinic')).clauses).toHaveLength(1);
    },
  );
});

describe('what is open', () => {
  it.each([
    ['do you have a men’s cut open Saturday afternoon?', '+ homme 11-28 [12,18)'],
    ['do you have anything open Saturday?', '+ 11-28'],
    ['got anything open on Friday?', '+ 11-27'],
    // The business itself.
    ['are you open Saturday afternoon?', '?hours( 11-28 sat [12,18))'],
    ['do you have the shop open on Saturday?', '?hours( 11-28 sat)'],
  ])('is a time, or the business: %s', (said, frame) => {
    expect(heard(said, contextOf('salon'))).toBe(frame);
  });
});

it('people, folks and staff are who does a service', () => {
  for (const who of ['which one of your people does', 'who of your staff does', 'which of your folks does'])
    expect([who, heard(`${who} the colouring?`, contextOf('salon'))]).toEqual([
      who,
      '?who_performs(couleur)',
    ]);
});

it('a part of the body that somebody knows is no service', () => {
  expect(heard('only with Dr Nguyen, she knows this examen of mine', contextOf('clinic'))).toBe('+ nguyen');
});
