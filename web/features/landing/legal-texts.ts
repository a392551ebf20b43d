import { defineTexts } from '../../i18n/texts.ts';

export const legalTexts = defineTexts(
  {
    mentions: {
      title: 'Mentions légales',
      intro: "Qui offre ce service, et à quelles conditions vous l'utilisez.",
      sections: {
        service: {
          title: 'Le service',
          text: 'Comptoir est un assistant de rendez-vous et de demandes pour les petites entreprises. Chaque entreprise cliente est responsable du contenu de sa page publique, de ses prix et de ses disponibilités.',
        },
        assistant: {
          title: "L'assistant",
          text: "Les réponses du chat sont produites automatiquement au nom de l'entreprise. Un rendez-vous n'est confirmé que lorsque la page l'affiche comme tel ; le prix et l'heure qui font foi sont ceux de la confirmation.",
        },
        plans: {
          title: 'Forfaits',
          text: "Les prix sont en dollars canadiens, par mois, taxes en sus. Un forfait se résilie en tout temps ; il reste actif jusqu'à la fin de la période payée.",
        },
        property: {
          title: 'Propriété intellectuelle',
          text: "La marque et le logiciel appartiennent à l'exploitant du service. Les textes et les données que vous y mettez restent à vous, et vous pouvez les exporter.",
        },
      },
    },
    privacy: {
      title: 'Politique de confidentialité',
      intro: 'Ce que nous recueillons, pourquoi, et combien de temps.',
      sections: {
        what: {
          title: 'Ce qui est recueilli',
          text: "Pour un compte : votre adresse e-mail et le profil de votre entreprise. Pour un visiteur : ce qu'il écrit dans le chat ou le formulaire, soit son nom, ses coordonnées, sa demande et ses rendez-vous.",
        },
        why: {
          title: 'Pourquoi',
          text: "Pour répondre au visiteur, prendre et rappeler ses rendez-vous, et transmettre sa demande à l'entreprise à laquelle il s'adresse. Rien n'est vendu, et aucune publicité n'est ciblée.",
        },
        howLong: {
          title: 'Combien de temps',
          text: "Les conversations sont conservées 90 jours, ou la durée choisie par l'entreprise. Une demande est supprimée 24 mois après la dernière activité.",
        },
        rights: {
          title: 'Vos droits',
          text: "Vous pouvez demander à voir, à corriger ou à faire effacer ce qui vous concerne. Adressez-vous à l'entreprise avec laquelle vous avez discuté : elle dispose des outils pour le faire et en remet une preuve.",
        },
        storage: {
          title: 'Dans votre navigateur',
          text: "La session d'un membre connecté et son brouillon d'activation sont gardés dans son navigateur. Aucun témoin de suivi n'est déposé.",
        },
      },
    },
  },
  {
    mentions: {
      title: 'Legal notice',
      intro: 'Who offers this service, and on what terms you use it.',
      sections: {
        service: {
          title: 'The service',
          text: 'Comptoir is an appointment and lead assistant for small businesses. Each client business is responsible for what its public page says, for its prices and for its availability.',
        },
        assistant: {
          title: 'The assistant',
          text: 'The chat’s answers are produced automatically on behalf of the business. An appointment is confirmed only when the page shows it as such; the price and time of the confirmation prevail.',
        },
        plans: {
          title: 'Plans',
          text: 'Prices are in Canadian dollars, per month, plus taxes. A plan can be cancelled at any time; it stays active until the end of the paid period.',
        },
        property: {
          title: 'Intellectual property',
          text: 'The brand and the software belong to the operator of the service. The texts and data that you put in it remain yours, and you can export them.',
        },
      },
    },
    privacy: {
      title: 'Privacy policy',
      intro: 'What we collect, why, and for how long.',
      sections: {
        what: {
          title: 'What is collected',
          text: 'For an account: your e-mail address and your business profile. For a visitor: what they write in the chat or the form, that is their name, contact details, request and appointments.',
        },
        why: {
          title: 'Why',
          text: 'To answer the visitor, to book and recall their appointments, and to pass their request on to the business they are talking to. Nothing is sold, and no advertising is targeted.',
        },
        howLong: {
          title: 'For how long',
          text: 'Conversations are kept 90 days, or as long as the business has chosen. A request is deleted 24 months after the last activity.',
        },
        rights: {
          title: 'Your rights',
          text: 'You can ask to see, correct or erase what concerns you. Write to the business you talked to: it has the tools to do so and gives you a receipt.',
        },
        storage: {
          title: 'In your browser',
          text: 'A signed-in member’s session and onboarding draft are kept in their browser. No tracking cookie is set.',
        },
      },
    },
  },
);
