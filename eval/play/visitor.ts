import type { PublicSlot } from '../../shared/schemas/slot.ts';
import { localTimeOf } from '../businesses/local-time.ts';
import { folded } from '../reading/folded.ts';
import { doesAsk, isQuestion } from '../reading/questions.ts';
import type { Pick, Talk } from '../scenarios/scenario.ts';
import { brokenBy } from './suits.ts';
import type { Exchange } from './transcript.ts';

/** What a simulated visitor does next: says something, or presses a time's button. */
export type Move =
  | { readonly kind: 'says'; readonly words: string; readonly slot?: PublicSlot; readonly slotId?: string }
  | { readonly kind: 'gives-up'; readonly why: string };

const say = (words: string): Move => ({ kind: 'says', words });

const DAYS = {
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const;

type Language = keyof typeof DAYS;

/** Whoever changed languages goes on in the one that they took. */
export const languageSpoken = (
  { language }: { readonly language: Language },
  exchanges: ReadonlyArray<{ readonly expect?: Exchange['expect'] }>,
): Language => exchanges.findLast(({ expect }) => expect?.language)?.expect?.language ?? language;

const spokenTime = (time: string, language: Language): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (language === 'fr') return minute === 0 ? `${hour}h` : `${hour}h${minutes}`;
  const half = hour < 12 ? 'am' : 'pm';
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return minute === 0 ? `${twelve}${half}` : `${twelve}:${minutes}${half}`;
};

const PICKING = {
  fr: { ordinal: 'le premier svp', time: '{day} {time} ça me va' },
  en: { ordinal: 'the first one please', time: '{day} {time} works' },
} as const;

/** A day that shares its weekday with others on offer is told by its date. */
const dateName = (startAt: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { day: 'numeric', month: 'long', timeZone }).format(
    Date.parse(startAt),
  );

/** They choose one of the offered times that suits them. */
const choose = (slots: readonly PublicSlot[], pick: Pick, language: Language, zone: string): Move => {
  const fits = (slot: PublicSlot) => brokenBy(slot.startAt, zone, pick.suits ?? {}).length === 0;
  const slot = pick.by === 'ordinal' ? slots[pick.place ?? 0] : slots.find(fits);
  if (!slot || !fits(slot)) return { kind: 'gives-up', why: 'none of the offered times suits' };
  const { time, weekday } = localTimeOf(slot.startAt, zone);
  const alike = slots.map(({ startAt }) => localTimeOf(startAt, zone));
  const isOneOfMany = alike.filter((one) => one.time === time && one.weekday === weekday).length > 1;
  const weekdayName = DAYS[language][weekday] ?? '';
  const day = isOneOfMany ? `${weekdayName} ${dateName(slot.startAt, language, zone)}` : weekdayName;
  if (pick.by === 'button')
    return { kind: 'says', words: `${day} ${spokenTime(time, language)}`, slot, slotId: slot.slotId };
  const words = (pick.words ?? PICKING[language][pick.by])
    .replace('{time}', spokenTime(time, language))
    .replace('{day}', day);
  return { kind: 'says', words, slot };
};

const NAME_ONLY = /\b(nom|name)\b/;
const REACH =
  /\b(courriel|e-?mail|telephone|phone|numero|number|joindre|reach|rappeler|coordonnees|contact)\b/;

/** They answer what was asked of name and contact, as they put it, or only the part that was asked again. */
const leaveContact = ({ visitor }: Talk, { reply }: Exchange, times: number): Move => {
  const reach = visitor.email ?? visitor.phone ?? '';
  if (times === 0) return say(visitor.contact ?? [visitor.name, reach].join(', '));
  const plain = folded(reply);
  const [name, contact] = [NAME_ONLY.test(plain), REACH.test(plain)];
  if (name && !contact) return say(visitor.name);
  if (contact && !name) return say(reach);
  return say([visitor.name, reach].join(', '));
};

export interface Wish {
  /** They want a time; who only leaves a message, or cancels, takes none. */
  readonly wantsTime: boolean;
  /** Who wants to cancel says yes when they are asked whether they do. */
  readonly wantsCancelled: boolean;
  readonly pick: Pick;
}

export interface Progress {
  readonly hasPicked: boolean;
  /** How often they gave their contact. */
  readonly contacts: number;
  /** How often they said yes to a question that was none of the usual ones. */
  readonly assents: number;
}

const YES = { fr: 'oui', en: 'yes' } as const;

/** What the visitor does in answer to the assistant while they want something done. */
export const nextMove = (
  scenario: Talk,
  last: Exchange,
  { wantsTime, wantsCancelled, pick }: Wish,
  zone: string,
  progress: Progress,
): Move => {
  const { visitor, language } = scenario;
  const { reply, slots } = last;
  const asksContact = doesAsk(reply, 'contact');
  if (wantsTime && slots.length > 0 && !(progress.hasPicked && (asksContact || slots.length === 1)))
    return choose(slots, pick, language, zone);
  if (asksContact && progress.contacts < 3) return leaveContact(scenario, last, progress.contacts);
  if (doesAsk(reply, 'service') && visitor.service) return say(visitor.service);
  if (doesAsk(reply, 'when') && visitor.when) return say(visitor.when);
  if (doesAsk(reply, 'person') && visitor.person) return say(visitor.person);
  if (isQuestion(reply) && progress.assents < 2)
    return say((wantsCancelled ? undefined : visitor.otherwise) ?? YES[language]);
  return { kind: 'gives-up', why: 'the assistant asks nothing and does nothing' };
};
