import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';
import { inShort } from './said.ts';

const details = contextOf('salon', { awaits: 'details' });

describe('a name and a number, however they are introduced', () => {
  it.each([
    ['moi c zack gagné 5145550188', 'its zack gagné 5145550188'],
    ['moi c’est zack gagné, 514 555 0188', 'I’m zack gagné, 514 555 0188'],
    [
      'oui alors mon nom c’est zack gagné et mon numéro c’est cinq un quatre cinq cinq cinq zéro un huit huit',
      'yes so my name is zack gagné and my number is five one four five five five zero one eight eight',
    ],
    ['Zack Gagné mon cell est le 514-555-0188', 'Zack Gagné my cell number is 514-555-0188'],
  ])('are heard, and leave nothing for the team to read: %s · %s', (french, english) => {
    for (const said of [french, english]) {
      const { contact, remarks } = hear(said, details);
      expect([said, contact, remarks]).toEqual([said, { name: 'Zack Gagné', phone: '+15145550188' }, []]);
    }
  });

  it('what is said of a number besides is kept', () => {
    expect(hear('mon numéro de dossier a changé', details).remarks).not.toEqual([]);
  });
});

describe('the hour at which one is free', () => {
  it.each([
    ['vidange jeudi, jfini lecole a 3h15', 'oil change Thursday, I finish school at 3:15'],
    ['vidange jeudi, j’ai fini à 15h15', 'oil change Thursday, I’m done at 3:15'],
    ['vidange jeudi, on finit à 15h15', 'oil change Thursday, I get off at 3:15'],
  ])('is a bound, and no wish for that minute: %s · %s', (french, english) => {
    for (const said of [french, english]) {
      const whens = hear(said, contextOf('garage')).clauses.flatMap(({ when }) => when ?? []);
      expect([said, whens.flatMap(({ at }) => at ?? [])]).toEqual([said, []]);
      expect([said, whens.flatMap(({ times }) => times.map(({ from }) => from))]).toEqual([said, [915]]);
    }
  });
});

describe('money that was taken wrongly', () => {
  it.each([
    ['vous m’avez chargé 50 $ de trop', 'you charged me $50 too much'],
    ['vous m’avez facturé en trop, rappelez-moi', 'you overcharged me, call me back'],
  ])('is a complaint: %s · %s', (french, english) => {
    for (const said of [french, english]) expect(hear(said, contextOf('garage')).acts).toContain('complaint');
  });
});

/** What a salon hears wished and refused, in short. */
const wishesIn = (said: string): string =>
  hear(said, contextOf('salon', { today: Temporal.PlainDate.from('2026-11-23') }))
    .clauses.map(inShort)
    .join(' | ');

describe('a refusal beside a wish', () => {
  it.each([
    [
      'coupe femme pas le matin mercredi',
      'women’s cut, not in the morning Wednesday',
      '+ femme 11-25 | - [0,12)',
    ],
    [
      'coupe femme mercredi, le matin je peux pas',
      'women’s cut Wednesday, mornings I can’t',
      '+ femme 11-25 | - [0,12)',
    ],
    [
      'coupe femme mercredi, faut pas que ce soit le matin',
      'women’s cut Wednesday, it can’t be in the morning',
      '+ femme 11-25 | - [0,12)',
    ],
    [
      'coupe femme mercredi, le samedi matin j’ai mon cours',
      'women’s cut Wednesday, Saturday mornings I have class',
      '+ femme 11-25 | - sat [0,12)',
    ],
    [
      'coupe femme mercredi, pas de matinées le samedi',
      'women’s cut, no Saturday mornings, Wednesday',
      '+ femme 11-25 | - sat [0,12)',
    ],
    [
      'coupe femme, jamais le lundi ni le vendredi, pis après 16h',
      'women’s cut, never Mondays or Fridays, and after 4',
      '+ femme [16,24) | - mon fri',
    ],
    [
      'coupe femme, pas la fin de semaine pis à partir de 10h mercredi',
      'women’s cut, not the weekend, 10 or later on Wednesday',
      '+ femme 11-25 [10,24) | - sat sun',
    ],
    [
      'coupe femme n’importe quel jeudi sauf celui-ci',
      'women’s cut any Thursday except this one',
      '+ femme thu | - 11-26',
    ],
    ['coupe femme jeudi en huit', 'women’s cut the Thursday after next', '+ femme 12-03'],
    ['coupe femme dans deux jeudis', 'women’s cut in two Thursdays', '+ femme 12-03'],
    ['coupe femme merc pm', 'women’s cut wedn pm', '+ femme 11-25 [12,18)'],
    ['coupe femme mercdi', 'women’s cut wensdy', '+ femme 11-25'],
    ['esti de robot à marde, coupe femme mercredi', 'damn robot, women’s cut Wednesday', '+ femme 11-25'],
    [
      'coupe femme, je passe jeudi vers 15h',
      'women’s cut, I’ll come by Thursday around 3',
      '+ femme 11-26 ~15',
    ],
    [
      'le mariage est à 13h, coupe femme samedi avant 11h',
      'the wedding is at 1, women’s cut Saturday before 11',
      '+ femme 11-28 [0,11)',
    ],
    [
      'une coupe pour ma fille vendredi, elle a 22 ans, pas une enfant',
      'a cut for my daughter Friday, she’s 22, not a child',
      '+ femme 11-27',
    ],
  ])('is heard as it is meant: %s · %s', (french, english, wishes) => {
    expect([wishesIn(french), wishesIn(english)]).toEqual([wishes, wishes]);
  });
});

describe('what needs no appointment first', () => {
  it.each([
    [
      'mon auto boucane, y’a des flammes en dessous du hood',
      'my car is smoking, there’s flames under the hood',
      'emergency',
    ],
    ['ça sent le gaz dans la maison', 'it smells like gas in here', 'emergency'],
    ['je serai là à 2h10 au lieu de 2h', 'I’ll be there at 2:10 instead of 2', 'late'],
    [
      'mon mag est tout grafigné, c’était pas de même avant',
      'my rim is scratched, it wasn’t like that before',
      'complaint',
    ],
    ['personne s’est présenté hier', 'nobody showed up yesterday', 'complaint'],
    [
      'le mariage est à 13h donc faudrait devancer mon rendez-vous',
      'the wedding is at 1 so I need to bring my appointment forward',
      'move',
    ],
  ])('is heard: %s · %s', (french, english, act) => {
    for (const said of [french, english])
      expect([said, hear(said, contextOf('garage')).acts]).toEqual([said, expect.arrayContaining([act])]);
  });

  it('« avc » for « avec » is no stroke', () => {
    expect(hear('coupe homme dmain aprem avc karim', contextOf('salon')).acts).not.toContain('emergency');
    expect(hear('mon père fait un avc', contextOf('salon')).acts).toContain('emergency');
  });
});

describe('who takes leave after an answer', () => {
  it.each([
    ['ok merci c’est tout ce que je voulais savoir', 'ok thanks that’s all I wanted to know'],
    ['parfait, merci, bonne journée', 'great, thank you, have a nice day'],
  ])('agrees to nothing: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, hear(said, contextOf('salon')).acts]).toEqual([
        said,
        expect.not.arrayContaining(['yes']),
      ]);
  });

  it('has agreed where they said yes, or times are on offer', () => {
    expect(hear('oui merci, bonne journée', contextOf('salon')).acts).toContain('yes');
    expect(hear('parfait merci bonne journée', contextOf('salon', { awaits: 'confirm' })).acts).toContain(
      'yes',
    );
  });
});

describe('what is asked or told another way', () => {
  it.each([
    ['cancelle-moi ça', 'canceled it', 'cancel'],
    ['j’aimerais que quelqu’un m’appelle à soir', 'give me a call tonight', 'callback'],
    ['mon courriel est mauvais', 'I typed my email wrong', 'wrong_email'],
  ])('is heard: %s · %s', (french, english, act) => {
    for (const said of [french, english])
      expect([said, hear(said, contextOf('salon')).acts]).toEqual([said, expect.arrayContaining([act])]);
  });

  it.each([
    ['c’est combien la coupe femme', 'is the women’s cut for free', 'price'],
    ['fermez-vous le midi', 'do you shut for lunch', 'hours'],
    ['c’est quand mon rendez-vous', 'when is it again', 'my_appointment'],
  ])('is a question: %s · %s', (french, english, topic) => {
    for (const said of [french, english])
      expect([said, hear(said, contextOf('salon')).asks.map((one) => one.topic)]).toEqual([said, [topic]]);
  });

  it.each([
    ['coupe femme dans dix jours', 'women’s cut 10 days from today', '+ femme 12-03'],
    ['coupe femme deux semaines d’ici', 'women’s cut two weeks from now', '+ femme 12-07..12-13'],
  ])('is a day: %s · %s', (french, english, wishes) => {
    expect([wishesIn(french), wishesIn(english)]).toEqual([wishes, wishes]);
  });

  it('a verb names the service that its noun does', () => {
    expect(
      hear('I want my teeth cleaned', contextOf('clinic')).clauses.flatMap(({ services }) => services),
    ).toEqual([{ id: 'nettoyage', sure: 'certain' }]);
  });
});

describe('a visitor who bears the name of somebody who works there', () => {
  it.each(['je m’appelle Karim Haddad', 'my name is Karim Haddad'])('is named so: %s', (said) => {
    expect(hear(said, contextOf('salon')).contact.name).toBe('Karim Haddad');
  });

  it('answers the question for their name', () => {
    expect(hear('Karim Haddad, kh@example.com', details).contact.name).toBe('Karim Haddad');
  });
});

describe('the end of a verb', () => {
  const clinic = contextOf('clinic', {
    services: [
      { id: 'massage', name: 'Massage therapy' },
      { id: 'follow-up', name: 'Physiotherapy follow-up' },
    ],
  });

  it.each([
    ['anything left tonight for a massage, my back is totally locked up', ['massage']],
    ['what is up, a massage tonight', ['massage']],
    ['a massage and a follow-up tonight', ['massage', 'follow-up']],
  ])('is no name of a service: %s', (said, services) => {
    expect(hear(said, clinic).clauses.flatMap((clause) => clause.services.map(({ id }) => id))).toEqual(
      services,
    );
  });
});
