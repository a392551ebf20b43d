import type { Act } from '../../acts.ts';
import type { BusinessService } from '../../contract.ts';
import type { Ask } from '../../frame.ts';
import { namesDays } from '../../time/fits.ts';
import type { Topic } from '../../topics.ts';
import { ownBookings } from '../own-bookings.ts';
import { phoneActs, type Scene, serviceOf, waitlistActs, wishOf } from '../scene.ts';
import { dayHours, exceptionsIn } from './day-hours.ts';
import { nearAnswers, ownerAnswer, ownerAnswerTo, ownerAnswerToWhole } from './owner-answers.ts';
import { changeFee, policy } from './policy.ts';
import { extreme, performance, sum } from './service-facts.ts';
import { standingDay } from './standing-day.ts';
import { whoThen } from './who-then.ts';

type Tell = (scene: Scene, ask: Ask) => readonly Act[] | Promise<readonly Act[]>;

const named = ({ business }: Scene, { services }: Ask): readonly BusinessService[] =>
  business.services.filter(({ id }) => services.includes(id));

/** The services asked about: those named, else the one being arranged, else those that were booked. */
const about = (scene: Scene, ask: Ask): readonly BusinessService[] => {
  const services = named(scene, ask);
  if (services.length > 0) return services;
  const own = serviceOf(scene, wishOf(scene));
  const booked = scene.state.appointments.flatMap((one) =>
    one.booked ? (serviceOf(scene, one.wish) ?? []) : [],
  );
  return own ? [own] : [...new Set(booked)];
};

const ofServices =
  (kind: 'prices' | 'lengths' | 'service_details' | 'comparison'): Tell =>
  (scene, ask) => {
    const services = about(scene, ask);
    if (services.length > 0) return [{ kind, services }];
    return [{ kind: 'services', services: scene.business.services }];
  };

const extremeOf =
  (which: Parameters<typeof extreme>[1]): Tell =>
  (scene, ask) => {
    const services = named(scene, ask);
    return [extreme(services.length > 1 ? services : scene.business.services, which)];
  };

/** More than that are a list to choose from, and no two or three that were named. */
const MOST_ADDED = 3;

/** The services of all appointments of the conversation, where the question names fewer than two. */
const total: Tell = (scene, ask) => {
  const { business } = scene;
  const services = ask.services.flatMap((id) => scene.business.services.find((one) => one.id === id) ?? []);
  const wished = scene.state.appointments.flatMap(({ wish }) => serviceOf(scene, wish) ?? []);
  const { alternatives } = wishOf(scene);
  const asked = business.services.filter(({ id }) => alternatives.includes(id));
  // "And if I take both?": the two whose prices were asked before.
  const before = wished.length > 1 ? wished : asked.length > MOST_ADDED ? [] : asked;
  const added = services.length > 1 || before.length < 2 ? services : before;
  if (added.length === 0) return ofServices('prices')(scene, ask);
  const each = [...new Set(added)];
  return each.length > 1 ? [{ kind: 'prices', services: each }, sum(added)] : [sum(added)];
};

/** "What is the minimum age for a colouring?": what the records tell of the service does not answer it. */
const aboutService: Tell = (scene, ask) => {
  if (ask.words === undefined) return ofServices('service_details')(scene, ask);
  const answer = ownerAnswer(scene.business, ask);
  const services = named(scene, ask);
  return answer.kind !== 'unknown' || services.length === 0
    ? [answer]
    : [{ kind: 'service_details', services }, answer];
};

const comparison: Tell = (scene, ask) => {
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

const isOffered: Tell = (scene, ask) => {
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

/** "How much is a manicure?", "how long does it take?" where none is done: that is said first. */
const ofOffered =
  (kind: 'prices' | 'lengths'): Tell =>
  (scene, ask) =>
    ask.thing !== undefined && named(scene, ask).length === 0
      ? isOffered(scene, ask)
      : ofServices(kind)(scene, ask);

const hours: Tell = (scene, { when, isOfOneDay }) => {
  const { business, clock } = scene;
  if (business.openingHours.length === 0) return [{ kind: 'hours', week: [], exceptions: [] }];
  const day = isOfOneDay && !(when && namesDays(when)) ? standingDay(scene) : undefined;
  const asked = day === undefined ? when : { dates: [{ from: day, to: day }], weekdays: [], times: [] };
  const days = asked ? dayHours(business, asked, clock) : [];
  if (days.length > 0) return [{ kind: 'hours_on', days }];
  const exceptions = exceptionsIn(business, when?.dates ?? [], clock);
  return [{ kind: 'hours', week: business.openingHours, exceptions }];
};

const address: Tell = (scene) =>
  scene.business.address === null
    ? [{ kind: 'address', address: null }, ...phoneActs(scene)]
    : [{ kind: 'address', address: scene.business.address }];

const aboutBusiness: Tell = ({ business }) =>
  business.description
    ? [{ kind: 'about', text: business.description }]
    : [{ kind: 'services', services: business.services }];

const people: Tell = async (scene, ask) => {
  // Asked of one person on one day alone.
  const { whetherFree } = await import('./person-free.ts');
  const free = await whetherFree(scene, ask);
  if (free.length > 0) return free;
  const told = performance(scene.business, [], ask.persons);
  if (told.length > 0) return told;
  if (scene.business.people.length === 0) return [ownerAnswer(scene.business, { ...ask, topic: 'people' })];
  return [{ kind: 'people', people: scene.business.people }];
};

const whoPerforms: Tell = async (scene, ask) => {
  // "Who do I call at night?"
  const isOfNobody = ask.services.length + ask.persons.length === 0;
  if (isOfNobody && ask.entry !== undefined) return [ownerAnswer(scene.business, ask)];
  const then = ask.persons.length === 0 ? await whoThen(scene, ask) : [];
  if (then.length > 0) return then;
  const told = performance(scene.business, about(scene, ask), ask.persons);
  return told.length > 0 ? told : people(scene, ask);
};

const myAppointment: Tell = async (scene) => {
  const bookings = await ownBookings(scene);
  return bookings.length > 0
    ? [{ kind: 'my_appointments', bookings }]
    : [
        { kind: 'unknown', topic: 'my_appointment' },
        { kind: 'use_link', cutOffHours: scene.business.policy.cutOffHours },
        ...phoneActs(scene),
      ];
};

/** "When is her appointment?" is asked of what was booked here, where something was; nothing else is told of anybody. */
const theirAppointment: Tell = async (scene) => {
  const bookings = await ownBookings(scene);
  return bookings.length > 0 ? [{ kind: 'my_appointments', bookings }] : [{ kind: 'their_appointment' }];
};

const owners: Tell = ({ business }, ask) => [ownerAnswer(business, ask)];

const taxes: Tell = (scene, ask) => {
  const { taxes: said } = scene.business;
  return said ? [{ kind: 'taxes', taxes: said }] : owners(scene, ask);
};

/** "Do you speak English?" is answered by doing so, unless the owner says more. */
const languages: Tell = (scene, ask) => {
  const { frame, language, business } = scene;
  const answered = ownerAnswerTo(business, ask);
  return frame.asksLanguage && !answered ? [{ kind: 'in_this_language', language }] : owners(scene, ask);
};

const TELL: Record<Topic, Tell> = {
  price: ofOffered('prices'),
  sum: total,
  cheapest: extremeOf('cheapest'),
  dearest: extremeOf('dearest'),
  length: ofOffered('lengths'),
  longest: extremeOf('longest'),
  shortest: extremeOf('shortest'),
  compare: comparison,
  services: ({ business }) => [{ kind: 'services', services: business.services }],
  is_offered: isOffered,
  about_service: aboutService,
  about_business: aboutBusiness,
  hours,
  phone: ({ business }) => [{ kind: 'phone', phone: business.phone }],
  email: owners,
  address,
  parking: owners,
  access: owners,
  payment: owners,
  taxes,
  insurance: owners,
  languages,
  policy,
  change_fee: changeFee,
  people,
  who_performs: whoPerforms,
  my_appointment: myAppointment,
  identity: () => [{ kind: 'identity' }],
  privacy: () => [{ kind: 'privacy' }],
  their_appointment: theirAppointment,
  staff_contact: (scene) => [{ kind: 'staff_contact' }, ...phoneActs(scene)],
  waitlist: (scene, ask) => (scene.business.waitlistUrl === null ? owners(scene, ask) : waitlistActs(scene)),
  other: owners,
};

/** That a service is offered tells its price too. */
const isPriced = (act: Act, told: readonly Act[]): boolean =>
  act.kind === 'prices' &&
  act.services.every((service) =>
    told.some((other) => other.kind === 'is_offered' && other.services.includes(service)),
  );

/** Each fact once, and what only may help after what was asked. */
const inOrder = (told: readonly Act[]): readonly Act[] => {
  const facts = told.filter((act) => !isPriced(act, told));
  const isNear = ({ kind }: Act): boolean => kind === 'near_answer';
  return [...facts.filter((act) => !isNear(act)), ...facts.filter(isNear)];
};

/** What is asked and the business's records answer, each told once; what they do not hold is said to be unknown. */
export const factsAsked = async (scene: Scene): Promise<readonly Act[]> => {
  const { business, frame } = scene;
  const isPlain = frame.asks.length === 0 && frame.clauses.length === 0;
  const told: Act[] = isPlain ? [...ownerAnswerToWhole(business, frame)] : [];
  const quoted = new Set(frame.asks.flatMap(({ topic, words }) => (words === undefined ? [] : [topic])));
  for (const ask of frame.asks) {
    const acts = await TELL[ask.topic](scene, ask);
    // "Can I pay cash? I have no card": the question that is quoted says it already.
    const isSaid = ask.words === undefined && quoted.has(ask.topic);
    told.push(...(isSaid ? acts.filter(({ kind }) => kind !== 'unknown') : acts));
  }
  const answers = new Set(
    told.flatMap((act) => (act.kind === 'answer' || act.kind === 'near_answer' ? [act.text] : [])),
  );
  told.push(...nearAnswers(business, frame).filter(({ text }) => !answers.has(text)));
  return inOrder([...new Map(told.map((act) => [JSON.stringify(act), act])).values()]);
};
