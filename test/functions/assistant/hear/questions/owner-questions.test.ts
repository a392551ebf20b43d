import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const shop = {
  services: [
    { id: 'exam', name: 'Examen de la vue', knownAs: ['Examen de la vue', 'Eye exam'] },
    { id: 'repair', name: 'Réparation de lunettes', knownAs: ['Réparation de lunettes', 'Glasses repair'] },
    { id: 'fit', name: 'Positionnement sur vélo', knownAs: ['Positionnement sur vélo', 'Bike fit'] },
  ],
  people: [],
};

const entry = (id: string, question: string, answer: string, topic?: 'insurance') => ({
  id,
  question,
  answer,
  ...(topic ? { topic } : {}),
});

const french = [
  entry(
    'ramq',
    'La RAMQ paie-t-elle l’examen de la vue ?',
    'Oui, pour les moins de 18 ans et les 65 ans et plus : apportez votre carte d’assurance maladie.',
  ),
  entry(
    'claims',
    'Envoyez-vous les réclamations aux assurances privées ?',
    'Oui, directement à la plupart des assureurs privés.',
    'insurance',
  ),
  entry(
    'drive',
    'Puis-je conduire après l’examen ?',
    'Non si on vous met des gouttes pour dilater les pupilles : la vue reste embrouillée quatre heures.',
  ),
  entry('ready', 'En combien de temps mes lunettes sont-elles prêtes ?', 'Environ dix jours ouvrables.'),
  entry(
    'other',
    'Puis-je acheter des lunettes avec une ordonnance d’un autre optométriste ?',
    'Oui, si elle date de moins de deux ans.',
  ),
  entry(
    'bring',
    'Que faut-il apporter pour un positionnement sur vélo ?',
    'Votre vélo, vos souliers de vélo et un cuissard.',
  ),
  entry('storage', 'Jusqu’à quand gardez-vous les vélos entreposés ?', 'Jusqu’au 15 avril.'),
];

const english = [
  entry(
    'ramq',
    'Does RAMQ cover the eye exam?',
    'Yes, for people under 18 and people 65 and over: bring your health insurance card.',
  ),
  entry(
    'claims',
    'Do you send claims to private insurers?',
    'Yes, directly to most private insurers.',
    'insurance',
  ),
  entry(
    'drive',
    'Can I drive after the exam?',
    'Not if we use drops to dilate your pupils: your sight stays blurry for about four hours.',
  ),
  entry('ready', 'How long until my glasses are ready?', 'About ten business days.'),
  entry(
    'other',
    'Can I buy glasses with a prescription from another optometrist?',
    'Yes, if it is less than two years old.',
  ),
  entry('bring', 'What should I bring to a bike fit?', 'Your bike, your cycling shoes and shorts.'),
  entry('storage', 'Until when do you keep the bikes in storage?', 'Until April 15.'),
];

/** What the records tell, whatever the owner wrote. */
const FROM_RECORDS: ReadonlySet<string> = new Set(['price', 'length']);

const heard = (said: string, faq: typeof french) => {
  const frame = hear(said, { ...contextOf('salon'), ...shop, faq });
  return {
    frame,
    entries: [
      ...frame.asks.flatMap(({ entry: id, topic }) => (FROM_RECORDS.has(topic) || !id ? [] : [id])),
      ...(frame.entry ? [frame.entry] : []),
    ],
  };
};

describe('a question that the owner answered is found by people’s words, and wishes nothing', () => {
  it.each([
    [
      'drive',
      'question, si y me mettent des gouttes dans les yeux chu tu correcte pour conduire après??',
      'question, if they put drops in my eyes am i ok to drive after??',
    ],
    ['drive', 'jpeux-tu conduire après mon examen?', 'am I allowed to drive after the eye exam'],
    [
      'drive',
      'avec les gouttes, est-ce que je vais pouvoir conduire?',
      'will I be able to drive with the drops?',
    ],
    [
      'ready',
      'pis les lunettes ça prend combien de temps avant detre pretes',
      'ok and the glasses how long till theyre ready',
    ],
    ['ready', 'mes lunettes vont être prêtes quand?', 'when will my glasses be ready?'],
    [
      'ramq',
      'jai 42 ans, ma carte soleil paye tu l’examen de la vue',
      'does my health card pay for the eye exam',
    ],
    ['ramq', 'l’examen est-tu couvert par la ramq?', 'is the exam covered by medicare?'],
    [
      'other',
      'achetez-vous avec une ordonnance d’un autre optométriste?',
      'can I bring a prescription from another optometrist to buy glasses?',
    ],
    [
      'bring',
      'faut-tu que j’apporte quelque chose de spécial pour le positionnement?',
      'what should I bring for the bike fit?',
    ],
    ['storage', 'vous gardez les vélos jusqu’à quand?', 'how long do you keep the bikes in storage?'],
  ])('%s: %s · %s', (id, one, two) => {
    for (const [said, faq] of [
      [one, french],
      [two, english],
    ] as const) {
      const { frame, entries } = heard(said, faq);
      expect([said, entries, frame.clauses]).toEqual([said, [id], []]);
    }
  });
});

describe('no answer of the owner is given to another question', () => {
  it.each([
    ['est-ce que je peux réparer mes lunettes jeudi?', 'can I get my glasses repaired Thursday?'],
    [
      'vendez-vous des lunettes sans ordonnance d’un optométriste?',
      'can I buy glasses without a prescription?',
    ],
    ['combien de temps dure l’examen de la vue?', 'how long does the eye exam take?'],
    ['combien coûte un examen de la vue?', 'how much is the eye exam?'],
    ['jai 42 ans, je veux un examen de la vue jeudi', 'I’m 42 and want an eye exam Thursday'],
    ['est-ce que je dois mettre des gouttes tous les jours?', 'do I have to put drops in my eyes every day?'],
    ['prenez-vous les cartes de crédit pour un examen?', 'do you take credit cards for the exam?'],
    [
      'je conduis un camion, avez-vous de la place pour me stationner?',
      'I drive a truck, is there room to park it?',
    ],
    ['les vélos électriques sont-ils permis?', 'do you sell electric bikes?'],
    ['mon vélo est-il prêt?', 'is the bike fit painful?'],
    ['ma réparation va être correcte?', 'are the doctors nice?'],
    [
      'mes lunettes me donnent mal à la tête, est-ce normal?',
      'my glasses give me headaches, is that normal?',
    ],
  ])('%s · %s', (one, two) => {
    for (const [said, faq] of [
      [one, french],
      [two, english],
    ] as const)
      expect([said, heard(said, faq).entries]).toEqual([said, []]);
  });
});

const studio = {
  services: [
    { id: 'flash', name: 'Tatouage flash', knownAs: ['Tatouage flash', 'Flash tattoo'] },
    { id: 'nose', name: 'Piercing du nez', knownAs: ['Piercing du nez', 'Nose piercing'] },
  ],
  people: [],
};

const studioFrench = [
  entry(
    'age',
    'Quel âge faut-il avoir pour un tatouage ou un piercing ?',
    'Dix-huit ans ; les piercings dès 14 ans, avec un parent.',
  ),
  entry('cream', 'Puis-je mettre une crème anesthésiante avant mon tatouage ?', 'Oui, une heure avant.'),
  entry(
    'deposit',
    'Y a-t-il un dépôt à payer, et est-il remboursé si j’annule ?',
    'Un dépôt de 50 $ réserve un tatouage.',
  ),
  entry('pay', 'Quels modes de paiement acceptez-vous ?', 'Argent comptant et débit.'),
  entry(
    'swim',
    'Quand puis-je me baigner après un tatouage ou un piercing ?',
    'Pas de piscine ni de spa pendant trois semaines.',
  ),
];

const studioEnglish = [
  entry(
    'age',
    'How old do I have to be for a tattoo or a piercing?',
    'Eighteen; piercings from 14, with a parent.',
  ),
  entry('cream', 'Can I use numbing cream before my tattoo?', 'Yes, one hour before.'),
  entry('deposit', 'Is there a deposit, and is it refunded if I cancel?', 'A $50 deposit holds a tattoo.'),
  entry('pay', 'How can I pay?', 'Cash and debit.'),
  entry('swim', 'When can I swim after a tattoo or a piercing?', 'No pool or hot tub for three weeks.'),
];

describe('a word that one entry alone has tells which is asked about, in whatever words the rest is said', () => {
  it.each([
    [
      'age',
      'jai 17 ans jpeux tu me faire tatouer pareil si mon pere signe',
      'im 17 can i still get tatted if my dad signs',
    ],
    ['age', 'est-ce que vous faites ça à son âge?', 'is there an age for that?'],
    [
      'cream',
      'chu douillet lol jpeux tu mettre de la creme qui gele avant mon tattoo',
      'im a baby lol can i put some numbing cream on',
    ],
    ['deposit', 'faut-tu donner un dépôt', 'is there a deposit?'],
    [
      'swim',
      'pis apres jpeux aller au spa nordique combien de temps apres??',
      'and after how long till i can hit the hot tub??',
    ],
  ])('%s: %s · %s', (id, one, two) => {
    for (const [said, faq] of [
      [one, studioFrench],
      [two, studioEnglish],
    ] as const) {
      const { asks, clauses } = hear(said, { ...contextOf('salon'), ...studio, faq });
      expect([said, asks.flatMap(({ entry: told }) => told ?? []), clauses]).toEqual([said, [id], []]);
    }
  });

  it.each([
    ['un tatouage flash vendredi?', 'a flash tattoo on Friday?'],
    ['jai 17 ans, je veux un piercing au nez vendredi', 'im 17 and i want a nose piercing friday'],
    ['vendez-vous de la crème hydratante?', 'do you sell hand cream for tattoos?'],
  ])('nothing: %s · %s', (one, two) => {
    for (const [said, faq] of [
      [one, studioFrench],
      [two, studioEnglish],
    ] as const)
      expect([
        said,
        hear(said, { ...contextOf('salon'), ...studio, faq }).asks.flatMap(({ entry: told }) => told ?? []),
      ]).toEqual([said, []]);
  });
});

describe('who is to let somebody in is the question of who must be there', () => {
  const homes = (question: string, answer: string) =>
    contextOf('garage', {
      faq: [
        entry('home', question, answer),
        entry('gas', 'Do you work on gas appliances?', 'No, only electric and oil.'),
      ],
    });
  it.each([
    ['can she let you in or do I gotta be there myself', 'en'],
    ['do I got to stay home', 'en'],
    ['elle peut-tu vous ouvrir la porte', 'fr'],
    ['faut-tu que je sois là moi-même', 'fr'],
  ])('%s', (said, language) => {
    const context =
      language === 'fr'
        ? homes('Faut-il être à la maison pendant la visite ?', 'Oui, une personne de 18 ans ou plus.')
        : homes('Do I have to be home during the visit?', 'Yes, somebody aged 18 or over.');
    const { asks } = hear(said, context);
    expect(asks.map(({ entry: meant }) => meant)).toContain('home');
  });
});
