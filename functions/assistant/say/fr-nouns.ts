import type { Matter } from '../../../shared/domain/matter.ts';
import type { Topic } from '../topics.ts';
import { french as t } from './typography.ts';

/** What is asked about, after "sur". */
export const topics: Readonly<Record<Topic, string>> = {
  price: t`ce prix`,
  sum: t`ce total`,
  cheapest: t`le service le moins cher`,
  dearest: t`le service le plus cher`,
  length: t`cette durée`,
  longest: t`le service le plus long`,
  shortest: t`le service le plus court`,
  compare: t`cette différence`,
  services: t`nos services`,
  is_offered: t`ce service`,
  about_service: t`ce service`,
  about_business: t`l'entreprise`,
  hours: t`nos heures`,
  phone: t`notre numéro de téléphone`,
  email: t`notre adresse courriel`,
  address: t`notre adresse`,
  parking: t`le stationnement`,
  access: t`l'accès aux lieux`,
  payment: t`les modes de paiement`,
  taxes: t`les taxes`,
  insurance: t`les assurances`,
  languages: t`les langues parlées`,
  policy: t`cette règle`,
  people: t`l'équipe`,
  who_performs: t`la personne qui offre ce service`,
  my_appointment: t`votre rendez-vous`,
  my_request: t`votre demande`,
  identity: t`ce point`,
  privacy: t`ce point`,
  staff_contact: t`ce point`,
  their_appointment: t`ce point`,
  waitlist: t`une liste d'attente`,
  change_fee: t`les frais pour déplacer ou annuler un rendez-vous`,
  woman_or_man: t`la personne`,
  other: t`ce point`,
};

/** What is passed on, as the visitor's. */
export const matters: Readonly<Record<Matter, string>> = {
  message: t`votre message`,
  callback: t`votre demande de rappel`,
  complaint: t`votre plainte`,
  late: t`votre retard`,
  emergency: t`votre urgence`,
  question: t`votre question`,
  move: t`votre demande de déplacer un rendez-vous`,
  cancel: t`votre demande d'annuler un rendez-vous`,
  contact: t`vos coordonnées corrigées`,
};

/** What is reported rather than handed on. */
const REPORTED: readonly Matter[] = ['late', 'emergency'];

/** What the team is offered, after "que je". */
export const passing = (matter: Matter): string =>
  t`${REPORTED.includes(matter) ? 'signale' : 'transmette'} ${matters[matter]}`;

/** "de Karim", "d’Ana". */
export const of = (name: string): string => (/^[aeiouâàéèêëîïôû]/i.test(name) ? t`d'${name}` : t`de ${name}`);
