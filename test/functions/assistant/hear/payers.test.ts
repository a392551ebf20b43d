import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';

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
