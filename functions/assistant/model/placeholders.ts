import { priceText } from '../../../shared/domain/money.ts';
import type { Act } from '../acts.ts';
import type { BusinessService } from '../contract.ts';
import type { SayScene } from '../say/scene.ts';
import { dateTimeText } from '../say/when.ts';
import { oneLine } from '../say/words.ts';

/** What stands for each placeholder of one number: things that belong together in the records. */
export type Item = Partial<Readonly<Record<'time' | 'price' | 'person' | 'service', string>>>;

const MOST_ITEMS = 8;

interface Known {
  readonly service?: BusinessService | undefined;
  readonly person?: string | undefined;
  readonly startAt?: string;
}

const itemOf = ({ service, person, startAt }: Known, scene: SayScene): Item => {
  const price = service && priceText(service, scene.language);
  return {
    ...(service ? { service: oneLine(service.name) } : {}),
    ...(price === undefined ? {} : { price }),
    ...(person === undefined ? {} : { person: oneLine(person) }),
    ...(startAt === undefined ? {} : { time: scene.t.on(dateTimeText(startAt, scene.zone, scene.language)) }),
  };
};

const knownOf = (act: Act): readonly Known[] => {
  if ('proposal' in act) {
    const { service, person, slot } = act.proposal;
    return [{ service, person: person?.name, startAt: slot.startAt }];
  }
  if (act.kind === 'offered') return act.slots.map(({ startAt }) => ({ service: act.wish.service, startAt }));
  if ('booking' in act) return [{ person: act.booking.personName, startAt: act.booking.startAt }];
  if ('services' in act) return act.services.map((service) => ({ service }));
  return 'people' in act ? act.people.map(({ name }) => ({ person: name })) : [];
};

/** What the placeholders of a reply stand for, by number from 1. */
export const itemsOf = (acts: readonly Act[], scene: SayScene): readonly Item[] =>
  acts
    .flatMap(knownOf)
    .slice(0, MOST_ITEMS)
    .map((known) => itemOf(known, scene));

const PLACEHOLDER = /\{(time|price|person|service):(\d{1,2})\}/g;

/** A sentence as it is shown, and its words without what stands for a record; `undefined` where a placeholder is none. */
export const filled = (sentence: string, items: readonly Item[]) => {
  const numbers = new Set<string>();
  let isKnown = true;
  const text = sentence.replace(PLACEHOLDER, (_, field: keyof Item, number: string) => {
    const value = items[Number(number) - 1]?.[field];
    numbers.add(number);
    isKnown &&= value !== undefined;
    return value ?? '';
  });
  return isKnown && numbers.size <= 1
    ? { text, words: sentence.replace(PLACEHOLDER, ' '), hasRecord: numbers.size > 0 }
    : undefined;
};
