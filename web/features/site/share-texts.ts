import { defineTexts } from '../../i18n/texts.ts';

export const shareTexts = defineTexts(
  {
    links: {
      title: 'Adresses publiques',
      config: 'Configuration (JSON)',
      chat: 'API du chat',
      preview: 'Page d’aperçu',
    },
    widget: {
      title: 'Widget pour votre site',
      intro: 'Collez ce code dans vos pages, avant la fin de « body » : le chat s’ouvre dans un coin.',
      snippet: 'Code du widget',
      position: 'Position',
      positions: { right: 'À droite', left: 'À gauche' },
      color: 'Couleur',
      label: 'Texte du bouton',
      labelPlaceholder: 'Une question ?',
    },
    demo: {
      title: 'Essayez votre assistant',
      hint: 'Un aperçu : rien n’est enregistré ni réservé. Il répond selon ce que vous avez enregistré.',
      restart: 'Recommencer la conversation',
    },
    json: {
      title: 'Aperçu JSON',
      intro: 'La configuration publique telle qu’elle sera une fois le formulaire enregistré.',
      name: 'Configuration publique',
      failed: 'Impossible de charger la configuration publique',
    },
  },
  {
    links: {
      title: 'Public addresses',
      config: 'Config (JSON)',
      chat: 'Chat API',
      preview: 'Preview page',
    },
    widget: {
      title: 'Widget for your website',
      intro: 'Paste this code into your pages, before the end of the body: the chat opens in a corner.',
      snippet: 'Widget code',
      position: 'Position',
      positions: { right: 'Right', left: 'Left' },
      color: 'Colour',
      label: 'Button text',
      labelPlaceholder: 'Any question?',
    },
    demo: {
      title: 'Try your assistant',
      hint: 'A preview: nothing is stored or booked. It answers from what you have saved.',
      restart: 'Start the conversation again',
    },
    json: {
      title: 'JSON preview',
      intro: 'The public config as it will be once the form is saved.',
      name: 'Public config',
      failed: 'Unable to load the public config',
    },
  },
);
