import type { ContactSaid } from '../contact-said.ts';
import type { State } from '../conversation.ts';
import { isPartOfName, isWholeName, mayBeSameName } from '../person-name.ts';
import { currentOf } from './scene.ts';

/** Who books, for whom, and under which name. */
export type Who = Pick<State, 'name' | 'writer' | 'guest'>;

/** The longer of two tellings of one name, the later of two names. */
const fuller = (told: string, known: string | undefined): string =>
  known !== undefined && isPartOfName(told, known) ? known : told;

/** Whether the record bears the name of whoever it is for, who does not write. */
const isGuests = ({ name, guest }: Who): boolean => name !== undefined && name === guest;

/** Whoever writes, to be greeted; `undefined` where only the name of somebody else is known. */
const writerOf = (who: Who): string | undefined => who.writer ?? (isGuests(who) ? undefined : who.name);

/** Somebody else for whom it is: "it's for Ana" from Ana Roy is for nobody else. */
const guestAfter = (state: State, said: ContactSaid): string | undefined => {
  if (said.guest === undefined) return state.guest;
  const own = said.name ?? writerOf(state);
  return own !== undefined && mayBeSameName(said.guest, own) ? undefined : fuller(said.guest, state.guest);
};

/** Each of several people comes to one appointment of those that are arranged at once. */
const isOfSeveral = (state: State): boolean => (currentOf(state).besides?.length ?? 0) > 0;

/**
 * The name to book under: the one asked for; else the whole name of whoever comes, where they come alone; else that of
 * whoever writes. The first name alone of somebody else is one only in answer to the question for a name.
 */
const recordAfter = (state: State, said: ContactSaid, guest: string | undefined): string | undefined => {
  if (said.under !== undefined) return said.under;
  const own = said.name === undefined ? writerOf(state) : fuller(said.name, writerOf(state));
  if (said.guest === undefined || guest === undefined)
    return isGuests(state) ? state.name : (own ?? state.name);
  if (isWholeName(guest) && !isOfSeveral(state)) return guest;
  const isAnswer = state.pending === 'details' || state.pending === 'contact';
  return own ?? state.name ?? (isWholeName(guest) || isAnswer ? guest : undefined);
};

/** Whoever writes, where the record bears another name. */
const writerAfter = (state: State, said: ContactSaid, { name, guest }: Who): string | undefined => {
  const known = writerOf(state);
  const own = said.name === undefined ? known : fuller(said.name, known);
  if (own === undefined || name === undefined) return undefined;
  return name !== guest && mayBeSameName(own, name) ? undefined : own;
};

/** Who is known after a message: what is told now takes the place of what was told before. */
export const whoAfter = (state: State, said: ContactSaid): Who => {
  const guest = guestAfter(state, said);
  const name = recordAfter(state, said, guest);
  return { name, guest, writer: writerAfter(state, said, { name, guest }) };
};

/** Whom a confirmation greets. */
export const greeting = (who: Who): { readonly greets?: string } => {
  const greets = writerOf(who);
  return greets === undefined ? {} : { greets };
};
