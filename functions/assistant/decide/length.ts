import type { Act } from '../acts.ts';
import type { BusinessService } from '../contract.ts';
import type { Ask } from '../frame.ts';
import { plainName } from '../plain-name.ts';
import type { Topic } from '../topics.ts';
import { type Scene, serviceOf, wishOf, withCurrent } from './scene.ts';

/** The services among which a length may choose: the one wished with those of its name, or those that a word may mean. */
const among = (scene: Scene): readonly BusinessService[] => {
  const { services } = scene.business;
  const wish = wishOf(scene);
  const service = serviceOf(scene, wish);
  if (service) return services.filter((one) => plainName(one.name) === plainName(service.name));
  return services.filter(({ id }) => wish.alternatives.includes(id));
};

export interface Lengthened {
  readonly scene: Scene;
  readonly acts: readonly Act[];
}

/** The scene with the words that told a length among those that the team reads. */
const noted = (scene: Scene, words: string): Scene => {
  const { frame } = scene;
  const remarks = frame.remarks.filter((remark) => !words.includes(remark) && !remark.includes(words));
  return { ...scene, frame: { ...frame, remarks: [...remarks, words] } };
};

/** Questions that may be about two lengths of one service. */
const OF_LENGTHS: ReadonlySet<Topic> = new Set([...(['price', 'compare', 'sum'] as const)]);

/** "How much is the hour, and what's the hour and a half?": both are asked about, and none is wished. */
const askedOf = (scene: Scene, minutes: number): Scene | undefined => {
  const { services } = scene.business;
  const others = ({ topic, services: ids }: Ask): readonly string[] => {
    const names = services.filter(({ id }) => ids.includes(id)).map(({ name }) => plainName(name));
    const isOther = ({ id, name, durationMin }: BusinessService): boolean =>
      durationMin === minutes && !ids.includes(id) && names.includes(plainName(name));
    return OF_LENGTHS.has(topic) ? services.filter(isOther).map(({ id }) => id) : [];
  };
  const { asks } = scene.frame;
  if (asks.every((ask) => others(ask).length === 0)) return undefined;
  const both = asks.map((ask) => ({ ...ask, services: [...ask.services, ...others(ask)] }));
  return { ...scene, frame: { ...scene.frame, asks: both } };
};

/** A length that was asked for chooses among services; where none has it that is said, and the team reads it. */
export const withLength = (scene: Scene): Lengthened => {
  const { length } = scene.frame;
  if (!length) return { scene, acts: [] };
  const asked = askedOf(scene, length.minutes);
  if (asked) return { scene: asked, acts: [] };
  const wish = wishOf(scene);
  const services = among(scene);
  const asLong = services.filter(({ durationMin }) => durationMin === length.minutes);
  const named = asLong.filter(({ name }) => name.includes(String(length.minutes)));
  const fit = named.length > 0 ? named : asLong;
  const isAsked = scene.frame.asks.some(({ topic }) => topic === 'is_offered' || topic === 'length');
  if (services.length === 0 && isAsked) return { scene, acts: [] };
  if (fit.length === 0) {
    const acts: readonly Act[] =
      services.length === 0 ? [] : [{ kind: 'length_not_offered', minutes: length.minutes, services }];
    return { scene: noted(scene, length.words), acts };
  }
  if (fit.some(({ id }) => id === wish.serviceId)) return { scene, acts: [] };
  const [only, ...others] = fit;
  const chosen =
    only && others.length === 0
      ? { serviceId: only.id, alternatives: [] }
      : { serviceId: undefined, alternatives: fit.map(({ id }) => id) };
  const none = { offered: [], earlier: [], chosen: undefined, agreed: undefined };
  return {
    scene: { ...withCurrent(scene, { ...none, wish: { ...wish, ...chosen } }), isWishNew: true },
    acts: [],
  };
};
