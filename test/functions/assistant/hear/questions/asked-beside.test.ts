import { describe, expect, test } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const salon = contextOf('salon');
const garage = contextOf('garage');

const topics = (said: string, context = salon) => hear(said, context).asks.map(({ topic }) => topic);

describe('who of the team does something', () => {
  test.each([
    'which of your mechanics handles the brake inspection?',
    'lequel de vos mécanos s’occupe de l’inspection des freins?',
    'which mechanic does alignments?',
    'which one of your guys works on alignments?',
    'quel mécanicien fait l’alignement?',
    'simple curiosité avant de venir : qui de votre équipe fait l’alignement?',
    'who on your team does alignments?',
    'laquelle de vos techniciennes fait l’alignement?',
  ])('is asked: %s', (said) => {
    expect([said, topics(said, garage)]).toEqual([said, ['who_performs']]);
  });

  test.each([
    'which of your services is best for winter?',
    'quel jour faites-vous l’alignement?',
    'which day does the mechanic do alignments?',
    'an alignment with any mechanic friday',
  ])('is not: %s', (said) => {
    expect([said, topics(said, garage)]).toEqual([said, expect.not.arrayContaining(['who_performs'])]);
  });
});

describe('who of the team does what is offered nowhere here', () => {
  test.each([
    'which of your mechanics does upholstery?',
    'lequel de vos mécanos s’occupe des parachutes?',
    'who on your team does piercings?',
    'which of your stylists does colour?',
  ])('is not answered with the whole team: %s', (said) => {
    expect([said, topics(said, garage)]).toEqual([said, ['other']]);
  });

  test.each(['who is on your team?', 'qui travaille chez vous?'])(
    'is about the team where nothing is named: %s',
    (said) => {
      expect([said, topics(said, garage)]).toEqual([said, ['people']]);
    },
  );
});

describe('two things asked in one breath', () => {
  test.each([
    ['the cost of a balayage, as well as your street address?', ['price', 'address']],
    ['le prix d’un balayage, de même que votre adresse?', ['price', 'address']],
    [
      'on parle de quel montant pour un balayage? Et à quelle adresse se trouve le salon?',
      ['price', 'address'],
    ],
    ['how long does a balayage take and what does it cost', ['length', 'price']],
    ['un balayage, ça monte à combien?', ['price']],
  ])('are both answered: %s', (said, expected) => {
    expect([said, topics(said).toSorted()]).toEqual([said, [...expected].toSorted()]);
  });
});

describe('a price that is asked for beside a wish', () => {
  test.each([
    [
      'could I bring it in tomorrow sometime after 4 to get fixed, and what do you charge for an alignment?',
      '+ alignement 11-24 [16,24); ?price(alignement)',
      garage,
    ],
    [
      'could you fit me in friday morning and what would a balayage cost me',
      '+ balayage 11-27 [0,12); ?price(balayage)',
      salon,
    ],
    ['balayage demain après 16 h, ça se peut? Et c’est combien?', '+ balayage 11-24 [16,24); ?price', salon],
    [
      'je peux passer demain à 14h, et combien coûte un balayage?',
      '+ balayage 11-24 @14; ?price(balayage)',
      salon,
    ],
  ])('leaves the wish: %s', (said, expected, context) => {
    expect([said, heard(said, context).replace(/^book; /, '')]).toEqual([said, expected]);
  });

  test.each(['what does a balayage cost?', 'how much is a balayage on a friday?'])(
    'and makes none: %s',
    (said) => {
      expect(hear(said, salon).clauses).toEqual([]);
    },
  );
});

describe('who tells when their own place is closed asks no opening hours', () => {
  test.each([
    [
      'coupe homme demain, on est fermé entre 14 h et 17 h',
      'men’s cut tomorrow, we’re closed between 2 and 5 pm',
    ],
    [
      'coupe homme demain, notre resto est fermé entre 14 h et 17 h',
      'men’s cut tomorrow, our restaurant is closed between 2 and 5 pm',
    ],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, '+ homme 11-24 [14,17)']);
  });

  test.each(['êtes-vous fermés le lundi ?', 'are you closed Mondays?', 'le salon est fermé à Noël ?'])(
    '%s',
    (said) => {
      expect(heard(said, contextOf('salon'))).toContain('?hours');
    },
  );
});

describe('a question beside a wish, a time or a name', () => {
  const shop = contextOf('workshop');
  const studio = contextOf('salon');
  const words = (said: string, context = shop) => hear(said, context).asks.map((ask) => ask.words);

  test.each([
    'do i wear my glasses there',
    'am i allowed in with my baby',
    'how early do we gotta get there',
    'does she need her own glasses',
    'should i take out my lenses before',
    'must my son fill in a form',
    'will i need to bring the prescription',
  ])('is asked, though no mark ends it: %s', (question) => {
    expect(words(`glasses repair friday at 10. ${question}`)).toEqual([question]);
  });

  test.each([
    'jai tu le droit de conduire avant',
    'est-ce qu’on a le droit de filmer',
    'ai-je le droit de boire un café avant',
  ])('est posée, sans point d’interrogation : %s', (question) => {
    expect(words(`coupe homme vendredi 14h. ${question}`, studio)).toEqual([question.replace('’', "'")]);
  });

  test.each([
    'are the lenses included in the 165 or is that extra?',
    'do i get the full hour or do i lose the twenty minutes?',
    'is it a walk-in thing or should i call first?',
    'does it hurt or does it only tickle?',
  ])('is quoted whole, with its other half: %s', (question) => {
    expect(words(`glasses repair friday at 10. ${question}`)).toEqual([question]);
  });

  test.each([
    'you do come to Rosemont, don’t you?',
    'it isn’t too late, is it?',
    'vous allez à Laval, n’est-ce pas?',
    'you have not said whether you come to Rosemont',
    'I wonder whether you lend one meanwhile',
    'vous n’avez pas dit si vous allez à Magog',
  ])('may be put as a statement: %s', (question) => {
    expect(words(`glasses repair friday at 10. ${question}`)).toEqual([question.replace('’', "'")]);
  });

  test.each([
    'whos gonna be doing it',
    'who’s going to do it?',
    'who would be doing mine',
    'who will i see?',
    'pis c’est avec qui',
  ])('of who does it is of them: %s', (question) => {
    expect(topics(`glasses repair friday at 10. ${question}`, shop)).toEqual(['who_performs']);
  });

  test.each([
    'should i come at 9 or 10 for a glasses repair thursday',
    'can you tell me if you have room thursday for a glasses repair',
    'savez-vous si vous avez une place jeudi pour une réparation de lunettes',
    'mon médecin dit que j’ai pas le droit de conduire, réparation de lunettes jeudi',
    'is there anything monday or is there room tuesday for a glasses repair',
  ])('is none where only a time is wished, or something told: %s', (said) => {
    expect([said, topics(said, shop)]).toEqual([said, []]);
  });

  test.each([
    'does she need her health card?',
    'il faut-tu sa carte soleil?',
    'dois-je apporter ma carte d’assurance maladie?',
  ])('of a health card is not how to pay: %s', (said) => {
    expect([said, topics(said, contextOf('clinic'))]).toEqual([
      said,
      expect.not.arrayContaining(['payment']),
    ]);
  });

  test('of taxes is none in « en même tps »', () => {
    expect(topics('deux positionnements en meme tps samedi', shop)).toEqual([]);
    expect(topics('la tps est-elle en plus?', shop)).toEqual(['taxes']);
  });
});
