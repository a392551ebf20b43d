import { defineTexts } from '../../../i18n/texts.ts';

export const messageSettingsTexts = defineTexts(
  {
    figuresTitle: 'Vos e-mails des 30 derniers jours',
    figuresFailed: 'Impossible de charger les chiffres.',
    delivered: 'Arrivés',
    bounced: 'Revenus',
    complained: 'Signalés comme indésirables',
    share: (percent: string) => `${percent} des envois`,
    listTitle: 'E-mails arrêtés',
    listIntro:
      'Un e-mail qui revient ou qui est signalé arrête tous les e-mails vers son adresse. Un désabonnement arrête seulement les relances.',
    listFailed: 'Impossible de charger les adresses.',
    empty: 'Aucune adresse.',
    emptyHint: 'Tous vos messages peuvent partir.',
    unknown: 'Une adresse que vous n’avez plus',
    reasons: {
      unsubscribed: 'Ne veut plus de relances',
      bounced: 'L’adresse n’existe pas',
      complained: 'A signalé un message',
    },
    since: (when: string) => `Depuis le ${when}`,
    lift: 'Écrire de nouveau',
    liftAt: (email: string) => `Écrire de nouveau à ${email}`,
    lifted: 'Les e-mails peuvent de nouveau partir vers cette adresse',
    liftFailed: 'Impossible de rétablir cette adresse.',
  },
  {
    figuresTitle: 'Your e-mail of the last 30 days',
    figuresFailed: 'Unable to load the figures.',
    delivered: 'Delivered',
    bounced: 'Came back',
    complained: 'Reported as unwanted',
    share: (percent) => `${percent} of those sent`,
    listTitle: 'Stopped e-mail',
    listIntro:
      'An e-mail that comes back or is reported stops all e-mail to its address. Unsubscribing stops follow-ups only.',
    listFailed: 'Unable to load the addresses.',
    empty: 'No address.',
    emptyHint: 'All of your messages can go out.',
    unknown: 'An address that you no longer have',
    reasons: {
      unsubscribed: 'Wants no more follow-ups',
      bounced: 'The address does not exist',
      complained: 'Reported a message',
    },
    since: (when) => `Since ${when}`,
    lift: 'Write again',
    liftAt: (email) => `Write again to ${email}`,
    lifted: 'E-mail can go to this address again',
    liftFailed: 'Unable to restore this address.',
  },
);
