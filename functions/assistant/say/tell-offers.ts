import { formatPhone } from '../../../shared/domain/phone.ts';
import type { Act } from '../acts.ts';
import { isEndOfLife } from '../end-of-life.ts';
import type { Fit } from '../offer-acts.ts';
import { proposedText, serviceLabel } from './appointment-text.ts';
import { asks, oneOf, type Said, type SayScene, says, type Tellers } from './scene.ts';
import { dayText, slotLines } from './when.ts';
import { wishText } from './wish-text.ts';
import { allOf, anyOf, bullets, capital, oneLine, quoted } from './words.ts';

export type OfferedAct = Extract<Act, { kind: 'offered' }>;

/** Why an offer is not simply what was asked. */
const whyNot: Readonly<
  Record<Exclude<Fit, 'as_wished' | 'others'>, (offer: OfferedAct, scene: SayScene) => string>
> = {
  nearest: (_, { t }) => t.nearest,
  apart: (_, { t }) => t.apart,
  past: (_, { t }) => t.past,
  beyond: ({ lastDate }, { t, language }) => t.beyond(dayText(lastDate, language)),
  taken: (_, { t }) => t.taken,
  too_soon: (_, { t, business: { phone } }) =>
    phone === null ? t.tooSoon : t.tooSoonCall(formatPhone(phone)),
  expired: (_, { t }) => t.expired,
  not_offered: (_, { t }) => t.notOnOffer,
};

/** Nobody is told gladly when their animal can be put to sleep. */
const isSad = ({ service }: OfferedAct['wish']): boolean => service !== undefined && isEndOfLife(service);

/** What stands above the times: how they fit, and the wish said back. */
const headOf = (offer: OfferedAct, scene: SayScene): string => {
  const { t } = scene;
  const wish = wishText(offer.wish, scene);
  if (offer.fit !== 'as_wished' && offer.fit !== 'others') {
    const asked = wish === '' ? [] : [t.asked(wish)];
    const sad = isSad(offer.wish) ? [t.sympathy] : [];
    return [...sad, whyNot[offer.fit](offer, scene), ...asked, t.closest].join(' ');
  }
  if (wish === '') return offer.fit === 'others' ? t.others : t.offerAny;
  const opening = isSad(offer.wish) ? `${t.sympathy} ${t.offersSadly}` : oneOf(t.offers, scene);
  return `${offer.fit === 'others' ? t.others : opening} ${t.head(capital(wish))}`;
};

const questionOf = ({ fit, slots, unread }: OfferedAct, { t, language }: SayScene): string => {
  if (unread.length > 0) return t.askUnread(quoted(unread, language));
  if (slots.length === 1) return t.suits;
  return fit === 'as_wished' || fit === 'others' ? t.whichSuits : t.oneSuits;
};

/** Times on offer, as they are listed: `reach` is until when can be booked, where some is left out because it lies beyond. */
export const offeredAs = (
  offer: OfferedAct,
  times: string,
  scene: SayScene,
  reach: readonly string[] = [],
): Said => {
  const { t, language } = scene;
  const unread = offer.unread.length === 0 ? [] : [t.unread(quoted(offer.unread, language))];
  const head = [...unread, ...reach, headOf(offer, scene)].join(' ');
  return asks(questionOf(offer, scene), head, times);
};

const wishLine = (wish: OfferedAct['wish'], scene: SayScene): readonly string[] => {
  const text = wishText(wish, scene);
  return text === '' ? [] : [scene.t.asked(text)];
};

/** What is put forward, in words, with the wish that it answers. */
export const proposedAs = (
  { wish }: Extract<Act, { kind: 'proposed' }>,
  text: string,
  scene: SayScene,
): Said => {
  const { t } = scene;
  const found = { soonest: t.soonestIs, latest: t.latestIs };
  const free = isSad(wish) ? t.isFreeSadly : oneOf(t.isFree, scene);
  const opening = wish.prefers ? found[wish.prefers] : free;
  return asks(t.suits, [...wishLine(wish, scene), opening, t.sentence(text)].join(' '));
};

/** What is chosen, in words. */
export const chosenAs = (text: string, scene: SayScene): Said =>
  says(`${oneOf(scene.t.chosen, scene)} ${scene.t.sentence(text)}`);

/** Of times for one appointment; whole offers are told by `tell-several.ts`. */
export const offers: Tellers<
  | 'offered'
  | 'proposed'
  | 'nothing_free'
  | 'nothing_then'
  | 'person_full'
  | 'nobody_else_performs'
  | 'no_more'
  | 'chosen'
  | 'ask_service'
  | 'length_not_offered'
  | 'ask_which_slot'
  | 'ask_time'
  | 'ask_look'
  | 'next_wish'
> = {
  offered: (offer, scene) =>
    offeredAs(offer, bullets(slotLines(offer.slots, scene.zone, scene.language)), scene),
  proposed: (act, scene) => proposedAs(act, proposedText(act.proposal, scene), scene),
  nothing_free: ({ wish, lastDate }, scene) =>
    says([scene.t.nothingFree(dayText(lastDate, scene.language)), ...wishLine(wish, scene)].join(' ')),
  nothing_then: ({ wish }, scene) =>
    asks(scene.t.lookElsewhere, [scene.t.nearest, ...wishLine(wish, scene)].join(' ')),
  person_full: ({ person }, { t }) => says(t.personFull(oneLine(person.name))),
  nobody_else_performs: ({ service, people }, { t, language }) => {
    const names = people.map(({ name }) => oneLine(name));
    return says(t.nobodyElse(oneLine(service.name), allOf(names, language), anyOf(names, language)));
  },
  no_more: ({ earlier }, { t }) => says(earlier ? t.noEarlier : t.noMore),
  chosen: ({ proposal }, scene) =>
    proposal.service && isEndOfLife(proposal.service)
      ? says(`${scene.t.noted} ${scene.t.sentence(proposedText(proposal, scene))}`)
      : chosenAs(proposedText(proposal, scene), scene),
  ask_service: ({ services, isUnsure, wish, unread = [] }, scene) => {
    const { t, language } = scene;
    const known = wish ? wishText(wish, scene) : '';
    const said = known === '' ? [] : [t.wished(known)];
    const left = unread.length === 0 ? [] : [t.unread(quoted(unread, language))];
    const [only, ...others] = services;
    if (only && others.length === 0) return asks(t.oneService(oneLine(only.name)), ...said, ...left);
    const lines = services.length === 0 ? [] : [bullets(services.map((each) => serviceLabel(each, scene)))];
    return asks(isUnsure ? t.whichOfThese : t.whichService, ...said, ...left, ...lines);
  },
  length_not_offered: ({ minutes, services }, { t, language }) => {
    const lengths = services.map(({ name, durationMin }) => t.lengthOf(oneLine(name), durationMin));
    return says(t.lengthNotOffered(allOf(lengths, language), minutes));
  },
  ask_which_slot: (_, { t }) => asks(t.whichSlot),
  ask_time: ({ unread, wish }, scene) => {
    const { t, language } = scene;
    const said = wishText(wish, scene);
    const words = unread.length === 0 ? [] : [t.askTime(quoted(unread, language))];
    return asks(t.whatTime, [...(said === '' ? [] : [t.wished(said)]), ...words].join(' '));
  },
  ask_look: (_, { t }) => asks(t.look),
  next_wish: ({ wish }, scene) => {
    const text = wishText(wish, scene);
    return says(text === '' ? scene.t.nextAny : scene.t.nextWish(text));
  },
};
