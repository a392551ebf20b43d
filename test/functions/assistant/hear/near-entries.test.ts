import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';

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
