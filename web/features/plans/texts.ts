import { defineTexts } from '../../i18n/texts.ts';

/** The two plans, as the landing page and the dashboard sell them. */
export const planTexts = defineTexts(
  {
    failed:
      "Le paiement n'est pas encore disponible dans cet aperçu. Veuillez communiquer avec le soutien technique.",
    perMonth: 'par mois',
    includes: (plan: string) => `Ce que comprend ${plan}`,
    basic: {
      name: 'Basic',
      description: 'Pour une personne qui reçoit ses clients.',
      features: [
        'Assistant bilingue et page publique',
        'Réservations, leads et disponibilités',
        'Un membre au calendrier',
        'Soutien par e-mail sous 48 h',
      ],
    },
    pro: {
      name: 'Pro',
      description: 'Pour une équipe, chacun avec son calendrier.',
      features: [
        'Tout ce que comprend Basic',
        'Calendrier multi-membres',
        'Plafond plus élevé de réponses par IA',
        'Soutien prioritaire sous 24 h',
      ],
    },
  },
  {
    failed: 'Payment is not yet available in this preview. Please contact support.',
    perMonth: 'per month',
    includes: (plan: string) => `What ${plan} includes`,
    basic: {
      name: 'Basic',
      description: 'For one person who receives customers.',
      features: [
        'Bilingual assistant and public page',
        'Bookings, leads and availability',
        'One calendar member',
        'E-mail support within 48 h',
      ],
    },
    pro: {
      name: 'Pro',
      description: 'For a team, each with their own calendar.',
      features: [
        'Everything in Basic',
        'Multi-member calendar',
        'A higher ceiling of AI answers',
        'Priority support within 24 h',
      ],
    },
  },
);
