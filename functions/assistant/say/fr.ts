import { bookingLimitText, errorNote } from '../../../shared/domain/error-notes.ts';
import { facts } from './fr-facts.ts';
import { leftOut } from './fr-left-out.ts';
import { of } from './fr-nouns.ts';
import { requests } from './fr-requests.ts';
import type { Shape } from './shape.ts';
import { french as t, ways } from './typography.ts';
import { greeted } from './words.ts';

/** French, the source of all phrases. Arguments come from records, already formatted. */
export const fr = {
  // Courtesy
  hello: t`Bonjour !`,
  welcome: (business: string) => t`Bonjour ! Ici l'assistant ${of(business)}.`,
  howToHelp: t`Comment puis-je vous aider ?`,
  capabilities: t`Je peux vous renseigner sur nos services, nos prix et nos heures, vous trouver un rendez-vous ou prendre un message. Par exemple : « Avez-vous une place jeudi après-midi ? »`,
  identity: (business: string) =>
    t`Je suis l'assistant automatisé ${of(business)}. Je réponds aux questions, je trouve des rendez-vous, et je peux transmettre un message à l'équipe.`,
  thanks: ways(t`Avec plaisir !`, t`Tout le plaisir est pour nous !`, t`Il n'y a pas de quoi !`),
  somethingElse: t`Autre chose ?`,
  bye: t`Au plaisir, et bonne journée !`,
  byeUntil: (day: string) => t`Bonne journée, et ${day} !`,
  untilLater: t`à tout à l'heure`,
  untilTomorrow: t`à demain`,
  untilWeekday: (day: string) => t`à ${day}`,
  untilDay: (day: string) => t`au ${day}`,
  inThisLanguage: t`Avec plaisir, en français.`,
  noted: t`C'est noté.`,
  dropped: t`C'est noté, on laisse ça de côté. Je reste là si vous avez besoin.`,
  booksNothing: t`Pas de souci, je ne réserve rien.`,
  anythingElse: t`Puis-je vous aider pour autre chose ?`,
  takeYourTime: t`Prenez votre temps.`,
  calm: t`Je suis là pour vous aider. Restons courtois, s'il vous plaît.`,
  notUnderstood: ways(
    t`Désolé, je n'ai pas bien saisi.`,
    t`Pardon, je n'ai pas bien compris.`,
    t`Excusez-moi, je ne suis pas sûr de comprendre.`,
  ),
  examples: t`Vous pouvez demander « Quels sont vos prix ? », « Avez-vous une place demain matin ? » ou écrire « laisser un message ».`,
  messageHint: t`Vous pouvez aussi écrire « laisser un message » et je le transmettrai.`,

  ...facts,

  // Times
  sympathy: t`Nous sommes de tout cœur avec vous.`,
  offersSadly: t`Voici ce qui est libre.`,
  offers: ways(t`Voici ce qui est libre.`, t`J'ai regardé l'agenda pour vous.`, t`Il y a de la place !`),
  offerAny: t`Voici ce qui est libre :`,
  others: t`En voici d'autres.`,
  nearest: t`Je n'ai rien de libre exactement à ce moment-là.`,
  past: t`Cette date est déjà passée.`,
  beyond: (day: string) => t`Pour l'instant, l'agenda est ouvert jusqu'au ${day}.`,
  taken: t`Ce moment vient d'être pris, désolé. ${errorNote('ifItWasYou', 'fr')}`,
  tooSoon: t`Il est maintenant trop tard pour réserver ce moment-là en ligne.`,
  tooSoonCall: (phone: string) =>
    t`Il est maintenant trop tard pour réserver ce moment-là en ligne ; pour l'avoir, appelez le ${phone}.`,
  expired: t`Cette proposition n'est plus à jour, désolé.`,
  notOnOffer: t`Ce moment-là n'est plus proposé.`,
  asked: (wish: string) => t`Vous demandiez : ${wish}.`,
  closest: t`Le plus près que j'ai :`,
  whichSuits: t`Quel moment vous convient ?`,
  oneSuits: t`Un de ces moments vous convient-il ?`,
  suits: t`Ce moment vous convient-il ?`,
  unread: (words: string) => t`Je n'ai pas compris ${words} et je n'en ai pas tenu compte.`,
  askUnread: (words: string) => t`Que vouliez-vous dire par ${words} ?`,
  askTime: (words: string) => t`Je n'ai pas bien compris ${words}.`,
  whatTime: t`À quel moment pensiez-vous ?`,
  lengthOf: (service: string, minutes: number) => t`« ${service} » dure ${minutes} min`,
  lengthNotOffered: (lengths: string, minutes: number) =>
    t`${lengths} ; je ne peux pas offrir ${minutes} min ici.`,
  wished: (wish: string) => t`J'ai noté : ${wish}.`,
  soonestIs: t`Le premier moment libre :`,
  latestIs: t`Le dernier moment libre :`,
  isFreeSadly: t`C'est libre.`,
  isFree: ways(t`C'est libre !`, t`Bonne nouvelle, c'est libre !`, t`Oui, il y a de la place !`),
  nothingFree: (day: string) => t`Je n'ai plus aucune place libre d'ici le ${day}, désolé.`,
  personFull: (person: string) => t`${person} n'a plus aucune place libre.`,
  nobodyElse: (service: string, people: string, any: string) =>
    t`À part ${people}, personne n'offre « ${service} » ici. Ce peut être avec ${any} malgré tout, un autre service, ou une demande à l'équipe.`,
  noEarlier: t`Je n'ai rien de plus tôt.`,
  noMore: t`Je n'ai pas d'autre moment à proposer pour ça.`,
  chosen: ways(t`Parfait :`, t`Très bien :`, t`Bon choix :`),
  whichService: t`Pour quel service ?`,
  whichOfThese: t`Lequel voulez-vous dire ?`,
  oneService: (service: string) => t`Est-ce pour « ${service} » ?`,
  whichSlot: t`Quel moment préférez-vous ?`,
  lookElsewhere: t`Voulez-vous que je regarde à d'autres moments ?`,
  look: t`Voulez-vous que je regarde les disponibilités ?`,

  // Booking
  missing: {
    both: t`À quel nom, et à quel courriel ou numéro de téléphone vous joindre ?`,
    name: t`À quel nom, s'il vous plaît ?`,
    contact: t`À quel courriel ou numéro de téléphone peut-on vous joindre ?`,
  },
  missingFor: {
    book: t`Pour réserver :`,
    callback: t`Pour qu'on vous rappelle :`,
    answer: t`Pour qu'on puisse vous répondre :`,
  },
  named: (name: string) => t`au nom ${of(name)}`,
  confirm: t`Je vous le réserve ?`,
  confirmAnother: t`Vous avez déjà un rendez-vous. Je réserve aussi celui-ci ?`,
  booked: (first: string | undefined, what: string, name: string) =>
    t`C'est réservé${greeted(first)} : ${what}, au nom ${of(name)}.`,
  differs: {
    start: t`l'heure n'est pas celle dont on avait parlé`,
    service: t`le service n'est pas celui dont on avait parlé`,
    person: t`la personne n'est pas celle dont on avait parlé`,
  },
  bookedOtherwise: (why: string, what: string, name: string) =>
    t`Attention, toutes mes excuses : ${why}. Voici ce qui est inscrit : ${what}, au nom ${of(name)}. Si cela ne vous va pas, changez-le par le lien.`,
  teamNote: (words: string) => t`Note pour l'équipe : ${words}.`,
  confirmed: {
    byEmail: (to: string) => t`Une confirmation part à ${to}.`,
    bySms: (to: string) => t`Une confirmation part par SMS au ${to}.`,
    nowhere: t`Aucune confirmation n'est envoyée : cette conversation en tient lieu.`,
  },
  link: (url: string) => t`Pour déplacer ou annuler, gardez ce lien : ${url}`,
  smsText: (text: string) => t`Facultatif : ajoutez « oui SMS » à votre réponse pour dire : « ${text} »`,
  smsTextWithPhone: (text: string) =>
    t`Facultatif : avec un numéro de téléphone, ajoutez « oui SMS » pour dire : « ${text} »`,
  smsNoted: {
    accepted: t`C'est noté : vous acceptez les SMS sur ce rendez-vous.`,
    refused: t`C'est noté : pas de SMS.`,
  },
  smsWith: t`Votre accord pour les SMS est noté avec ce rendez-vous.`,
  smsKept: {
    accepted: t`C'est noté avec ce que vous avez réservé ici : vous acceptez les SMS à ce sujet. Répondez ARRET pour ne plus en recevoir.`,
    refused: t`C'est noté : pas de SMS sur ce que vous avez réservé ici.`,
  },
  smsNeedsPhone: t`Votre rendez-vous n'a pas de numéro de téléphone : je n'ai pas pu y noter votre accord pour les SMS. À quel numéro l'équipe peut-elle vous joindre ?`,
  smsTooLate: {
    accepted: t`Aucun rendez-vous à venir n'a été pris ici : je n'ai pas noté votre accord pour les SMS.`,
    refused: t`Pour ne plus recevoir de SMS, répondez ARRET à l'un d'eux.`,
  },
  wait: (seconds: number) =>
    t`Beaucoup de réservations arrivent ici en ce moment. Ce n'est pas encore réservé : répondez « oui » dans ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'}, et je m'en occupe.`,
  refused: {
    closed: t`Désolé, je ne peux pas prendre de rendez-vous ici pour le moment.`,
    limit: t`${bookingLimitText.fr}`,
    preview: t`Ceci est un aperçu : aucun rendez-vous ni message n'est enregistré.`,
  },
  needConsent: t`Avec plaisir, mais il me faut d'abord votre accord à l'avis affiché avec la conversation. Rien n'est gardé sans lui.`,
  nextWish: (wish: string) => t`Je n'oublie pas l'autre demande : ${wish}. On y vient juste après.`,
  nextAny: t`Je n'oublie pas l'autre rendez-vous. On y vient juste après.`,

  // Several at once
  next: (part: string) => t`puis ${part}`,
  inAll: (price: string) => t`${price} en tout`,
  waiting: (minutes: string) => t`dont ${minutes} d'attente`,
  ...leftOut,
  apart: t`Je n'ai pas de moment où tout se fait en même temps, mais l'un après l'autre, oui.`,
  confirmAll: t`Je vous réserve le tout ?`,
  confirmAllToo: t`Vous avez déjà un rendez-vous. Je réserve aussi tout ceci ?`,
  bookedAll: (first: string | undefined, name: string) =>
    t`C'est réservé${greeted(first)}, au nom ${of(name)} :`,
  bookedAllOtherwise: (why: string, name: string) =>
    t`Attention, toutes mes excuses : ${why}. Voici ce qui est inscrit, au nom ${of(name)}. Si cela ne vous va pas, changez-le par le lien.`,
  oneByOne: t`Je ne peux pas réserver tout cela d'un coup : on prend un rendez-vous à la fois. Voyons le premier.`,
  tooMany: (most: number) =>
    most === 1
      ? t`Ici, je peux réserver un seul rendez-vous à la fois.`
      : t`Ici, je peux réserver au plus ${most} rendez-vous d'un coup.`,
  fewerDates: (most: number, dates: number) =>
    most === dates
      ? t`Je peux en réserver au plus ${most} d'avance : regardons les ${most} premiers.`
      : t`Je peux réserver au plus ${most} rendez-vous d'un coup : regardons les ${dates} premières dates.`,
  noSeriesOfSeveral: t`Je ne peux pas répéter tout cela d'un coup : voyons une première visite.`,
  eachTime: (price: string) => t`${price} chaque fois`,
  openService: t`un service à choisir`,
  inARow: t`à la suite`,
  together: t`en même temps`,
  times: (count: number, what: string) => t`${count} × ${what}`,
  repeats: (times: number, weeks: number) =>
    weeks === 1 ? t`${times} fois, chaque semaine` : t`${times} fois, aux ${weeks} semaines`,
  yourAll: t`Vos rendez-vous :`,
  kept: (what: string) => t`Votre rendez-vous tient toujours, rien ne change : ${what}.`,
  keptAll: t`Vos rendez-vous tiennent toujours, rien ne change :`,
  askCancelAll: t`Voulez-vous vraiment tout annuler ?`,
  cancelledAll: t`C'est annulé :`,

  // Moving and cancelling
  your: (what: string) => t`Votre rendez-vous : ${what}.`,
  askCancel: t`Voulez-vous vraiment l'annuler ?`,
  cancelled: (what: string) => t`C'est annulé : ${what}.`,
  askMove: t`Je le déplace ?`,
  newTime: (what: string) => t`Nouveau moment : ${what}.`,
  whatNewTime: t`À quel moment voulez-vous le déplacer ?`,
  moved: (what: string) => t`C'est déplacé. Votre nouveau rendez-vous : ${what}.`,
  askMoveAll: t`Je les déplace ?`,
  newTimes: t`Nouveaux moments :`,
  whatNewTimeAll: t`À quel moment voulez-vous les déplacer ?`,
  allMoved: t`C'est déplacé. Vos nouveaux rendez-vous :`,
  movedApart: {
    apart: t`L'un de ces rendez-vous a été déplacé à part : je ne peux plus les déplacer tous ensemble.`,
    closed: t`L'un de ces rendez-vous ne peut plus changer : je ne peux pas les déplacer tous ensemble.`,
    otherwise: t`Je ne peux pas changer de personne ou de service pour tous ces rendez-vous à la fois.`,
    none_free: t`Je n'ai aucun moment où tous ces rendez-vous pourraient être déplacés ensemble.`,
  },
  oneAtATime: (what: string) => t`On les déplace un à la fois. Voyons d'abord : ${what}.`,
  stay: t`Il est trop tard pour déplacer en ligne :`,
  stayAfter: (hours: string) =>
    t`Il est trop tard pour déplacer en ligne (cela se fait jusqu'à ${hours} avant) :`,
  askExchange: t`Je fais le changement ?`,
  inItsPlace: (what: string) => t`À la place : ${what}.`,
  exchanged: (what: string) => t`C'est changé. Votre nouveau rendez-vous : ${what}.`,
  tooLate: t`Désolé, il est trop tard pour changer ce rendez-vous en ligne.`,
  tooLateAfter: (hours: string) =>
    t`Désolé, il est trop tard pour changer ce rendez-vous en ligne : cela se fait jusqu'à ${hours} avant.`,
  whichBooking: t`Duquel s'agit-il ?`,

  ...requests,

  // Wishes
  withPerson: (person: string) => t`avec ${person}`,
  notWith: (person: string) => t`pas avec ${person}`,
  on: (when: string) => t`le ${when}`,
  dates: (from: string, to: string) => t`du ${from} au ${to}`,
  since: (day: string) => t`à partir du ${day}`,
  except: (when: string) => t`sauf ${when}`,
  not: (time: string) => t`pas ${time}`,
  workdays: t`en semaine`,
  weekend: t`la fin de semaine`,
  part: { morning: t`en avant-midi`, afternoon: t`en après-midi`, evening: t`en soirée` },
  at: (time: string) => t`à ${time}`,
  around: (time: string) => t`vers ${time}`,
  before: (time: string) => t`avant ${time}`,
  overBy: (time: string) => t`terminé au plus tard à ${time}`,
  untilTime: (time: string) => t`au plus tard à ${time}`,
  pastTime: (time: string) => t`après ${time}`,
  after: (time: string) => t`à partir de ${time}`,
  fromTo: (from: string, to: string) => t`entre ${from} et ${to}`,
  prefers: { soonest: t`le plus tôt possible`, latest: t`le plus tard possible` },
  head: (wish: string) => t`${wish} :`,
  minutes: (count: number) => t`${count}\u00a0min`,
  hoursBefore: (count: number) => t`${count}\u00a0h`,
  sentence: (text: string) => t`${text}.`,
};

export type Phrases = Shape<typeof fr>;
