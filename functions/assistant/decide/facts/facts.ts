import type { Act } from '../../acts.ts';
import { namesDays } from '../../time/fits.ts';
import type { Topic } from '../../topics.ts';
import { ownBookings } from '../own-bookings.ts';
import { phoneActs, type Scene, waitlistActs } from '../scene.ts';
import {
  about,
  aboutService,
  comparison,
  extremeOf,
  type FactTeller,
  isOffered,
  ofOffered,
  total,
} from './asked-services.ts';
import { dayHours, exceptionsIn } from './day-hours.ts';
import { nearAnswers, ownerAnswer, ownerAnswerTo, ownerAnswerToWhole } from './owner-answers.ts';
import { changeFee, policy } from './policy.ts';
import { performance } from './service-facts.ts';
import { standingDay } from './standing-day.ts';
import { whoThen } from './who-then.ts';

const hours: FactTeller = (scene, { when, isOfOneDay }) => {
  const { business, clock } = scene;
  if (business.openingHours.length === 0) return [{ kind: 'hours', week: [], exceptions: [] }];
  const day = isOfOneDay && !(when && namesDays(when)) ? standingDay(scene) : undefined;
  const asked = day === undefined ? when : { dates: [{ from: day, to: day }], weekdays: [], times: [] };
  const days = asked ? dayHours(business, asked, clock) : [];
  if (days.length > 0) return [{ kind: 'hours_on', days }];
  const exceptions = exceptionsIn(business, when?.dates ?? [], clock);
  return [{ kind: 'hours', week: business.openingHours, exceptions }];
};

const address: FactTeller = (scene) =>
  scene.business.address === null
    ? [{ kind: 'address', address: null }, ...phoneActs(scene)]
    : [{ kind: 'address', address: scene.business.address }];

const aboutBusiness: FactTeller = ({ business }) =>
  business.description
    ? [{ kind: 'about', text: business.description }]
    : [{ kind: 'services', services: business.services }];

const people: FactTeller = async (scene, ask) => {
  // Asked of one person on one day alone.
  const { whetherFree } = await import('./person-free.ts');
  const free = await whetherFree(scene, ask);
  if (free.length > 0) return free;
  const told = performance(scene.business, [], ask.persons);
  if (told.length > 0) return told;
  if (scene.business.people.length === 0) return [ownerAnswer(scene.business, { ...ask, topic: 'people' })];
  return [{ kind: 'people', people: scene.business.people }];
};

const whoPerforms: FactTeller = async (scene, ask) => {
  // "Who do I call at night?"
  const isOfNobody = ask.services.length + ask.persons.length === 0;
  if (isOfNobody && ask.entry !== undefined) return [ownerAnswer(scene.business, ask)];
  const then = ask.persons.length === 0 ? await whoThen(scene, ask) : [];
  if (then.length > 0) return then;
  const told = performance(scene.business, about(scene, ask), ask.persons);
  return told.length > 0 ? told : people(scene, ask);
};

const myAppointment: FactTeller = async (scene) => {
  const bookings = await ownBookings(scene);
  return bookings.length > 0
    ? [{ kind: 'my_appointments', bookings }]
    : [
        { kind: 'unknown', topic: 'my_appointment' },
        { kind: 'use_link', cutOffHours: scene.business.policy.cutOffHours },
        ...phoneActs(scene),
      ];
};

/** "Did you send it?", asked of what was passed on here. */
const myRequest: FactTeller = ({ before: { filed } }) =>
  filed === undefined
    ? [{ kind: 'unknown', topic: 'my_request' }]
    : [{ kind: 'passed_on', matter: filed, isBefore: true }];

/** "When is her appointment?" is asked of what was booked here, where something was; nothing else is told of anybody. */
const theirAppointment: FactTeller = async (scene) => {
  const bookings = await ownBookings(scene);
  return bookings.length > 0 ? [{ kind: 'my_appointments', bookings }] : [{ kind: 'their_appointment' }];
};

const owners: FactTeller = ({ business }, ask) => [ownerAnswer(business, ask)];

const taxes: FactTeller = (scene, ask) => {
  const { taxes: said } = scene.business;
  return said ? [{ kind: 'taxes', taxes: said }] : owners(scene, ask);
};

/** "Do you speak English?" is answered by doing so, unless the owner says more. */
const languages: FactTeller = (scene, ask) => {
  const { frame, language, business } = scene;
  const answered = ownerAnswerTo(business, ask);
  return frame.asksLanguage && !answered ? [{ kind: 'in_this_language', language }] : owners(scene, ask);
};

const TELL: Record<Topic, FactTeller> = {
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
  my_request: myRequest,
  identity: () => [{ kind: 'identity' }],
  privacy: () => [{ kind: 'privacy' }],
  their_appointment: theirAppointment,
  staff_contact: (scene) => [{ kind: 'staff_contact' }, ...phoneActs(scene)],
  waitlist: (scene, ask) => (scene.business.waitlistUrl === null ? owners(scene, ask) : waitlistActs(scene)),
  woman_or_man: owners,
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
  const near = nearAnswers(business, frame).filter(({ text }) => !answers.has(text));
  // What may help a question that stands alone says that nothing answers it in so many words, and leaves it open.
  const isHelped = near.length > 0 && frame.asks.length === 1 && frame.asks[0]?.topic !== 'woman_or_man';
  const open = isHelped ? told.find((act) => act.kind === 'unknown') : undefined;
  const helping = open ? near.map((act) => ({ ...act, topic: open.topic })) : near;
  const all = [...(isHelped ? told.filter(({ kind }) => kind !== 'unknown') : told), ...helping];
  return inOrder([...new Map(all.map((act) => [JSON.stringify(act), act])).values()]);
};
