import type { BusinessSpec } from './business-spec.ts';

/**
 * A clinic of two physiotherapists (Geneviève and Olivier), an osteopath (Léonie) and a kinesiologist (Jasmin) who gives
 * a gym class, closed at midday, open on Tuesday and Thursday evenings and Saturday mornings. Olivier is away from 26 to
 * 28 November 2026, Geneviève on Tuesday 1 December, Léonie in the week of 7 December; the clinic closes at three on
 * Wednesday 2 December.
 */
export const physio: BusinessSpec = {
  tenant: {
    name: 'Physio du Fleuve',
    industry: 'sante',
    phone: '418 555-0172',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '140, rue Saint-Germain Ouest',
    line2: 'Bureau 200',
    city: 'Rimouski',
    region: 'QC',
    postalCode: 'G5L 4B5',
    country: 'CA',
  },
  welcome: 'Bonjour et bienvenue chez Physio du Fleuve. Où est-ce que ça fait mal ?',
  services: {
    evaluation: {
      fr: 'Évaluation en physiothérapie',
      en: 'Physiotherapy assessment',
      minutes: 60,
      price: 105,
      synonyms: ['première visite en physio', 'first physio visit'],
      people: ['genevieve', 'olivier'],
    },
    suivi: {
      fr: 'Suivi en physiothérapie',
      en: 'Physiotherapy follow-up',
      minutes: 30,
      price: 82.5,
      people: ['genevieve', 'olivier'],
    },
    perineale: {
      fr: 'Rééducation périnéale',
      en: 'Pelvic floor physiotherapy',
      minutes: 45,
      price: 115,
      synonyms: ['plancher pelvien', 'pelvic floor'],
      people: ['genevieve'],
    },
    commotion: {
      fr: 'Évaluation de commotion cérébrale',
      en: 'Concussion assessment',
      minutes: 60,
      price: 130,
      synonyms: ['commotion', 'concussion'],
      people: ['olivier'],
    },
    osteo: {
      fr: 'Ostéopathie',
      en: 'Osteopathy',
      minutes: 60,
      price: 110,
      synonyms: ['ostéo', 'ostéopathe', 'osteo', 'osteopath'],
      people: ['leonie'],
    },
    bebe: {
      fr: 'Ostéopathie pour bébé (moins de 2 ans)',
      en: 'Baby osteopathy (under 2)',
      minutes: 45,
      price: 90,
      people: ['leonie'],
    },
    cours: {
      fr: 'Cours de gym en groupe',
      en: 'Group gym class',
      minutes: 60,
      price: 18,
      synonyms: ['cours de gym', 'gym class'],
      people: ['jasmin'],
    },
    posture: {
      fr: 'Dépistage postural',
      en: 'Posture screening',
      minutes: 15,
      price: 0,
      people: ['jasmin'],
    },
    orthese: {
      fr: 'Orthèse de genou sur mesure',
      en: 'Custom knee brace',
      minutes: 45,
      price: null,
      synonyms: ['orthèse', 'knee brace'],
      people: ['olivier'],
    },
  },
  people: {
    genevieve: 'Geneviève Ouellet',
    olivier: 'Olivier Pineau',
    leonie: 'Léonie Castonguay',
    jasmin: 'Jasmin Thériault',
  },
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '12:00' },
    { days: [1, 3, 5], opens: '13:00', closes: '17:00' },
    { days: [2, 4], opens: '13:00', closes: '20:00' },
    { days: [6], opens: '09:00', closes: '12:00' },
  ],
  faq: [
    {
      id: 'physio-cnesst',
      question: 'Acceptez-vous les dossiers de la CNESST et de la SAAQ ?',
      answer:
        'Oui. Apportez l’ordonnance du médecin et votre numéro de dossier : nous facturons la CNESST ou la SAAQ directement, et vous ne payez rien.',
      translations: {
        en: {
          question: 'Do you take CNESST and SAAQ claims?',
          answer:
            'Yes. Bring the doctor’s prescription and your file number: we bill the CNESST or the SAAQ directly, and you pay nothing.',
        },
      },
      isShown: true,
    },
    {
      id: 'physio-insurance',
      question: 'Donnez-vous des reçus pour les assurances ?',
      answer:
        'Oui, vous payez sur place et le reçu part par courriel le jour même. Nous n’envoyons pas la réclamation à l’assureur.',
      translations: {
        en: {
          question: 'Do you give receipts for insurance?',
          answer:
            'Yes, you pay at the visit and the receipt is e-mailed the same day. We do not send the claim to the insurer.',
        },
      },
      topic: 'insurance',
      isShown: true,
    },
    {
      id: 'physio-referral',
      question: 'Faut-il une ordonnance du médecin pour voir un physiothérapeute ?',
      answer: 'Non, sauf pour un dossier de la CNESST ou de la SAAQ.',
      translations: {
        en: {
          question: 'Do I need a doctor’s referral to see a physiotherapist?',
          answer: 'No, except for a CNESST or SAAQ claim.',
        },
      },
      isShown: true,
    },
    {
      id: 'physio-parking',
      question: 'Où peut-on se stationner ?',
      answer: 'Derrière l’édifice, gratuit pendant deux heures. L’ascenseur est à côté de cette entrée.',
      translations: {
        en: {
          question: 'Where can I park?',
          answer: 'Behind the building, free for two hours. The elevator is beside that entrance.',
        },
      },
      topic: 'parking',
      isShown: true,
    },
    {
      id: 'physio-policy',
      question: 'Quelle est votre politique d’annulation ?',
      answer: 'Prévenez-nous 24 heures d’avance ; sinon, des frais de 40 $ s’appliquent.',
      translations: {
        en: {
          question: 'What is your cancellation policy?',
          answer: 'Let us know 24 hours ahead; otherwise a $40 fee applies.',
        },
      },
      topic: 'policy',
      isShown: true,
    },
    {
      id: 'physio-clothes',
      question: 'Comment faut-il s’habiller pour la physio ?',
      answer: 'Des shorts et un chandail ample ; pour le cours de gym, des souliers propres.',
      translations: {
        en: {
          question: 'What should I wear to physio?',
          answer: 'Shorts and a loose top; for the gym class, clean indoor shoes.',
        },
      },
      isShown: true,
    },
    {
      id: 'physio-class-age',
      question: 'À partir de quel âge peut-on suivre le cours de gym ?',
      answer: 'Dès 14 ans, sans limite d’âge : Jasmin adapte les exercices, même sur une chaise.',
      translations: {
        en: {
          question: 'From what age can one join the gym class?',
          answer: 'From age 14, with no upper limit: Jasmin adapts the exercises, even on a chair.',
        },
      },
      isShown: true,
    },
  ],
  closures: [
    { from: '2026-11-26', to: '2026-11-28', person: 'olivier' },
    { from: '2026-12-01', person: 'genevieve' },
    { from: '2026-12-02', startTime: '15:00', endTime: '24:00' },
    { from: '2026-12-07', to: '2026-12-11', person: 'leonie' },
    { from: '2026-12-24', to: '2026-12-27' },
    { from: '2026-12-31', to: '2027-01-03' },
  ],
  bookings: [
    {
      service: 'osteo',
      person: 'leonie',
      at: '2026-11-25T09:00',
      name: 'Gaétane Lévesque',
      email: 'gaetane.levesque@example.com',
    },
    {
      service: 'evaluation',
      person: 'genevieve',
      at: '2026-11-24T13:00',
      name: 'Réjean Banville',
      email: 'rejean.banville@example.com',
    },
    {
      service: 'cours',
      person: 'jasmin',
      at: '2026-11-24T18:00',
      name: 'Colette Pineault',
      email: 'colette.pineault@example.com',
    },
  ],
};
