import { defineTexts } from '../../../i18n/texts.ts';

export const sourceTexts = defineTexts(
  {
    heading: 'Beaucoup de réservations viennent d’une même connexion',
    hint: 'Une école ou un bureau réserve ainsi ; quelqu’un qui bloque vos heures aussi.',
    failed: 'Impossible de vérifier d’où viennent les réservations.',
    line: (count: number, span: string) => `${count} réservations à venir, faites ${span}`,
    names: (names: string) => `Aux noms de : ${names}`,
    unnamed: 'Sans nom',
    others: (count: number) =>
      count === 1
        ? 'Une autre connexion s’affichera ensuite.'
        : `${count} autres connexions s’afficheront ensuite.`,
    partial: 'Les réservations les plus lointaines n’ont pas été vérifiées.',
    cancel: (count: number) => `Annuler ces ${count} réservations`,
    dismiss: 'C’est normal',
    dismissOf: (count: number) => `C’est normal : masquer ces ${count} réservations de l’avis`,
    dismissed: 'Avis masqué, jusqu’à la prochaine réservation de cette connexion',
    dismissFailed: 'L’avis n’a pas pu être masqué. Réessayez.',
    title: 'Annuler les réservations de cette connexion ?',
    text: 'Leurs créneaux redeviennent libres. Les autres réservations restent.',
    keep: 'Garder les réservations',
    cancelling: 'Annulation…',
    cancelled: (count: number) => (count === 1 ? '1 réservation annulée' : `${count} réservations annulées`),
    cancelFailed: 'Il reste des réservations à annuler. Réessayez pour continuer.',
  },
  {
    heading: 'Many bookings come from one connection',
    hint: 'A school or an office books like this; so does somebody who blocks your times.',
    failed: 'Unable to check where bookings come from.',
    line: (count: number, span: string) => `${count} upcoming bookings, made ${span}`,
    names: (names: string) => `In the names of: ${names}`,
    unnamed: 'No name',
    others: (count: number) =>
      count === 1
        ? 'Another connection will be shown next.'
        : `${count} other connections will be shown next.`,
    partial: 'The bookings furthest ahead were not checked.',
    cancel: (count: number) => `Cancel these ${count} bookings`,
    dismiss: 'This is fine',
    dismissOf: (count: number) => `This is fine: hide the notice of these ${count} bookings`,
    dismissed: 'Notice hidden, until this connection books again',
    dismissFailed: 'The notice could not be hidden. Please try again.',
    title: 'Cancel the bookings from this connection?',
    text: 'Their times become free again. Other bookings stay.',
    keep: 'Keep the bookings',
    cancelling: 'Cancelling…',
    cancelled: (count: number) => (count === 1 ? '1 booking cancelled' : `${count} bookings cancelled`),
    cancelFailed: 'Some bookings are still to be cancelled. Try again to go on.',
  },
);
