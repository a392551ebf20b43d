import { defineTexts } from '../i18n/texts.ts';

/** Texts that the server alone needs: it sends the browser the one that it chose. */
export const serverTexts = defineTexts(
  {
    hours: {
      closed: 'Fermé',
      closedOn: (day: string) => `Fermé le ${day}`,
      closedFromTo: (first: string, last: string) => `Fermé du ${first} au ${last}`,
      otherHours: (day: string, hours: string) => `Le ${day} : ${hours}`,
      midnight: 'minuit',
      range: (first: string, last: string) => `${first} au ${last.toLowerCase()}`,
    },
    frame: {
      skip: 'Aller au contenu',
      otherLanguage: 'English',
      privacyContact: 'Responsable des renseignements personnels :',
      legal: 'Mentions légales',
      madeWith: 'Propulsé par',
    },
    services: 'Nos services',
    duration: 'Durée',
    price: 'Prix',
    book: 'Réserver',
    bookService: (name: string) => `Réserver : ${name}`,
    people: { title: 'L’équipe', bookWith: (name: string) => `Réserver avec ${name}` },
    policies: {
      title: 'Bon à savoir',
      change: 'Déplacer ou annuler un rendez-vous',
      afterwards: (business: string) => `Ensuite, adressez-vous à ${business}.`,
      languages: 'Langues parlées',
    },
    days: {
      later: 'Voir les jours suivants',
      earlier: 'Voir les jours précédents',
      soonest: 'Revenir au plus tôt',
      from: (day: string) => `Créneaux à partir du ${day}.`,
      none: (day: string) => `Aucun créneau libre à partir du ${day}.`,
      until: (day: string) => `On réserve jusqu’au ${day}.`,
      unread: 'L’adresse ne nomme pas de jour qui se lise : voici les créneaux au plus tôt.',
    },
    chatWithUs: 'Discuter avec nous',
    seeServices: 'Voir les services',
    faq: 'Questions fréquentes',
    facts: {
      title: 'Contact',
      hours: 'Horaires',
      address: 'Adresse',
      map: 'Voir sur la carte',
      phone: 'Téléphone',
    },
    zone: (name: string) => `Heures affichées : ${name}.`,
    waitlist: 'Aucun moment ne convient ? Être averti par e-mail si un créneau se libère',
    notices: {
      site: {
        title: 'Site introuvable',
        text: 'La vitrine demandée n’existe pas ou n’est plus disponible.',
      },
      'missing-slug': {
        title: 'Slug de site manquant.',
        text: 'L’adresse d’une vitrine se termine par son slug.',
      },
      booking: {
        title: 'Rendez-vous introuvable',
        text: 'Ce lien ne mène à aucun rendez-vous, ou il n’est plus valable.',
      },
      waiting: {
        title: 'Demande terminée',
        text: 'Ce lien ne mène à aucune demande en attente : elle a été retirée, ou ses jours sont passés.',
      },
      left: {
        title: 'Vous n’êtes plus sur la liste d’attente',
        text: 'Votre demande est retirée, avec vos coordonnées.',
      },
      page: { title: 'Page introuvable', text: 'Rien ne se trouve à cette adresse.' },
      unavailable: {
        title: 'Page momentanément indisponible',
        text: 'Nous n’arrivons pas à l’afficher. Réessayez dans un instant.',
      },
      home: 'Aller à l’accueil',
    },
    unsubscribe: {
      subscribed: {
        title: 'Ne plus recevoir de relances ?',
        text: (business: string) =>
          `${business} ne vous relancera plus à cette adresse. Ce qui concerne vos rendez-vous (confirmations, changements, rappels) vous est toujours envoyé.`,
        button: 'Ne plus recevoir de relances',
      },
      unsubscribed: {
        title: 'Vous ne recevrez plus de relances',
        text: (business: string) =>
          `${business} ne vous relance plus à cette adresse. Ce qui concerne vos rendez-vous (confirmations, changements, rappels) vous est toujours envoyé.`,
        button: 'Recevoir de nouveau les relances',
      },
    },
    chatNotice: (business: string) =>
      `L’assistant IA de ${business} vous répond ici. En envoyant un message, vous acceptez qu’il s’en serve, avec vos coordonnées, pour traiter votre demande et vos rendez-vous, au besoin hors du Québec.`,
    callPerson: 'Pour parler à une personne, appelez le ',
    askPerson: 'Pour parler à une personne, demandez-le ici.',
    chatPrivacy: 'Confidentialité',
    chatNeedsScript: 'Le chat a besoin de JavaScript.',
    formNeedsNone: 'Le formulaire de rendez-vous de cette page fonctionne sans lui.',
    bookingLead: 'Choisissez un moment, laissez vos coordonnées : c’est réservé, sans discuter.',
    bookingNotice: (business: string) =>
      `En réservant, vous acceptez que ${business} utilise ces coordonnées pour traiter votre rendez-vous et vous écrire à son sujet.`,
    sendFrom: (time: string) =>
      `Beaucoup de réservations arrivent en ce moment. Rien n’est encore réservé : envoyez le formulaire à partir de ${time}, tel que vous l’avez rempli.`,
  },
  {
    hours: {
      closed: 'Closed',
      closedOn: (day: string) => `Closed on ${day}`,
      closedFromTo: (first: string, last: string) => `Closed from ${first} to ${last}`,
      otherHours: (day: string, hours: string) => `${day}: ${hours}`,
      midnight: 'midnight',
      range: (first: string, last: string) => `${first} to ${last}`,
    },
    frame: {
      skip: 'Skip to content',
      otherLanguage: 'Français',
      privacyContact: 'In charge of personal information:',
      legal: 'Legal notice',
      madeWith: 'Powered by',
    },
    services: 'Our services',
    duration: 'Duration',
    price: 'Price',
    book: 'Book',
    bookService: (name) => `Book: ${name}`,
    people: { title: 'The team', bookWith: (name) => `Book with ${name}` },
    policies: {
      title: 'Good to know',
      change: 'Moving or cancelling an appointment',
      afterwards: (business) => `After that, contact ${business}.`,
      languages: 'Languages spoken',
    },
    days: {
      later: 'See later days',
      earlier: 'See earlier days',
      soonest: 'Back to the soonest',
      from: (day) => `Times from ${day} on.`,
      none: (day) => `No free time from ${day} on.`,
      until: (day) => `Booking is open until ${day}.`,
      unread: 'The address names no day that can be read: here are the soonest times.',
    },
    chatWithUs: 'Chat with us',
    seeServices: 'See services',
    faq: 'Questions and answers',
    facts: {
      title: 'Contact',
      hours: 'Opening hours',
      address: 'Address',
      map: 'See on the map',
      phone: 'Phone',
    },
    zone: (name) => `Times shown in ${name}.`,
    waitlist: 'No time suits you? Get an e-mail if one becomes free',
    notices: {
      site: {
        title: 'Site not found',
        text: 'The page you asked for does not exist or is no longer available.',
      },
      'missing-slug': {
        title: 'Missing site slug.',
        text: 'The address of a public page ends with its slug.',
      },
      booking: {
        title: 'Appointment not found',
        text: 'This link leads to no appointment, or it is no longer valid.',
      },
      waiting: {
        title: 'This request has ended',
        text: 'This link leads to no waiting request: it was removed, or its days are over.',
      },
      left: {
        title: 'You are no longer on the waitlist',
        text: 'Your request is removed, with your contact details.',
      },
      page: { title: 'Page not found', text: 'There is nothing at this address.' },
      unavailable: {
        title: 'This page is temporarily unavailable',
        text: 'We cannot show it right now. Try again in a moment.',
      },
      home: 'Go to the home page',
    },
    unsubscribe: {
      subscribed: {
        title: 'Stop follow-ups?',
        text: (business) =>
          `${business} will no longer follow up at this address. Messages about your appointments (confirmations, changes, reminders) are still sent.`,
        button: 'Stop follow-ups',
      },
      unsubscribed: {
        title: 'You will get no more follow-ups',
        text: (business) =>
          `${business} no longer follows up at this address. Messages about your appointments (confirmations, changes, reminders) are still sent.`,
        button: 'Get follow-ups again',
      },
    },
    chatNotice: (business) =>
      `The AI assistant of ${business} answers here. By sending a message, you agree that it is used, with your contact details, to handle your request and appointments, if need be outside Quebec.`,
    callPerson: 'To speak to a person, call ',
    askPerson: 'To speak to a person, just ask here.',
    chatPrivacy: 'Privacy',
    chatNeedsScript: 'The chat needs JavaScript.',
    formNeedsNone: 'The booking form on this page works without it.',
    bookingLead: 'Pick a time, leave your contact details, and it is booked. No chat needed.',
    bookingNotice: (business) =>
      `By booking, you agree that ${business} uses these details to handle your appointment and to write to you about it.`,
    sendFrom: (time) =>
      `Many bookings are coming in right now. Nothing is booked yet: send the form from ${time} on, as you filled it in.`,
  },
);
