import { defineTexts } from '../../../i18n/texts.ts';

export const profileTexts = defineTexts(
  {
    title: 'Votre entreprise',
    name: "Nom de l'entreprise",
    nameHint: 'Vos clients le lisent sur votre page, dans le chat et sur leur rendez-vous.',
    industry: "Secteur d'activité",
    phone: 'Téléphone',
    phoneHint: 'Montré à qui préfère vous appeler.',
    timezone: 'Fuseau horaire',
    timezoneHint:
      'Vos rendez-vous et vos fermetures sont montrés à cette heure. Les fenêtres déjà créées gardent leur fuseau.',
    language: "Langue de l'entreprise",
    languageHint:
      'Celle dans laquelle vos textes sont écrits. Chaque visiteur lit la page et les réponses dans la sienne.',
    languages: { fr: 'Français', en: 'Anglais' },
    addressTitle: 'Adresse',
    addressIntro:
      'Où vos clients se rendent : elle figure sur votre page, sur leur rendez-vous et dans leur calendrier. Laissez-la vide si vous n’avez pas pignon sur rue.',
    address: {
      line1: 'Numéro et rue',
      line2: 'Bureau, étage',
      city: 'Ville',
      region: { CA: 'Province', US: 'État' },
      choose: 'Choisir…',
      postalCode: { CA: 'Code postal', US: 'Code ZIP' },
      country: 'Pays',
    },
    contactTitle: 'Responsable des renseignements personnels',
    contactIntro:
      'La Loi 25 demande de nommer la personne à qui écrire pour consulter ou faire effacer ses renseignements. Son nom et son adresse sont publics.',
    contactName: 'Nom',
    contactEmail: 'E-mail',
    closeTitle: "Fermer l'entreprise",
    closeText: (days: number) =>
      `Votre page publique disparaît, toute l’équipe perd son accès, puis les données sont effacées après ${days} jours. C’est définitif.`,
    close: "Fermer l'entreprise…",
    closeConfirm: (name: string) => `Fermer « ${name} » ?`,
    closePage: 'La page publique, le widget et les liens de rendez-vous cessent de répondre tout de suite.',
    closeTeam: 'Chaque membre perd son accès, vous compris. Les invitations sont retirées.',
    closeData: (days: number) =>
      `Leads, rendez-vous et conversations sont effacés après ${days} jours. Exportez-les d’abord si vous en avez besoin.`,
    exportFirst: 'Exporter les données',
    typeName: (name: string) => `Pour confirmer, tapez le nom de l’entreprise : ${name}`,
    closeNow: 'Fermer définitivement',
    closing: 'Fermeture…',
    closed: "L'entreprise est fermée",
    closeFailed: "Impossible de fermer l'entreprise.",
  },
  {
    title: 'Your business',
    name: 'Business name',
    nameHint: 'Your customers read it on your page, in the chat and on their appointment.',
    industry: 'Industry',
    phone: 'Phone',
    phoneHint: 'Shown to people who would rather call.',
    timezone: 'Time zone',
    timezoneHint:
      'Your bookings and closures are shown in this time. Windows you already have keep their own zone.',
    language: 'Language of the business',
    languageHint: 'The one your texts are written in. Each visitor reads the page and the answers in theirs.',
    languages: { fr: 'French', en: 'English' },
    addressTitle: 'Address',
    addressIntro:
      'Where your customers come: it is on your page, on their appointment and in their calendar. Leave it empty if people do not come to you.',
    address: {
      line1: 'Street address',
      line2: 'Suite, floor',
      city: 'City',
      region: { CA: 'Province', US: 'State' },
      choose: 'Choose…',
      postalCode: { CA: 'Postal code', US: 'ZIP code' },
      country: 'Country',
    },
    contactTitle: 'Person in charge of personal information',
    contactIntro:
      'Law 25 asks you to name whom people write to in order to see or erase their information. The name and address are public.',
    contactName: 'Name',
    contactEmail: 'E-mail',
    closeTitle: 'Close the business',
    closeText: (days: number) =>
      `Your public page goes away, the whole team loses access, then the data is deleted after ${days} days. This is final.`,
    close: 'Close the business…',
    closeConfirm: (name: string) => `Close “${name}”?`,
    closePage: 'The public page, the widget and appointment links stop answering right away.',
    closeTeam: 'Every member loses access, you included. Invitations are withdrawn.',
    closeData: (days: number) =>
      `Leads, bookings and conversations are deleted after ${days} days. Export them first if you need them.`,
    exportFirst: 'Export the data',
    typeName: (name: string) => `To confirm, type the name of the business: ${name}`,
    closeNow: 'Close for good',
    closing: 'Closing…',
    closed: 'The business is closed',
    closeFailed: 'Unable to close the business.',
  },
);
