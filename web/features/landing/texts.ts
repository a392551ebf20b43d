import { defineTexts } from '../../i18n/texts.ts';

export const landingTexts = defineTexts(
  {
    header: {
      platform: 'Accéder à la plateforme',
      login: 'Se connecter',
      signup: 'Créer un compte',
      navigation: 'Navigation du site',
      skip: 'Aller au contenu',
    },
    hero: {
      eyebrow: 'Bilingue, ouvert jour et nuit',
      title: 'Assistant de RDV & Leads pour PME',
      text: "Il répond à vos clients en français et en anglais, prend les rendez-vous dans votre agenda et range chaque demande. Vous gardez le comptoir, il tient l'accueil.",
      cta: 'Créer un compte',
      secondary: 'Voir les forfaits',
      note: "Quatorze jours d'essai du forfait Pro, sans carte de crédit.",
      preview:
        'Le tableau de bord : qui est là aujourd’hui, le prochain rendez-vous de chaque personne, et ce qui attend une réponse.',
    },
    why: {
      title: 'Moins de relances, plus de rendez-vous',
      items: [
        'Un parcours unifié : le chat, la demande et la réservation au même endroit.',
        'Une confirmation immédiate à l’écran, avec un lien pour déplacer ou annuler son rendez-vous.',
        'Des rapports concrets : ce qui arrive, ce qui se réserve, ce qui reste à rappeler.',
      ],
    },
    features: {
      title: 'Tout ce qui se passe au comptoir',
      ai: {
        title: 'IA conversationnelle bilingue',
        text: 'Elle répond dans la langue du visiteur, à partir de vos services, de vos prix et de vos heures.',
      },
      calendar: {
        title: 'Agenda synchronisé',
        text: 'Seuls les créneaux vraiment libres sont proposés. Jamais deux rendez-vous à la même heure.',
      },
      leads: {
        title: 'Qualification des leads',
        text: 'Nom, besoin, coordonnées : chaque conversation devient une demande claire, prête à être rappelée.',
      },
    },
    pricing: {
      title: 'Forfaits',
      intro: 'En dollars canadiens, résiliables en tout temps.',
      popular: 'Le plus populaire',
      noCommitment: 'Sans engagement',
      start: 'Commencer',
      starting: 'Ouverture…',
    },
    faq: {
      title: 'Questions fréquentes',
      items: {
        crm: {
          question: 'Est-ce compatible avec mon CRM ?',
          answer:
            "Oui. L'API publique du chat permet de transmettre les conversations et les demandes à votre CRM ou à l'outil de votre choix.",
        },
        custom: {
          question: "Puis-je personnaliser l'assistant ?",
          answer:
            "Oui. Une fois l'activation terminée, le tableau de bord vous laisse changer son message d'accueil, son ton, vos services, vos heures et vos couleurs.",
        },
        embed: {
          question: "Comment l'ajouter à mon site ?",
          answer:
            "Deux façons : un widget en iframe, qui s'ajoute avec une seule ligne, ou votre page publique à l'adresse /site/:slug.",
        },
      },
    },
    final: {
      title: 'Ouvrez votre comptoir aujourd’hui',
      text: "Quelques minutes suffisent : votre profil, vos heures, votre page. L'assistant fait le reste.",
      cta: 'Créer un compte',
      login: "J'ai déjà un compte",
    },
    footer: { legal: 'Mentions légales', privacy: 'Confidentialité', rights: 'Fait au Québec.' },
    banner: {
      title: 'Session active',
      connectedAs: 'Connecté en tant que',
      member: 'membre',
      finishText: "Complétez l'onboarding pour activer votre assistant.",
      finish: "Continuer l'onboarding",
      dashboard: 'Aller au dashboard',
      site: 'Voir le site public',
      newTab: '(nouvel onglet)',
      loading: 'Initialisation de votre espace…',
      failed: 'Session incomplète',
      retry: 'Réessayer',
    },
  },
  {
    header: {
      platform: 'Go to the platform',
      login: 'Log in',
      signup: 'Create an account',
      navigation: 'Site navigation',
      skip: 'Skip to content',
    },
    hero: {
      eyebrow: 'Bilingual, open day and night',
      title: 'Appointment & Lead Assistant for Small Businesses',
      text: 'It answers your customers in French and English, books appointments in your calendar and files every request. You keep the counter, it keeps the welcome.',
      cta: 'Create an account',
      secondary: 'See the plans',
      note: 'Fourteen-day trial of the Pro plan, no credit card.',
      preview:
        'The dashboard: who is at work today, everyone’s next appointment, and what waits for an answer.',
    },
    why: {
      title: 'Fewer follow-ups, more appointments',
      items: [
        'One workflow: the chat, the request and the booking in the same place.',
        'An immediate confirmation on screen, with a link to move or cancel the appointment.',
        'Actionable reporting: what comes in, what gets booked, whom to call back.',
      ],
    },
    features: {
      title: 'Everything that happens at the counter',
      ai: {
        title: 'Bilingual conversational AI',
        text: 'It answers in the visitor’s language, from your services, your prices and your hours.',
      },
      calendar: {
        title: 'Synchronised calendar',
        text: 'Only slots that are really free are offered. Never two appointments at the same time.',
      },
      leads: {
        title: 'Lead qualification',
        text: 'Name, need, contact: every conversation becomes a clear request, ready for your call.',
      },
    },
    pricing: {
      title: 'Plans',
      intro: 'In Canadian dollars, cancel at any time.',
      popular: 'Most popular',
      noCommitment: 'No commitment',
      start: 'Get started',
      starting: 'Opening…',
    },
    faq: {
      title: 'Frequently asked questions',
      items: {
        crm: {
          question: 'Does it work with my CRM?',
          answer:
            'Yes. The public chat API lets you pass conversations and requests on to your CRM or any tool of your choice.',
        },
        custom: {
          question: 'Can I customise the assistant?',
          answer:
            'Yes. Once onboarding is done, the dashboard lets you change its welcome message, its tone, your services, your hours and your colours.',
        },
        embed: {
          question: 'How do I add it to my site?',
          answer:
            'Two ways: an embeddable iframe widget, added with a single line, or your public page at /site/:slug.',
        },
      },
    },
    final: {
      title: 'Open your counter today',
      text: 'A few minutes are enough: your profile, your hours, your page. The assistant does the rest.',
      cta: 'Create an account',
      login: 'I already have an account',
    },
    footer: { legal: 'Legal notice', privacy: 'Privacy', rights: 'Made in Quebec.' },
    banner: {
      title: 'Active session',
      connectedAs: 'Signed in as',
      member: 'member',
      finishText: 'Complete the onboarding to activate your assistant.',
      finish: 'Continue the onboarding',
      dashboard: 'Go to the dashboard',
      site: 'See the public site',
      newTab: '(new tab)',
      loading: 'Setting up your workspace…',
      failed: 'Incomplete session',
      retry: 'Retry',
    },
  },
);
