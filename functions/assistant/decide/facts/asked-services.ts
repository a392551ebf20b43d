import type { Act } from '../../acts.ts';
import type { BusinessService } from '../../contract.ts';
import type { Ask } from '../../frame.ts';
import { currentOf, type Scene, serviceOf, wishOf } from '../scene.ts';
import { isSeveral, linesOf } from '../several.ts';
import { ownerAnswer } from './owner-answers.ts';
import { extreme, extremesOf, isExtreme, sum } from './service-facts.ts';

/** Answers one question. */
export type FactTeller = (scene: Scene, ask: Ask) => readonly Act[] | Promise<readonly Act[]>;

const named = ({ business }: Scene, { services }: Ask): readonly BusinessService[] =>
  business.services.filter(({ id }) => services.includes(id));

/** More than that are a list to choose from, and no two or three that were named. */
const MOST_ADDED = 3;

/** The two or three that were asked about before. */
const askedBefore = (scene: Scene): readonly BusinessService[] => {
  const { alternatives } = wishOf(scene);
  const asked = scene.business.services.filter(({ id }) => alternatives.includes(id));
  return asked.length > MOST_ADDED ? [] : asked;
};

/** "Which of you gives the longer one?": of several, those that the question itself picks. */
const picked = (scene: Scene, of: readonly BusinessService[]): readonly BusinessService[] => {
  const which = scene.frame.asks.flatMap(({ topic }) => (isExtreme(topic) ? [topic] : []))[0];
  return which === undefined || of.length < 2 ? of : extremesOf(of, which);
};

/**
 * The services asked about: those named, else the one being arranged, else those that were asked about before or booked.
 */
export const about = (scene: Scene, ask: Ask): readonly BusinessService[] => {
  const services = named(scene, ask);
  if (services.length > 0) return services;
  const before = picked(scene, askedBefore(scene));
  if (before.length > 0) return before;
  const own = serviceOf(scene, wishOf(scene));
  const booked = scene.state.appointments.flatMap((one) =>
    one.booked ? (serviceOf(scene, one.wish) ?? []) : [],
  );
  return own ? [own] : [...new Set(booked)];
};

const ofServices =
  (kind: 'prices' | 'lengths' | 'service_details' | 'comparison'): FactTeller =>
  (scene, ask) => {
    const services = about(scene, ask);
    if (services.length > 0) return [{ kind, services }];
    return [{ kind: 'services', services: scene.business.services }];
  };

export const extremeOf =
  (which: Parameters<typeof extreme>[1]): FactTeller =>
  (scene, ask) => {
    const services = named(scene, ask);
    const before = askedBefore(scene);
    const among = [services, before].find(({ length }) => length > 1) ?? scene.business.services;
    return [extreme(among, which)];
  };

/** All that several appointments at once may be of, where one of them is still open. */
const openServices = (scene: Scene): readonly BusinessService[] => {
  const lines = linesOf(currentOf(scene.state));
  const isOpen = lines.some(
    ({ serviceId, alternatives }) => serviceId === undefined && alternatives.length > 0,
  );
  const ids = lines.flatMap(({ serviceId, alternatives }) =>
    serviceId === undefined ? alternatives : [serviceId],
  );
  return isOpen ? scene.business.services.filter(({ id }) => ids.includes(id)) : [];
};

/** The services of all appointments of the conversation, where the question names fewer than two. */
export const total: FactTeller = (scene, ask) => {
  const services = ask.services.flatMap((id) => scene.business.services.find((one) => one.id === id) ?? []);
  // Of what is still to be chosen each price is told, and nothing is added up.
  const open = isSeveral(currentOf(scene.state)) ? openServices(scene) : [];
  if (services.length === 0 && open.length > 0) return [{ kind: 'prices', services: open }];
  const wished = scene.state.appointments.flatMap((one) =>
    linesOf(one).flatMap((line) => serviceOf(scene, line) ?? []),
  );
  // "And if I take both?": the two whose prices were asked before.
  const before = wished.length > 1 ? wished : askedBefore(scene);
  const added = services.length > 1 || before.length < 2 ? services : before;
  if (added.length === 0) return ofServices('prices')(scene, ask);
  const each = [...new Set(added)];
  return each.length > 1 ? [{ kind: 'prices', services: each }, sum(added)] : [sum(added)];
};

/** "What is the minimum age for a colouring?": what the records tell of the service does not answer it. */
export const aboutService: FactTeller = (scene, ask) => {
  if (ask.words === undefined) return ofServices('service_details')(scene, ask);
  const answer = ownerAnswer(scene.business, ask);
  const services = named(scene, ask);
  return answer.kind !== 'unknown' || services.length === 0
    ? [answer]
    : [{ kind: 'service_details', services }, answer];
};

export const comparison: FactTeller = (scene, ask) => {
  const services = named(scene, ask);
  return services.length > 1 ? [{ kind: 'comparison', services }] : ofServices('service_details')(scene, ask);
};

/** "Do you have a 45 minute massage?" */
const ofLength = (services: readonly BusinessService[], minutes: number): readonly Act[] => {
  const fit = services.filter(({ durationMin }) => durationMin === minutes);
  return fit.length > 0
    ? [{ kind: 'is_offered', services: fit }]
    : [{ kind: 'length_not_offered', minutes, services }];
};

export const isOffered: FactTeller = (scene, ask) => {
  const services = named(scene, ask);
  const { words } = ask;
  const minutes = scene.frame.length?.minutes;
  if (minutes !== undefined && services.length > 0) return ofLength(services, minutes);
  if (services.length > 0 && words !== undefined) {
    const answer = ownerAnswer(scene.business, ask);
    return answer.kind === 'unknown' ? [{ kind: 'prices', services }, answer] : [answer];
  }
  if (services.length > 0) return [{ kind: 'is_offered', services }];
  const answer = ownerAnswer(scene.business, ask);
  if (answer.kind !== 'unknown') return [answer];
  const thing = ask.thing === undefined ? {} : { thing: ask.thing };
  return [{ kind: 'not_offered', ...thing, services: scene.business.services }];
};

/**
 * "How much is a manicure?", "how long does it take?" where none is done: that is said first. What the owner has answered
 * is told first where it is asked of no one service: "how much is the whole course?" of a school of five lessons.
 */
export const ofOffered =
  (kind: 'prices' | 'lengths'): FactTeller =>
  (scene, ask) => {
    const services = named(scene, ask);
    if (ask.thing !== undefined && services.length === 0) return isOffered(scene, ask);
    if (ask.entry === undefined || services.length === 1) return ofServices(kind)(scene, ask);
    const answer = ownerAnswer(scene.business, ask);
    return services.length === 0 ? [answer] : [answer, { kind, services }];
  };
