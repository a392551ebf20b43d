import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const clinic = {
  services: [{ id: 'first', name: 'Première visite', knownAs: ['Première visite', 'First visit'] }],
  people: [],
};

const french = [
  {
    id: 'board',
    question: 'Acceptez-vous les dossiers de la CNESST et de la SAAQ ?',
    answer: 'Oui : nous facturons la CNESST ou la SAAQ directement, et vous ne payez rien.',
  },
  {
    id: 'private',
    question: 'Les assurances privées remboursent-elles les traitements ?',
    answer: 'Vous payez sur place et nous vous envoyons le reçu.',
    topic: 'insurance',
  },
] as const;

const english = [
  {
    id: 'board',
    question: 'Do you take CNESST and SAAQ claims?',
    answer: 'Yes: we bill the CNESST or the SAAQ directly, and you pay nothing.',
  },
  {
    id: 'private',
    question: 'Do private insurers reimburse the treatments?',
    answer: 'You pay at the visit, and we e-mail the receipt.',
    topic: 'insurance',
  },
] as const;

const heard = (said: string, faq: typeof french | typeof english) =>
  hear(said, { ...contextOf('salon'), ...clinic, faq }).asks.map(({ topic, entry }) => entry ?? topic);

describe('who names who pays is answered by the entry about them', () => {
  it.each([
    ['je me suis blessé à job jai un dossier cnesst es ce que je paye de ma poche', french],
    ['got hurt at work i have a CNESST file do i pay out of pocket', english],
    ['jai eu un accident de char, la saaq paye-tu ça?', french],
    ['had a car accident, does SAAQ cover it?', english],
    ['prenez-vous la csst', french],
    ['is it free if CSST pays for me?', english],
    ['je me suis fait mal à l’ouvrage, j’ai un dossier cnesst. faut-tu que je paye?', french],
    ['chu sur la cnesst. dois-je payer?', french],
    ['it happened at work and it’s a CNESST file. do I have to pay?', english],
    ['I have a SAAQ claim. Is it covered?', english],
  ] as const)('%s', (said, faq) => {
    expect(heard(said, faq).filter((one) => one !== 'price')).toEqual(['board']);
  });

  it.each([
    ['prenez-vous la croix bleue?', french],
    ['do you take Blue Cross?', english],
    ['do you take my work insurance?', english],
  ] as const)('but an insurer that no entry names is asked about as insurance: %s', (said, faq) => {
    expect(heard(said, faq)).toEqual(['insurance']);
  });
});

const optician = [
  { id: 'exam', question: 'Does RAMQ cover the eye exam?', answer: 'Yes, under 18 and over 64.' },
  { id: 'glasses', question: 'Does RAMQ help to pay for glasses?', answer: 'Yes, $300 every two years.' },
];

it.each([
  ['An eye exam for my son next week. Is it covered by RAMQ?', 'exam'],
  ['my son needs an eye exam, does the RAMQ pay for it?', 'exam'],
  ['new glasses for my kid: does RAMQ pay?', 'glasses'],
])('of several entries about who pays the one that has more of all that is said is meant: %s', (said, id) => {
  const { asks } = hear(said, { ...contextOf('salon'), ...clinic, faq: optician });
  expect(asks.map(({ entry }) => entry)).toEqual([id]);
});
