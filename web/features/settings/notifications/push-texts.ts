import { defineTexts } from '../../../i18n/texts.ts';

export const pushTexts = defineTexts(
  {
    title: 'Notifications de ce navigateur',
    what: 'Quand un visiteur demande à parler à quelqu’un, ou attend votre réponse dans une conversation, ce navigateur vous le dit, même si Comptoir est fermé.',
    shown:
      'La notification montre le nom de l’entreprise et qu’un visiteur attend, jamais ce qui a été écrit. Se déconnecter l’arrête ici.',
    most: 'Dix navigateurs au plus : un onzième prend la place du premier.',
    isOn: 'Activées dans ce navigateur.',
    turnOn: 'Activer dans ce navigateur',
    turningOn: 'Activation…',
    turnOff: 'Désactiver dans ce navigateur',
    turningOff: 'Désactivation…',
    others: (count: number) =>
      count === 1
        ? 'Activées aussi dans un autre navigateur.'
        : `Activées aussi dans ${count} autres navigateurs.`,
    endOthers: 'Les désactiver ailleurs',
    denied:
      'Ce navigateur refuse les notifications de Comptoir. Autorisez-les dans ses réglages de site, puis rechargez cette page.',
    dismissed: 'Le navigateur n’a pas reçu de réponse : activez de nouveau, puis choisissez « Autoriser ».',
    noService: 'Le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.',
    failed: 'La modification n’a pas pu être faite.',
    notLoaded: 'Impossible de charger vos navigateurs.',
    needs_install:
      'Sur iPhone et iPad, ajoutez d’abord Comptoir à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil »), ouvrez-le de là et revenez ici.',
    insecure: 'Les notifications demandent une adresse https.',
    unsupported: 'Ce navigateur ne sait pas recevoir de notifications.',
    viewer: 'Seuls ceux qui peuvent répondre aux visiteurs reçoivent ces notifications.',
  },
  {
    title: 'Notifications in this browser',
    what: 'When a visitor asks to speak to somebody, or waits for your answer in a conversation, this browser tells you, even while Comptoir is closed.',
    shown:
      'The notification shows the name of the business and that a visitor waits, never what was written. Signing out stops it here.',
    most: 'Ten browsers at most: an eleventh takes the place of the first.',
    isOn: 'On in this browser.',
    turnOn: 'Turn on in this browser',
    turningOn: 'Turning on…',
    turnOff: 'Turn off in this browser',
    turningOff: 'Turning off…',
    others: (count: number) =>
      count === 1 ? 'Also on in one other browser.' : `Also on in ${count} other browsers.`,
    endOthers: 'Turn off elsewhere',
    denied:
      'This browser refuses notifications from Comptoir. Allow them in its settings for this site, then reload this page.',
    dismissed: 'The browser got no answer: turn on again, then choose “Allow”.',
    noService: 'The browser could not reach its push service. Try again later.',
    failed: 'The change could not be made.',
    notLoaded: 'Your browsers could not be loaded.',
    needs_install:
      'On iPhone and iPad, first add Comptoir to the home screen (Share, then “Add to Home Screen”), open it from there and come back here.',
    insecure: 'Notifications need an https address.',
    unsupported: 'This browser cannot receive notifications.',
    viewer: 'Only those who may answer visitors receive these notifications.',
  },
);
