import type { Matter } from '../../../shared/domain/matter.ts';
import { matters, of, passing } from './fr-nouns.ts';
import type { Shape } from './shape.ts';
import { french as t } from './typography.ts';

/** Contacts as they are told, and what is passed on to the team. */
export const requests = {
  badEmail: (email: string) => t`L'adresse « ${email} » semble incomplète.`,
  checkEmail: t`Pouvez-vous la vérifier ?`,
  emailApart: (email: string) =>
    t`Pour « ${email} », je ne sais pas si les mots sont attachés, ou ce qui va entre eux.`,
  writeEmail: t`Pouvez-vous écrire l'adresse au complet, avec le signe @ ?`,
  badPhone: (phone: string) => t`Le numéro « ${phone} » semble incomplet.`,
  checkPhone: t`Pouvez-vous le redonner avec l'indicatif régional ?`,
  noWorry: t`Pas de souci.`,
  newEmail: t`Quelle est la bonne adresse courriel ?`,
  newPhone: t`Quel est le bon numéro ?`,
  contactChanged: (contact: string) => t`Je note : ${contact}.`,
  guestNoted: (guest: string) => t`J'ai aussi noté le nom ${of(guest)} pour l'équipe.`,
  bookedUnder: (name: string) => t`Le rendez-vous est bien au nom ${of(name)}.`,
  nameStays: (name: string) =>
    t`Le rendez-vous est inscrit au nom ${of(name)} ; seule l'équipe peut changer ce nom.`,
  askMessage: t`Quel est votre message ?`,
  ofCourse: t`Bien sûr.`,
  offerToAsk: t`Si ce n'est pas ça, voulez-vous que je pose la question à l'équipe ?`,
  offerToPass: (matter: Matter) => t`Voulez-vous que je ${passing(matter)} à l'équipe ?`,
  noteAdded: (words: string) => t`J'ai ajouté à la note de votre rendez-vous : ${words}.`,
  offerWords: (words: string) => t`Voulez-vous que je transmette ceci à l'équipe : ${words} ?`,
  goesAlong: (words: string) => t`J'y ai joint ${words}.`,
  matters,
  passedOn: (matter: string, business: string) => t`C'est transmis à ${business} : ${matter}.`,
  passedOnBefore: (matter: string, business: string) => t`C'est déjà transmis à ${business} : ${matter}.`,
  added: t`C'est ajouté à ce que j'ai transmis.`,
  weAnswer: t`On vous revient dès que possible.`,
  notPassedOn: t`Désolé, je n'ai pas pu transmettre votre message pour le moment.`,
  takenDown: t`C'est transmis à l'équipe.`,
  takenDownFor: (name: string) => t`C'est transmis à ${name}.`,
  nobodyFree: t`Désolé, personne de l'équipe n'a pu vous répondre tout de suite. On peut vous rappeler.`,
  nobodyNow: t`Désolé, l'équipe est partie pour le moment. On peut vous rappeler dès l'ouverture.`,
  apology: {
    complaint: t`Toutes nos excuses pour ce qui s'est passé, et merci de nous le dire.`,
    late: t`Merci de nous prévenir.`,
  },
  wishGoesAlong: (wish: string) => t`Je joins à votre message ce que vous demandez : ${wish}.`,
  caution: {
    person: t`Si la santé ou la vie de quelqu'un est en danger, composez tout de suite le 911.`,
    self: t`Si vous pensez à vous faire du mal, appelez ou textez le 988, jour et nuit. En danger immédiat, composez le 911.`,
    animal: t`Si votre animal est en danger, appelez tout de suite, avant toute autre chose.`,
    property: t`Si ça ne peut pas attendre, appelez tout de suite.`,
    vehicle: t`Si ce n'est pas sécuritaire, ne roulez pas, et appelez tout de suite.`,
  },
  emergency: {
    person: t`En cas d'urgence, composez tout de suite le 911.`,
    self: t`Vous n'avez pas à traverser ça sans aide : appelez ou textez le 988, jour et nuit. En danger immédiat, composez le 911.`,
    animal: t`C'est une urgence pour votre animal : appelez tout de suite, avant toute autre chose.`,
    property: t`C'est urgent : coupez l'eau si vous le pouvez, et appelez tout de suite. Si quelqu'un est en danger, composez le 911.`,
    vehicle: t`Si ce n'est pas sécuritaire, arrêtez-vous là où c'est possible sans danger, et ne roulez plus. Si quelqu'un est en danger, composez le 911.`,
  },
  lost: t`Je vous comprends mal, pardon.`,
  personNear: t`Écrivez « parler à quelqu'un » et je transmets à l'équipe tout ce que vous m'avez dit.`,
  personNearOrCall: (phone: string) =>
    t`Écrivez « parler à quelqu'un » et je transmets à l'équipe tout ce que vous m'avez dit, ou appelez le ${phone}.`,
  infoSante: t`Pour parler à une infirmière ou un infirmier, jour et nuit : Info-Santé, au 811.`,
  greetingOnly: (business: string) =>
    t`Laissez-moi votre message, avec votre nom et un courriel ou un numéro de téléphone : ${business} vous répondra.`,
};

export type RequestPhrases = Shape<typeof requests>;
