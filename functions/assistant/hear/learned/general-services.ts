import { pattern } from '../../patterns.ts';
import type { KnownBefore } from '../context.ts';
import { ageGroupOf } from '../services/age-groups.ts';
import { isWeak, type NamedService, nameWords } from '../services/service-matching.ts';
import { meaningOf } from '../services/service-words.ts';

/** What finds out what is to be done. */
const FINDING_OUT: ReadonlySet<string> = new Set([
  ...['consultation', 'examen', 'estimation', 'diagnostic', 'diagnosis', 'soumission', 'visite', 'appel'],
]);

/** Says of nothing in particular: an annual exam, a repair estimate. */
const OF_ANYTHING: ReadonlySet<string> = new Set([
  ...['annuel', 'annual', 'general', 'generale', 'sante', 'health', 'wellness', 'initial', 'initiale'],
  ...['dentaire', 'reparation', 'physiotherapie', 'electronique', 'computer', 'decouverte', 'introductory'],
  ...['acheteur', 'buyer', 'consult'],
]);

const meaningsOf = (name: string): readonly string[] =>
  nameWords(name)
    .filter((word) => !isWeak(word))
    .map(meaningOf);

const findsOut = ({ name, knownAs = [name] }: NamedService): boolean =>
  knownAs.some((one) => meaningsOf(one).some((meaning) => FINDING_OUT.has(meaning)));

/** For whatever it may be, and for everybody. */
const isGeneral = (service: NamedService): boolean => {
  const { name, knownAs = [name] } = service;
  return (
    ageGroupOf(knownAs) === undefined &&
    findsOut(service) &&
    knownAs.some((one) => {
      const meanings = meaningsOf(one);
      const isKnown = (meaning: string) => FINDING_OUT.has(meaning) || OF_ANYTHING.has(meaning);
      return meanings.length > 0 && meanings.every(isKnown);
    })
  );
};

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/**
 * The service by which a business finds out what is to be done: of those that were listed, or else of all; none where
 * there are several, or none.
 */
export const generalService = ({
  services,
  arranged = [],
}: Pick<KnownBefore, 'services' | 'arranged'>): NamedService | undefined => {
  const listed = services.filter(({ id }) => arranged.flat().includes(id));
  return only(listed.filter(findsOut)) ?? only(services.filter(isGeneral));
};

/** Asks what to have done: "what should I book?", « je ne sais pas comment ça fonctionne », "where do I start?". */
const UNSURE = pattern`
  \b(?:
    what (?:should|do|would) (?:i|we) (?:book|get|take|need(?! to (?:bring|have|wear|do|know|pay|prepare))|ask for|pick)
    |which (?:one|service|appointment|kind) (?:should|do) (?:i|we)
    |(?:who|whom) (?:should|do|would) (?:i|we|he|she) (?:see|ask for|book with|make an appointment with)
    |(?:qui|quel specialiste|quel professionnel) (?:je |on )?(?:devrais|devrait|dois|doit)[- ]?(?:je |on )?voir
    |where (?:do|should) (?:i|we) (?:start|begin)
    |(?:quoi|qu'est-ce que je) (?:dois )?(?:prendre|reserver|prends|reserve)
    |quel (?:rendez-vous|rdv|service) (?:je )?(?:prends?|dois|prendre|reserver|choisir)|par ou commencer
    |(?:sais|sait) pas (?:trop |vraiment |bien )?(?:comment (?:ca|cela) (?:fonctionne|marche)|quoi|quel)
    |(?:don't|dont|not sure) (?:know )?(?:how (?:it|this) works|what (?:i need|to (?:book|get|choose)))
  )`;

/** Whether a message asks which service it should be. */
export const asksWhich = (folded: string): boolean => UNSURE.test(folded);
