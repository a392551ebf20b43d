import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

type Context = Parameters<typeof contextOf>[1];

const DETAILS: Context = { awaits: 'details' };
const SLOT: Context = { awaits: 'slot', choices: 6 };
const CONFIRM: Context = { awaits: 'confirm', choices: 1 };
const BOOKED: Context = { hasBooked: true };

const who = (said: string, context: Context = {}) => {
  const { name, guest, under } = hear(said, contextOf('salon', context)).contact;
  return { name, guest, under };
};

const told = (said: string, context: Context) => {
  const { remarks, asks, residue } = hear(said, contextOf('salon', context));
  return { remarks, asks, times: residue.filter(({ isAboutTime }) => isAboutTime) };
};

const NOTHING = { remarks: [], asks: [], times: [] };

describe('a name beside a time and a way to reach them', () => {
  it.each([
    ['17h, jm’appelle kevin roy 514 555 0199', '5 pm, my names kevin roy 514 555 0199', 'Kevin Roy'],
    ['13h ok. william gauthier 819 555 0135', '1pm ok. william gauthier 819 555 0135', 'William Gauthier'],
    ['ok 13h william gauthier 819 555 0135', 'ok 1pm william gauthier 819 555 0135', 'William Gauthier'],
    ['samedi 15h, lea@exemple.ca lea morin', 'saturday 3pm, lea@exemple.ca lea morin', 'Lea Morin'],
    ['le 2e, marc roy, 514 555 0199 merci', 'the 2nd one, marc roy, 514 555 0199 thanks', 'Marc Roy'],
    ['ça marche 10h, moi cest ana roy 5145550199', '10 works, im Ana Roy 5145550199', 'Ana Roy'],
    ['10h. Marc Roy au 514 555 0199', '10. Marc Roy, cell 514 555 0199', 'Marc Roy'],
    [
      'vendredi 9h c’est bon marie-ève côté 418-555-0142',
      'friday at 9 is good marie-ève côté 418-555-0142',
      'Marie-Ève Côté',
    ],
    [
      'mon nom cest paul caron, 14h, paul@exemple.ca',
      'name is paul caron, 2 pm, paul@exemple.ca',
      'Paul Caron',
    ],
    ['m’appelle Zoé Hébert 438 555 0101 pour 11h', 'Zoé Hébert here 438 555 0101 for 11', 'Zoé Hébert'],
  ])('is one: %s · %s', (french, english, name) => {
    for (const said of [french, english]) {
      expect([said, who(said, SLOT).name]).toEqual([said, name]);
      expect([said, told(said, SLOT)]).toEqual([said, NOTHING]);
    }
  });

  it.each([
    ['mardi 10h mal au dos 514 555 0199', 'tuesday 10 sore back 514 555 0199'],
    ['mardi c’est parfait 514 555 0199', 'tuesday works best 514 555 0199'],
    ['10h svp, coupe femme 514 555 0199', '10 please, women’s cut 514 555 0199'],
    ['le premier, mon cell c le 514 555 0199', 'the first, my cell is 514 555 0199'],
    ['avec karim à 10h, 514 555 0199', 'with karim at 10, 514 555 0199'],
    ['14h ça fonctionne super bien 514 555 0199', '2 pm sounds really great 514 555 0199'],
  ])('is none where nobody is named: %s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, who(said, SLOT).name]).toEqual([said, undefined]);
  });
});

describe('a whole name that no list knows, between a pause and a way to reach them', () => {
  it.each([
    ['la 2e. siham benzakour 514 555 0149', '2nd one. tasha greene 514 555 0149'],
    ['le premier. oluwaseun adeyemi, 514 555 0149', 'fine first one. lexi chen 514 555 0126, friend is ava'],
    ['18h. félix-antoine roy farroy@exemple.ca', 'friday 9. tj morin 8195550182. jess knows what i like'],
    ['10h. jean reyes, mon gars c’est mateo. 418 555 0143', '10. john reyes, kid is mateo. 418 555 0143'],
  ])('is one: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, who(said, SLOT).name]).toEqual([said, expect.any(String)]);
  });

  it.each([
    ['le premier. cell maison 514 555 0144', 'the first one. work cell 514 555 0144'],
    ['le premier. cheveux longs 514 555 0144', 'the first one. long hair 514 555 0144'],
    ['le premier. allez hop 514 555 0144', 'the first one. cheers mate 514 555 0144'],
    ['le premier. textez moi 514 555 0144', 'the first one. text only 514 555 0144'],
    ['le premier. bonne journée 514 555 0144', 'the first one. see ya 514 555 0144'],
  ])('is none of what else is said there: %s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, who(said, SLOT).name]).toEqual([said, undefined]);
  });

  it('is none of whoever it may be with', () => {
    expect(who('ok whoever, can it be mathis? kevin tremblay 819 555 0101', DETAILS).name).toBe(
      'Kevin Tremblay',
    );
  });

  it('is told by the word for it alone too', () => {
    expect(who('je veux rdv vendredi nom Oumar Diallo tel 819 555 0111').name).toBe('Oumar Diallo');
    expect(who('what name should I give, 819 555 0111').name).toBeUndefined();
  });
});

describe('a name in small letters that no list of first names has', () => {
  it.each([
    ['le 2e. tasha greene 514 555 0149', '2nd one. tasha greene 514 555 0149', 'Tasha Greene'],
    ['9h. tj morin 819 555 0182', 'friday 9. tj morin 8195550182. jess knows what i like', 'Tj Morin'],
    ['10h c parfait. thuy nguyen 514 555 0133', '10 is great. thuy nguyen 514 555 0133', 'Thuy Nguyen'],
    [
      '10h, merci. lindiwe mokoena l@exemple.ca',
      '10, thanks. lindiwe mokoena l@exemple.ca',
      'Lindiwe Mokoena',
    ],
    ['10h svp oluwa adeyemi, 514 555 0133', '10 pls, oluwa adeyemi, 514 555 0133', 'Oluwa Adeyemi'],
    ['nom curtis bell tel 819 555 0109', 'name is curtis bell 819 555 0109', 'Curtis Bell'],
    ['dimanche matin svp nom jo 819 555 0166', 'sunday morning pls name is jo 8195550166', 'Jo'],
    [
      'chu john reyes, le p’tit c mateo. 418 555 0143',
      'im john reyes, kid is mateo. 418 555 0143',
      'John Reyes',
    ],
  ])('is one where it stands by itself: %s · %s', (french, english, name) => {
    for (const said of [french, english]) expect([said, who(said, SLOT).name]).toEqual([said, name]);
  });

  it.each([
    ['le 2e. cheveux bouclés 514 555 0149', '2nd one. curly hair 514 555 0149'],
    ['10h c bon. gros chien 514 555 0149', '10 is good. big dog 514 555 0149'],
    ['10h. textez moi cest mieux 514 555 0149', '10. texting is best 514 555 0149'],
    ['moi c’est mieux le soir', 'for me evenings are better'],
    ['moi c correct, 514 555 0149', 'im good, 514 555 0149'],
    ['le nom de mon chien c rex, 514 555 0149', 'the dogs name is rex, 514 555 0149'],
    ['Karim Haddad', 'karim haddad'],
  ])('is none in other words: %s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, who(said, SLOT).name]).toEqual([said, undefined]);
  });
});

describe('a name that is told again, whatever was asked', () => {
  it.each([
    ['jai dit tj morin', 'i said tj morin', 'Tj Morin'],
    ['je viens de dire curtis bell', 'i just said curtis bell', 'Curtis Bell'],
    ['Oumar Diallo je viens de dire', 'Oumar Diallo i just told you', 'Oumar Diallo'],
    ['félix-antoine roy jlai deja ecrit', 'félix-antoine roy i already wrote it', 'Félix-Antoine Roy'],
    ['cest pierre-luc lavoie', 'its pierre-luc lavoie', 'Pierre-Luc Lavoie'],
    ['LUC BERGERON', 'LUC BERGERON', 'Luc Bergeron'],
    ['ben la, curtis bell', 'curtis bell like i said', 'Curtis Bell'],
  ])('%s · %s', (french, english, name) => {
    for (const context of [DETAILS, SLOT, { awaits: 'offer' as const }])
      for (const said of [french, english]) expect([said, who(said, context).name]).toEqual([said, name]);
  });
});

describe('which of several words is the name', () => {
  it.each([
    [
      'ok n’importe qui, ça peut être Mathis? kevin tremblay 819 555 0101',
      'ok whoever, can it be mathis? kevin tremblay 819 555 0101',
      'Kevin Tremblay',
    ],
    [
      'Nadège Pierre-Louis 819 555 0120, textez moi cest mieux',
      'Nadège Pierre-Louis 819 555 0120, texting is better',
      'Nadège Pierre-Louis',
    ],
    ['mieux, luc roy 514 555 0120', 'dude, luc roy 514 555 0120', 'Luc Roy'],
  ])('%s · %s', (french, english, name) => {
    for (const said of [french, english]) expect([said, who(said, DETAILS).name]).toEqual([said, name]);
  });
});

describe('of several numbers', () => {
  const phones = (said: string) => {
    const { contact, remarks } = hear(said, contextOf('salon', DETAILS));
    return [said, contact.phone, remarks.some((words) => words.includes('0172'))];
  };

  it.each([
    [
      'diane roy 514-555-0171, mon locataire c’est rob 514-555-0172',
      'diane roy 514-555-0171, tenants name is rob 514-555-0172 hes the one whos home',
    ],
    [
      'ma fille est au 514-555-0172, moi c’est Diane Roy au 514-555-0171',
      'my daughter is at 514-555-0172, i’m Diane Roy at 514-555-0171',
    ],
    [
      'Diane Roy 514-555-0171, le numéro de mon mari 514-555-0172 au cas',
      'Diane Roy 514-555-0171, my husband’s cell 514-555-0172 just in case',
    ],
  ])('the visitor’s own is kept, and the team reads the other: %s · %s', (french, english) => {
    for (const said of [french, english]) expect(phones(said)).toEqual([said, '+15145550171', true]);
  });

  it.each([
    ['Diane Roy 514-555-0172, oups 514-555-0171', 'Diane Roy 514-555-0172 sorry 514-555-0171'],
    ['pas le 514-555-0172, le 514-555-0171', 'not 514-555-0172, 514-555-0171'],
  ])('the last counts where both are theirs: %s · %s', (french, english) => {
    for (const said of [french, english]) expect(phones(said)).toEqual([said, '+15145550171', false]);
  });
});

describe('whom it is for', () => {
  it.each([
    ['c’est pour Manon Grenier, 579 555 0104', 'it’s for Manon Grenier, 579 555 0104', 'Manon Grenier'],
    ['c pour manon grenier 579 555 0104', 'its for manon grenier 579 555 0104', 'Manon Grenier'],
    ['le nom de ma mère c’est Teresa Almeida', 'my mother’s name is Teresa Almeida', 'Teresa Almeida'],
    ['ma fille s’appelle Zoé Roy, 514 555 0199', 'my daughter is called Zoé Roy, 514 555 0199', 'Zoé Roy'],
    ['Lucas Roy c’est mon fils, 514 555 0199', 'Lucas Roy is my son, 514 555 0199', 'Lucas Roy'],
    ['c’est elle qui vient, Lise Gagnon', 'it’s her who’s coming, Lise Gagnon', 'Lise Gagnon'],
    ['lui c’est Émile', 'him, it’s Émile', 'Émile'],
    ['son nom c’est Chloé Marquis', 'her name is Chloé Marquis', 'Chloé Marquis'],
    ['pour mon chum Marc Roy', 'for my boyfriend Marc Roy', 'Marc Roy'],
    ['Teresa Almeida, ma mère, 450 555 0148', 'Teresa Almeida, my mother, 450 555 0148', 'Teresa Almeida'],
    ['je suis la mère de Zoé, 514 555 0199', 'I’m the mother of Zoé, 514 555 0199', 'Zoé'],
  ])('is somebody else: %s · %s', (french, english, guest) => {
    for (const said of [french, english]) {
      expect([said, who(said, DETAILS)]).toEqual([said, { name: undefined, guest, under: undefined }]);
      expect([said, told(said, DETAILS)]).toEqual([said, NOTHING]);
    }
  });

  it.each([
    [
      'Lucas Roy est mon fils, moi c’est Karen, 418 555-0166',
      'Lucas Roy is my son, I’m Karen, 418 555-0166',
      'Karen',
      'Lucas Roy',
    ],
    [
      'son nom est Chloé Marquis, je suis Dan, dan@exemple.ca',
      'her name is Chloé Marquis, I’m Dan, dan@exemple.ca',
      'Dan',
      'Chloé Marquis',
    ],
    [
      'c’est pour Teresa Almeida. Je suis son fils Paulo',
      'it’s for Teresa Almeida. I am her son Paulo',
      'Paulo',
      'Teresa Almeida',
    ],
    [
      'Sophie Gendron 819 555-0182, lui c’est Émile',
      'Sophie Gendron 819 555-0182, him it’s Émile',
      'Sophie Gendron',
      'Émile',
    ],
    [
      'Tara Okafor, et ma fille c’est Zoé, tara@exemple.ca',
      'Tara Okafor, and my daughter is Zoé, tara@exemple.ca',
      'Tara Okafor',
      'Zoé',
    ],
    [
      'je m’appelle Dan Roy et c’est pour mon fils Léo',
      'my name is Dan Roy and it’s for my son Léo',
      'Dan Roy',
      'Léo',
    ],
  ])('is told apart from who writes: %s · %s', (french, english, name, guest) => {
    for (const said of [french, english]) {
      expect([said, who(said, DETAILS)]).toEqual([said, { name, guest, under: undefined }]);
      expect([said, told(said, DETAILS)]).toEqual([said, NOTHING]);
    }
  });

  it('leaves the service to be told by whom it is for, until one is chosen', () => {
    for (const said of ['une coupe pour mon fils Léo Roy jeudi', 'a haircut for my son Léo Roy Thursday']) {
      const { clauses, contact } = hear(said, contextOf('salon'));
      expect([said, contact.guest]).toEqual([said, 'Léo Roy']);
      expect(clauses.flatMap(({ services }) => services.map(({ id }) => id))).toEqual(['enfant']);
    }
  });

  it.each([
    ['ma soeur Léa vient avec moi, coupe femme jeudi', 'my sister Léa comes along, women’s cut Thursday'],
    ['mon chien s’appelle Max, coupe femme jeudi', 'my dog’s name is Max, a women’s cut Thursday'],
    ['c’est pour une coupe femme jeudi', 'it’s for a women’s cut Thursday'],
    ['une coupe pour moi jeudi', 'a haircut for me Thursday'],
    ['ma fille est malade, coupe femme jeudi', 'my daughter is sick, women’s cut Thursday'],
    ['pour Karim jeudi', 'for Karim Thursday'],
  ])('is nobody in “%s” and “%s”', (french, english) => {
    for (const said of [french, english]) expect([said, who(said).guest]).toEqual([said, undefined]);
  });
});

describe('under whose name it is to be', () => {
  it.each([
    ['au nom de Sophie Gendron svp', 'under the name Sophie Gendron please', { under: 'Sophie Gendron' }],
    [
      'mettez la réservation au nom de la mère Sophie Gendron',
      'put it in the name of the mother Sophie Gendron',
      { under: 'Sophie Gendron' },
    ],
    ['le nom c’est juste Sophie Gendron', 'the name is just Sophie Gendron', { under: 'Sophie Gendron' }],
    ['changez le nom pour Zoé Roy', 'change the name to Zoé Roy', { under: 'Zoé Roy' }],
    [
      'mets ça au nom de ma blonde Zoé Roy',
      'put it under my girlfriend’s name, Zoé Roy',
      { under: 'Zoé Roy', guest: 'Zoé Roy' },
    ],
    [
      'c’est pour ma mère Lise Roy mais mettez mon nom et mon courriel, Luc Roy, luc@exemple.ca',
      'it’s for my mom Lise Roy but use my name and email, Luc Roy, luc@exemple.ca',
      { name: 'Luc Roy', guest: 'Lise Roy', under: 'Luc Roy' },
    ],
    [
      'Denise Fortin pour moi, 418 555 0190',
      'Denise Fortin for me, 418 555 0190',
      { name: 'Denise Fortin', under: 'Denise Fortin' },
    ],
    [
      'au nom de Sophie Gendron, pour Émile',
      'under the name Sophie Gendron, for Émile',
      { guest: 'Émile', under: 'Sophie Gendron' },
    ],
  ])('is told: %s · %s', (french, english, expected) => {
    const none = { name: undefined, guest: undefined, under: undefined };
    for (const said of [french, english]) {
      for (const context of [DETAILS, CONFIRM])
        expect([said, who(said, context)]).toEqual([said, { ...none, ...expected }]);
      expect([said, told(said, CONFIRM)]).toEqual([said, NOTHING]);
    }
  });
});

describe('a name that takes the place of another', () => {
  it.each([
    ['mon nom c’est Samuel pas Karim', 'my name is Samuel not Karim', 'name', 'Samuel'],
    ['c’est Luc Gagné, pas Luc Gagnon', 'it’s Luc Gagné, not Luc Gagnon', 'name', 'Luc Gagné'],
    [
      'le rdv est pour Lucas Roy, pas Karen',
      'the appointment is for Lucas Roy though, not Karen',
      'guest',
      'Lucas Roy',
    ],
    [
      'le nom est Zoé Roy et non pas Zoé Caron',
      'the name should be Zoé Roy instead of Zoé Caron',
      'under',
      'Zoé Roy',
    ],
  ] as const)('refuses nobody of the team: %s · %s', (french, english, field, name) => {
    for (const said of [french, english]) {
      const { contact, clauses } = hear(said, contextOf('salon', BOOKED));
      expect([said, contact[field], clauses]).toEqual([said, name, []]);
    }
  });
});

describe('the name of somebody of the team', () => {
  it.each([
    ['nice c’est Karim!', 'nice, it’s Karim!'],
    ['ah c’est Léa, super', 'oh it’s Léa, great'],
  ])('is not the visitor’s, and asks for nobody: %s · %s', (french, english) => {
    for (const said of [french, english]) {
      const { contact, clauses } = hear(said, contextOf('salon', BOOKED));
      expect([said, contact, clauses]).toEqual([said, {}, []]);
    }
  });

  it.each([
    ['finalement avec Karim', 'actually with Karim'],
    ['c’est avec Karim que je veux', 'it’s with Karim that I want it'],
  ])('is asked for in “%s” and “%s”', (french, english) => {
    for (const said of [french, english]) {
      const { contact, clauses } = hear(said, contextOf('salon', BOOKED));
      expect([said, contact.name, clauses.flatMap(({ persons }) => persons)]).toEqual([
        said,
        undefined,
        ['karim'],
      ]);
    }
  });

  it('is no correction once an appointment is made, and neither is what is written like one', () => {
    for (const said of [
      'c’est Noël bientôt!',
      'it’s Christmas soon!',
      'c’est Halloween',
      'I’m French by the way',
    ])
      expect([said, who(said, BOOKED).name]).toEqual([said, undefined]);
  });
});

describe('titles and kinship', () => {
  it.each([
    ['Mme Claire Gagnon, 514 555 0199', 'Mrs. Claire Gagnon, 514 555 0199', 'Claire Gagnon'],
    ['mme gagnon 514 555 0199', 'mrs gagnon 514 555 0199', /^(?:Mme|Mrs) Gagnon$/],
    ['M. Roy, 514 555 0199', 'Mr. Roy, 514 555 0199', /^Mr?\. Roy$/],
  ])('are no part of a first name: %s · %s', (french, english, name) => {
    for (const said of [french, english])
      expect(who(said, DETAILS).name).toEqual(typeof name === 'string' ? name : expect.stringMatching(name));
  });
});

describe('what only says again who they are', () => {
  it.each([
    ['ben je te l’ai dit, William Gauthier', 'I told you, William Gauthier'],
    ['jviens de te le dire, william gauthier', 'i just told you, william gauthier'],
    ['c’est William Gauthier, comme j’ai dit', 'it’s William Gauthier, like I said'],
    ['william gauthier jlai deja ecrit', 'i already told u its william gauthier'],
    ['William Gauthier je viens de dire', 'i just said william gauthier'],
    ['ben william gauthier là', 'its william gauthier omg'],
    ['WILLIAM GAUTHIER', 'i said william gauthier'],
  ])('is no remark: %s · %s', (french, english) => {
    for (const said of [french, english]) {
      expect([said, who(said, DETAILS).name]).toEqual([said, 'William Gauthier']);
      expect([said, told(said, DETAILS)]).toEqual([said, NOTHING]);
    }
  });

  it.each([
    ['mon numero c 450-555-0191', 'my number is 450-555-0191'],
    ['son numéro est le 450-555-0191', 'her number is 450-555-0191'],
    ['mais écrivez-moi à moi: julie@exemple.ca', 'but write to me at julie@exemple.ca'],
  ])('nor is a contact with what introduces it: %s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, told(said, DETAILS)]).toEqual([said, NOTHING]);
  });
});
