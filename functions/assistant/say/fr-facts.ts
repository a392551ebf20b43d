import { of, topics } from './fr-nouns.ts';
import type { Shape } from './shape.ts';
import { french as t } from './typography.ts';

/** What is told of the business. */
export const facts = {
  service: (name: string, facts: string) => t`${name} (${facts})`,
  services: t`Voici nos services :`,
  noServices: t`La liste de nos services n'est pas encore affichée ici.`,
  detail: (label: string, text: string) => t`${label} : ${text}`,
  priceUnknown: (name: string) => t`${name} : prix sur demande ; l'équipe vous le confirmera.`,
  pricesUnknown: t`Nos prix ne sont pas affichés ici ; l'équipe vous les précisera.`,
  lengthsUnknown: t`Je ne peux pas comparer leurs durées.`,
  length: (name: string, minutes: string) => t`${name} dure ${minutes}.`,
  extreme: {
    cheapest: t`Le moins cher :`,
    dearest: t`Le plus cher :`,
    longest: t`Le plus long :`,
    shortest: t`Le plus court :`,
  },
  sum: (names: string, price: string, minutes: string) => t`${names} : ${price} en tout, ${minutes}.`,
  sumUnknown: (names: string, minutes: string) =>
    t`${names} : ${minutes} en tout. Tous les prix ne sont pas affichés ; l'équipe vous dira le total.`,
  comparison: t`Pour comparer :`,
  isOffered: (labels: string) => t`Oui, nous l'offrons : ${labels}.`,
  notOffered: (thing: string) => t`Je ne vois pas « ${thing} » parmi nos services.`,
  notOfferedHere: t`Je ne vois pas cela parmi nos services.`,
  weekdayDiffers: (date: string, real: string, said: string) =>
    t`Le ${date} est un ${real}, et non un ${said} : j'ai regardé les deux jours.`,
  people: (names: string) => t`Dans l'équipe : ${names}.`,
  noPeople: t`Les noms de l'équipe ne sont pas affichés ici.`,
  performers: (service: string, names: string) => t`« ${service} », c'est avec ${names}.`,
  performersUnknown: (service: string) => t`Je ne sais pas d'avance avec qui sera « ${service} ».`,
  performersThen: (start: string, names: string, isChoice: boolean) =>
    isChoice ? t`Le ${start}, c'est avec ${names}, à votre choix.` : t`Le ${start}, c'est avec ${names}.`,
  bookedWith: (start: string, names: string) => t`Votre rendez-vous du ${start} est avec ${names}.`,
  performs: (person: string, services: string) => t`Avec ${person} : ${services}.`,
  performsUnknown: (person: string) => t`Je n'ai pas la liste des services ${of(person)}.`,
  doesNotPerform: (person: string, service: string) => t`${person} n'offre pas « ${service} ».`,
  nobody: (name: string) => t`Je ne trouve personne du nom ${of(name)} dans l'équipe.`,
  hours: t`Nos heures habituelles :`,
  exceptions: t`Sauf :`,
  hoursUnknown: t`Nos heures ne sont pas affichées ici.`,
  hoursOfDay: (day: string, hours: string) => t`Le ${day}, nous sommes habituellement ouverts de ${hours}.`,
  closedThatDay: (day: string) => t`Le ${day}, nous sommes habituellement fermés.`,
  hoursOfDate: (day: string, hours: string) => t`Le ${day}, nous sommes ouverts de ${hours}.`,
  closedThatDate: (day: string) => t`Le ${day}, nous sommes fermés.`,
  closedInLine: t`fermé`,
  hoursSpan: (opens: string, closes: string) => t`${opens} à ${closes}`,
  dayToDay: (first: string, last: string) => t`${first} au ${last}`,
  aside: (text: string, note: string) => t`${text} (${note})`,
  phone: (phone: string) => t`Vous pouvez nous joindre au ${phone}.`,
  noPhone: t`Je n'ai pas de numéro à vous donner, mais je peux prendre vos coordonnées et l'équipe vous rappellera.`,
  address: (address: string) => t`Nous sommes au ${address}.`,
  noAddress: t`Je n'ai pas l'adresse sous la main.`,
  unknown: (topic: string) => t`Je n'ai pas d'information sur ${topic}.`,
  unanswered: (question: string) => t`Je n'ai pas la réponse à ${question}.`,
  unansweredAttached: (question: string) =>
    t`Je n'ai pas la réponse à ${question} ; je joindrai la question à votre rendez-vous, pour l'équipe.`,
  womanOrMan: t`Je ne sais pas qui, dans l'équipe, est une femme ou un homme.`,
  womanOrManNoted: t`Je ne sais pas qui, dans l'équipe, est une femme ou un homme : l'équipe lira votre demande avec le rendez-vous.`,
  nearAnswer: (question: string, answer: string) => t`Ceci peut vous aider. ${question} ${answer}`,
  remarksKept: t`C'est noté pour l'équipe, avec le rendez-vous.`,
  noteFull: (words: string) =>
    t`La note pour l'équipe est pleine : je n'ai pas pu y ajouter ${words}. Dites-le-lui au rendez-vous.`,
  topics,
  taxes: { extra: t`Nos prix sont affichés taxes en sus.`, included: t`Nos prix comprennent les taxes.` },
  policy: t`Pour déplacer ou annuler un rendez-vous, ouvrez le lien de votre confirmation.`,
  policyUntil: (hours: string) =>
    t`Pour déplacer ou annuler un rendez-vous, ouvrez le lien de votre confirmation (jusqu'à ${hours} avant).`,
  beforeCutOff: (start: string, until: string) =>
    t`Votre rendez-vous du ${start} peut encore être déplacé ou annulé en ligne, jusqu'au ${until}.`,
  insideCutOff: (start: string, hours: string) =>
    t`Votre rendez-vous du ${start} est dans moins de ${hours} : il ne se change plus en ligne.`,
  wouldBeInsideCutOff: (start: string, hours: string) =>
    t`Le ${start}, c'est dans moins de ${hours} : une fois réservé, ce moment ne se change plus en ligne.`,
  theirAppointment: t`Je ne peux rien dire des rendez-vous de quelqu'un d'autre : cela reste confidentiel. La personne retrouve le sien par le lien de sa confirmation.`,
  staffContact: t`Désolé, je ne donne pas les coordonnées personnelles de l'équipe.`,
  personFree: (person: string, day: string) => t`Oui, ${person} a de la place le ${day}.`,
  personNotFree: (person: string, day: string) => t`Non, ${person} n'a rien de libre le ${day}.`,
  personFreeNext: (day: string) => t`Sa prochaine journée libre : le ${day}.`,
  privacy: t`L'avis affiché avec cette conversation dit ce qui est gardé, pourquoi, et à qui vous adresser.`,
  waitlist: (url: string) =>
    t`Pour qu'on pense à vous si une place se libère, inscrivez-vous à notre liste d'attente : ${url}`,
  noAppointments: t`Je ne vois aucun rendez-vous pris dans cette conversation. Les détails d'un autre sont derrière le lien de sa confirmation.`,
  appointments: t`Voici ce qui est à votre nom :`,
  cancelledInLine: t`annulé`,
};

export type FactPhrases = Shape<typeof facts>;
