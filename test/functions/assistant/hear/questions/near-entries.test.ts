import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const entry = (id: string, question: string, answer: string) => ({ id, question, answer });

const french = [
  entry('gift', 'Vendez-vous des certificats-cadeaux ?', 'Oui, à la réception ou par virement Interac.'),
  entry('ill', 'Y a-t-il des contre-indications ?', 'Oui : fièvre, infection de la peau ou phlébite.'),
  entry('minor', 'Acceptez-vous les mineurs ?', 'Oui, les moins de 16 ans viennent avec un parent.'),
  entry('pills', 'Puis-je venir si je prends de l’Accutane ?', 'Non, attendez six mois après la fin.'),
  entry('vegan', 'Vos produits sont-ils véganes ?', 'Oui, et tous sont sans parfum.'),
  entry('area', 'Quels secteurs desservez-vous ?', 'Longueuil et Brossard.'),
  entry('tools', 'Fournissez-vous les produits ?', 'Oui, aspirateur compris.'),
];
const english = [
  entry('gift', 'Do you sell gift certificates?', 'Yes, at the front desk or by Interac transfer.'),
  entry('ill', 'Are there contraindications?', 'Yes: fever, a skin infection or phlebitis.'),
  entry('minor', 'Do you take minors?', 'Yes, clients under 16 come with a parent.'),
  entry('pills', 'Can I come if I take Accutane?', 'No, wait six months after you stop.'),
  entry('vegan', 'Are your products vegan?', 'Yes, and all are fragrance-free.'),
  entry('area', 'What areas do you serve?', 'Longueuil and Brossard.'),
  entry('tools', 'Do you supply the products?', 'Yes, a vacuum is included.'),
];

const found = (said: string, faq: typeof french): readonly string[] => {
  const { near = [], entry: whole, asks } = hear(said, { ...contextOf('salon'), faq });
  return [...near, ...(whole ? [whole] : []), ...asks.flatMap(({ entry: id }) => (id ? [id] : []))];
};

describe('an entry that shares a subject with a question nobody answered may help', () => {
  it.each([
    ['ill', 'je fais une phlébite, je peux tu venir pareil?', 'I have phlebitis, can I come anyway?'],
    ['ill', 'j’ai de la fièvre à matin, c’est tu correct?', 'I have a fever this morning, is that ok?'],
    [
      'gift',
      'j’aimerais offrir ça à ma mère, comment ça marche?',
      'I want to get a gift for my mom, how does it work?',
    ],
    [
      'minor',
      'ma fille de 13 ans veut une coupe femme, est-ce correct?',
      'my daughter is 13, is she too young for a women’s cut?',
    ],
    ['area', 'venez-vous à Laval?', 'do you come to Laval?'],
    ['area', 'est-ce que vous venez à Brossard?', 'would you guys come to Brossard?'],
    ['tools', 'vous apportez votre propre balayeuse?', 'do you bring your own vacuum?'],
    ['pills', 'je prends de l’accutane depuis 2 mois', 'I’ve been on accutane for 2 months'],
    ['pills', 'coupe femme jeudi, mais je prends de l’accutane', 'women’s cut thursday, but I take accutane'],
    ['vegan', 'y a tu des affaires sans parfum?', 'is it fragrance free?'],
  ])('%s: %s · %s', (id, one, two) => {
    expect([found(one, french), found(two, english)]).toEqual([[id], [id]]);
  });
});

describe('what asks nothing of it is told no answer', () => {
  it.each([
    ['coupe femme jeudi', 'a women’s cut on thursday'],
    ['c’est pour ma mère', 'it’s for my mom'],
    ['j’ai un certificat-cadeau, coupe femme jeudi', 'I have a gift certificate, women’s cut thursday'],
    ['avez-vous une place jeudi pour ma fille de 13 ans?', 'anything thursday for my 13 year old?'],
    ['coupe enfant pour mon gars de 6 ans, samedi', 'kids’ cut for my 6 year old, saturday'],
    ['c’est combien la coupe homme?', 'how much is a men’s cut?'],
    ['je demeure à Brossard, coupe homme mardi', 'I live in Brossard, a men’s cut tuesday'],
    ['le deuxième', 'the second one'],
    ['merci beaucoup', 'thanks a lot'],
    ['j’ai mal à la poitrine et de la fièvre', 'chest pain and a fever'],
  ])('%s · %s', (one, two) => {
    expect([found(one, french), found(two, english)]).toEqual([[], []]);
  });
});

const vet = [
  entry('rabbits', 'Do you treat rabbits and exotic pets?', 'We treat dogs, cats and rabbits, but no birds.'),
  entry('night', 'What should I do in an emergency at night?', 'Call the emergency centre.'),
  entry('gas', 'Do you work on gas appliances?', 'No, only electric ones; another firm can help you.'),
  entry('women', 'Do you massage pregnant women?', 'Yes, from the 13th week.'),
];
const soins = [
  entry(
    'rabbits',
    'Soignez-vous les lapins et les animaux exotiques ?',
    'Les chiens, les chats et les lapins.',
  ),
  entry('night', 'Que faire en cas d’urgence la nuit ?', 'Appelez le centre d’urgence.'),
  entry(
    'gas',
    'Travaillez-vous sur les appareils au gaz ?',
    'Non, mais une autre entreprise peut vous aider.',
  ),
  entry('women', 'Massez-vous les femmes enceintes ?', 'Oui, dès la 13e semaine.'),
];

describe('an entry that shares no more than a word beside the subject is told to nobody', () => {
  it.each([
    ['vous gardez tu des chats?', 'do you board cats?'],
    ['mon chat est agressif, avez-vous des trucs?', 'my cat is aggressive, any tips?'],
    ['pouvez-vous m’aider avec une vérification fiscale?', 'can you help with an audit?'],
    ['travaillez-vous avec des apprentis?', 'do you work with apprentices?'],
    ['c’est la fête de ma femme bientôt, faites-vous des surprises?', 'do you do surprises for women?'],
    ['mon chien pleure la nuit, est-ce normal?', 'my dog cries at night, is it normal?'],
    ['est-ce que ma femme peut attendre à côté?', 'can my wife wait beside me?'],
    ['vendez-vous de la nourriture pour chats?', 'do you sell food for cats?'],
  ])('%s · %s', (one, two) => {
    expect([one, found(one, soins), two, found(two, vet)]).toEqual([one, [], two, []]);
  });
});
