import { describe, expect, test } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const named = (id: string, ...knownAs: [string, ...string[]]) => ({ id, name: knownAs[0], knownAs });

const agency = contextOf('garage', {
  services: [
    named('evaluation', 'Évaluation de propriété', 'Home valuation'),
    named('visite', 'Visite de propriété', 'Property viewing'),
  ],
  people: [{ id: 'olivier', name: 'Olivier Côté' }],
});

const accountant = contextOf('garage', {
  services: [
    named('couple', 'Déclarations de revenus d’un couple', 'Couple’s tax returns'),
    named('testament', 'Testament notarié', 'Notarized will'),
  ],
  people: [{ id: 'stephane', name: 'Stéphane Marchildon' }],
});

const studio = contextOf('garage', {
  services: [
    named('famille', 'Portrait de famille', 'Family portrait'),
    named('passeport', 'Photo de passeport', 'Passport photo'),
    named('bebe', 'Photo de passeport de bébé (moins de 2 ans)', 'Baby passport photo (under 2)'),
    named('duo', 'Massage en duo', 'Couple’s massage'),
    named('massage', 'Massage suédois', 'Swedish massage'),
  ],
  people: [{ id: 'wassim', name: 'Wassim Karam' }],
});

const salon = contextOf('salon');
const garage = contextOf('garage');

const rows = <Context>(context: Context, pairs: ReadonlyArray<readonly [string, string]>) =>
  pairs.map(([said, expected]) => [said, expected, context] as const);

describe('people who are told of, and for whom it is not', () => {
  test.each([
    ...rows(agency, [
      ['we need a home valuation. Friday at 1 would suit my husband and me', '+ evaluation 11-27 @13'],
      ['home valuation friday 1pm, that works best for my wife and me', '+ evaluation 11-27 @13'],
      ['home valuation. friday is easier for my boyfriend and me', '+ evaluation 11-27'],
      ['évaluation de propriété vendredi, ça conviendrait à mon mari et moi', '+ evaluation 11-27'],
      ['évaluation de propriété, vendredi ça nous arrange mon mari et moi', '+ evaluation 11-27'],
      ['évaluation de propriété vendredi. mon chum et moi pensons vendre', '+ evaluation 11-27'],
      ['évaluation de propriété vendredi. ma femme et moi envisageons de la vendre', '+ evaluation 11-27'],
      ['home valuation friday. my wife and I work nearby', '+ evaluation 11-27'],
      ['home valuation friday. my husband and I share the place with my mom', '+ evaluation 11-27'],
      ['could Olivier meet my wife and me for a home valuation friday?', '+ evaluation olivier 11-27'],
      ['mon mari et moi voudrions une évaluation de propriété vendredi', '+ evaluation 11-27'],
      ['my husband and I would like a property viewing friday', '+ visite 11-27'],
      ['a property viewing for my girlfriend and me friday', '+ visite 11-27'],
      ['une visite de propriété pour ma blonde et moi vendredi', '+ visite 11-27'],
    ]),
    ...rows(garage, [
      ['my wife and I need an oil change for our car thursday', '+ vidange 11-26'],
      ['mon mari et moi voulons une vidange sur notre auto jeudi', '+ vidange 11-26'],
    ]),
    ...rows(salon, [
      ['a balayage friday at 2, that works for my mom and me', '+ balayage 11-27 @14'],
      ['my wife and I would like a kids’ cut for our son Thursday', '+ enfant 11-26'],
    ]),
    ...rows(accountant, [
      ['My wife and I would like Mr. Marchildon to prepare our couple’s tax returns', '+ couple stephane'],
      ['ma femme et moi aimerions des déclarations de revenus de couple mardi', '+ couple 11-24'],
      ['couple’s tax returns for my husband and me tuesday', '+ couple 11-24'],
      ['déclarations de revenus de couple pour mon mari et moi mardi', '+ couple 11-24'],
      ['my wife and I need a notarized will tuesday', '+ testament 11-24 x2'],
    ]),
    ...rows(studio, [
      ['Could we get a family portrait saturday? Four of us.', '+ famille 11-28'],
      ['Family portrait Saturday, can we bring the dog? There’s six of us.', '+ famille 11-28; ?other'],
      ['portrait de famille samedi, on est cinq', '+ famille 11-28'],
      ['family portrait for six people saturday', '+ famille 11-28'],
      ['couple’s massage for my husband and me saturday', '+ duo 11-28'],
      ['massage en duo pour ma mère et moi samedi', '+ duo 11-28'],
      ['massage en duo pour 4 personnes samedi', '+ duo 11-28 x2'],
      ['two family portraits saturday', '+ famille 11-28 x2'],
    ]),
  ])('%s: %s', (said, expected, context) => {
    expect([said, heard(said, context).replace(/^book; /, '')]).toEqual([said, expected]);
  });

  test.each([
    ...rows(salon, [
      ['haircuts for my husband and me saturday', 'x2'],
      ['coupe pour ma fille et moi samedi', 'x2'],
      ['my wife and I would like a women’s cut', 'x2'],
      ['mon mari et moi aimerions une coupe samedi', 'x2'],
      ['would friday at 2 work for my son and me, for a haircut?', 'x2'],
      ['is friday good for my son and me? a haircut', 'x2'],
      ['a haircut saturday for two people', 'x2'],
    ]),
    ...rows(studio, [
      ['swedish massage for my husband and me saturday', 'x2'],
      ['massage suédois pour ma mère et moi samedi', 'x2'],
    ]),
    ...rows(garage, [
      ['my wife and I each have a car, tire change on both friday', 'x2'],
      ['oil change for our two cars friday', 'x2'],
    ]),
  ])('but whoever has it done is counted: %s', (said, expected, context) => {
    expect([said, heard(said, context)]).toEqual([said, expect.stringContaining(expected)]);
  });

  test('a number of people once the service for all of them was chosen is none of appointments', () => {
    const chosen = { ...studio, service: 'famille', awaits: 'slot' as const, choices: 3 };
    for (const said of ['there will be four of us', 'on sera quatre'])
      expect([said, heard(said, chosen)]).toEqual([said, expect.not.stringMatching(/x\d/)]);
  });
});

describe('one after the other, each by itself', () => {
  test.each([
    ...rows(garage, [
      [
        'Two vehicles need their winters on, so one at a time. First is my Mazda: tire change, Friday, 9 am.',
        '+ pneus 11-27 @9 x1',
      ],
      ['I have two cars for a tire change. Let’s start with the Mazda, Friday at 9', '+ pneus 11-27 @9'],
      ['J’ai deux chars à faire, changement de pneus. D’abord ma Mazda, vendredi 9 h', '+ pneus 11-27 @9 x1'],
      [
        'deux autos pour un changement de pneus, une à la fois : ma Mazda, vendredi 9 h',
        '+ pneus 11-27 @9 x1',
      ],
      ['tire change for two cars, mine first, friday 9am', '+ pneus 11-27 @9 x1'],
      ['changement de pneus pour deux chars, le mien en premier, vendredi 9h', '+ pneus 11-27 @9 x1'],
      ['tire change for both cars, one at a time, friday morning', 'in_a_row; + pneus 11-27 [0,12) x2'],
      [
        'changement de pneus pour deux chars, un à la fois, vendredi matin',
        'in_a_row; + pneus 11-27 [0,12) x2',
      ],
    ]),
    ...rows(studio, [
      [
        'we need passport photos, one for me and then for my baby. First me, please: Saturday 28, at 10:00, with Wassim.',
        '+ passeport wassim 11-28 @10 x1',
      ],
      [
        'il faut des photos de passeport, pour moi et ensuite pour mon bébé. Commençons par la mienne : samedi 28, 10 h, avec Wassim',
        '+ passeport wassim 11-28 @10 x1',
      ],
      ['photos de passeport pour mon bébé et moi. D’abord mon bébé, samedi à 10 h', '+ bebe 11-28 @10 x1'],
      ['passport photo saturday, we are off to see family in Dakar', '+ passeport 11-28'],
      ['photo de passeport samedi, on part rejoindre la famille à Dakar', '+ passeport 11-28'],
    ]),
    ...rows(salon, [
      ['haircuts for my son and me, the first available saturday', '+ femme homme enfant 11-28 soonest x2'],
    ]),
  ])('%s: %s', (said, expected, context) => {
    expect([said, heard(said, context).replace(/^(?:book; |in_a_row; (?=.* x1))+/, '')]).toEqual([
      said,
      expected,
    ]);
  });
});
