import { errorMessage, errorNote } from '../../../shared/domain/errors.ts';
import { formatPhone } from '../../../shared/domain/phone.ts';
import { french as t } from './typography.ts';

/** What is missing for a booking or a call back. */
export interface Missing {
  readonly name: boolean;
  readonly contact: boolean;
}

const details = ({ name, contact }: Missing): string => {
  if (name && contact) return t`À quel nom, et à quel courriel ou numéro de téléphone vous joindre ?`;
  return name
    ? t`À quel nom, s'il vous plaît ?`
    : t`À quel courriel ou numéro de téléphone peut-on vous joindre ?`;
};

/** French, the source of all phrases. Arguments come from records, already formatted. */
export const fr = {
  hello: t`Bonjour !`,
  welcome: (business: string) => t`Bonjour ! Ici l'assistant de ${business}.`,
  howToHelp: t`Comment puis-je vous aider ?`,
  capabilities: t`Je peux vous renseigner sur nos services, nos prix et nos heures, vous trouver un rendez-vous ou prendre un message. Par exemple : « Avez-vous une place jeudi après-midi ? »`,
  notUnderstood: t`Je n'ai pas bien saisi. Vous pouvez demander « Quels sont vos prix ? », « Avez-vous une place demain matin ? » ou « Je veux laisser un message ».`,
  notUnderstoodHere: t`Je n'ai pas bien saisi.`,
  messageHint: t`Vous pouvez aussi écrire « laisser un message » et je le transmettrai.`,
  inThisLanguage: t`Avec plaisir, en français.`,
  thanks: t`Avec plaisir ! Autre chose ?`,
  bye: t`Au plaisir, et bonne journée !`,
  seeTimes: t`Voulez-vous que je regarde les disponibilités ?`,
  anythingElse: t`Puis-je vous aider pour autre chose ?`,
  dropped: t`C'est noté, on laisse ça de côté. Je reste là si vous avez besoin.`,
  identity: (business: string) =>
    t`Je suis l'assistant automatisé de ${business}. Je réponds aux questions, je trouve des rendez-vous, et je peux transmettre un message à l'équipe.`,
  emergency: t`En cas d'urgence médicale, composez tout de suite le 911.`,

  service: (name: string, minutes: string, price: string | undefined) =>
    price === undefined ? t`${name} (${minutes})` : t`${name} (${minutes}, ${price})`,
  services: (lines: string) => t`Voici nos services :\n${lines}`,
  noServices: t`La liste de nos services n'est pas encore affichée ici.`,
  serviceDetail: (label: string, description: string) => t`${label} : ${description}`,
  price: (name: string, price: string) => t`${name} : ${price}.`,
  priceUnknown: (name: string) => t`Le prix de « ${name} » n'est pas affiché ; l'équipe vous le précisera.`,
  duration: (name: string, minutes: string) => t`${name} dure ${minutes}.`,
  hours: (lines: string) => t`Nos heures habituelles :\n${lines}`,
  hoursOfDay: (day: string, hours: string) => t`Le ${day}, nous sommes habituellement ouverts de ${hours}.`,
  closedThatDay: (day: string) => t`Le ${day}, nous sommes habituellement fermés.`,
  hoursOfDate: (day: string, hours: string) => t`Le ${day}, nous sommes ouverts de ${hours}.`,
  closedThatDate: (day: string) => t`Le ${day}, nous sommes fermés.`,
  closedInLine: t`fermé`,
  exceptions: (lines: string) => t`Sauf :\n${lines}`,
  aside: (text: string, note: string) => t`${text} (${note})`,
  hoursUnknown: t`Nos heures ne sont pas affichées ici.`,
  hoursSpan: (opens: string, closes: string) => t`${opens} à ${closes}`,
  dayToDay: (first: string, last: string) => t`${first} au ${last}`,
  phone: (phone: string) => t`Vous pouvez nous joindre au ${formatPhone(phone)}.`,
  noPhone: t`Je n'ai pas de numéro à vous donner, mais je peux prendre vos coordonnées et l'équipe vous rappellera.`,
  address: t`Je n'ai pas l'adresse sous la main.`,
  askTeam: t`Je peux transmettre votre question à l'équipe, si vous voulez.`,

  askService: (lines: string) => t`Pour quel service ?\n${lines}`,
  whichService: (lines: string) => t`Lequel voulez-vous dire ?\n${lines}`,
  offer: (lines: string) => t`Voici ce qui est libre :\n${lines}\nQuel moment vous convient ?`,
  offerOf: (about: string, lines: string) =>
    t`Voici ce qui est libre ${about} :\n${lines}\nQuel moment vous convient ?`,
  forService: (service: string) => t`pour « ${service} »`,
  withPerson: (person: string) => t`avec ${person}`,
  atThatTime: t`à ce moment-là`,
  personFull: (person: string) => t`${person} n'a plus aucune place libre.`,
  personUnable: (person: string) => t`${person} n'offre pas ce service.`,
  nothingThen: (wish: string) => t`Je n'ai rien de libre ${wish}.`,
  nothingAsAsked: t`Je n'ai rien de libre à ce moment-là.`,
  thatIsPast: t`Cette date est déjà passée.`,
  beyondHorizon: (day: string) => t`Pour l'instant, l'agenda est ouvert jusqu'au ${day}.`,
  nearest: (lines: string) => t`Le plus près que j'ai :\n${lines}\nUn de ces moments vous convient-il ?`,
  noEarlier: t`Je n'ai rien de plus tôt.`,
  noMore: t`Je n'ai pas d'autre moment à proposer pour ça.`,
  noSlots: (day: string) => t`Je n'ai plus aucune place libre d'ici le ${day}.`,
  whichSlot: t`Quel moment préférez-vous ?`,
  notOffered: t`Ce moment-là n'est plus proposé.`,
  soonestIs: (when: string) => t`Le premier moment libre est le ${when}.`,
  isFree: (when: string) => t`Le ${when} est libre !`,
  chosen: (when: string) => t`Parfait, le ${when}.`,
  stillFree: (when: string) => t`Le ${when} est encore libre.`,
  details,
  toBook: (missing: Missing) =>
    t`Pour réserver : ${details(missing).charAt(0).toLowerCase()}${details(missing).slice(1)}`,
  confirm: (what: string) => t`Je vous réserve ${what} ?`,
  confirmSecond: (what: string) =>
    t`Vous avez déjà un rendez-vous. Voulez-vous que je réserve aussi ${what} ?`,
  what: (service: string, when: string) => t`${service}, le ${when}`,
  booked: (what: string, manageUrl: string) =>
    t`C'est réservé : ${what}. Pour déplacer ou annuler, gardez ce lien : ${manageUrl}`,
  taken: t`Ce moment vient d'être pris, désolé. ${errorNote('ifItWasYou', 'fr')}`,
  expired: t`Cette proposition n'est plus à jour.`,
  waitFirst: (seconds: number) =>
    t`Beaucoup de réservations arrivent ici en ce moment. Ce n'est pas encore réservé : répondez « oui » dans ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'}, et je m'en occupe.`,
  refused: t`Je ne peux pas prendre de rendez-vous ici pour le moment.`,
  limit: t`${errorMessage('booking_limit', 'fr')}`,
  preview: t`Ceci est un aperçu : aucun rendez-vous ni message n'est enregistré.`,
  needConsent: t`Avec plaisir, mais il me faut d'abord votre accord à l'avis affiché avec la conversation. Rien n'est gardé sans lui.`,

  badEmail: (email: string) => t`L'adresse « ${email} » semble incomplète. Pouvez-vous la vérifier ?`,
  badPhone: (phone: string) =>
    t`Le numéro « ${phone} » semble incomplet. Pouvez-vous le redonner avec l'indicatif régional ?`,
  newEmail: t`Pas de souci. Quelle est la bonne adresse courriel ?`,
  newPhone: t`Pas de souci. Quel est le bon numéro ?`,
  contactNeeded: t`Un courriel ou un téléphone suffit, au choix.`,

  manage: (hours: number) =>
    hours > 0
      ? t`Pour déplacer ou annuler un rendez-vous, ouvrez le lien de votre confirmation (jusqu'à ${hours} h avant).`
      : t`Pour déplacer ou annuler un rendez-vous, ouvrez le lien de votre confirmation.`,
  mine: t`Les détails de votre rendez-vous sont derrière le lien de votre confirmation.`,
  noLink: t`Si vous n'avez plus le lien, je peux transmettre votre demande à l'équipe. Le voulez-vous ?`,
  askMessage: t`Bien sûr. Quel est votre message ?`,
  askCallback: (missing: Missing) => t`Je peux demander qu'on vous rappelle. ${details(missing)}`,
  askContact: (missing: Missing) =>
    t`Pour qu'on puisse vous répondre : ${details(missing).charAt(0).toLowerCase()}${details(missing).slice(1)}`,
  offerMessage: t`Voulez-vous que je transmette votre question à l'équipe ?`,
  saved: (business: string) => t`Merci, c'est transmis à ${business}. On vous revient dès que possible.`,
  notSaved: t`Je n'ai pas pu transmettre votre message pour le moment.`,
  callbackDraft: t`Souhaite être rappelé.`,
  correctionDraft: t`Corrige ses coordonnées.`,
  greetingOnly: (business: string) =>
    t`Laissez-moi votre message, avec votre nom et un courriel ou un numéro de téléphone : ${business} vous répondra.`,
  noted: t`C'est noté.`,

  on: (day: string) => t`le ${day}`,
  between: (from: string, to: string) => t`entre le ${from} et le ${to}`,
  part: { morning: t`en avant-midi`, afternoon: t`en après-midi`, evening: t`en soirée` },
  at: (time: string) => t`à ${time}`,
  before: (time: string) => t`avant ${time}`,
  after: (time: string) => t`à partir de ${time}`,
  fromTo: (from: string, to: string) => t`entre ${from} et ${to}`,
  minutes: (count: number) => t`${count}\u00a0min`,
  hoursLine: (day: string, hours: string) => t`• ${day} : ${hours}`,
  and: t`et`,
};

export type Phrases = typeof fr;
