import type { DialogueState } from '../conversation.ts';
import { emailOf, isOwnName, phoneOf, type VisitorWords } from './visitor-words.ts';

export interface PersonGiven {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

type Person = Pick<DialogueState, 'name' | 'email' | 'phone'>;

/**
 * Who the model says the visitor is, as far as the visitor said so themselves; what it leaves out is as they told it before. Says what
 * is wrong where a part of it is nobody's word.
 */
export const personTold = (
  given: PersonGiven,
  state: DialogueState,
  visitor: VisitorWords,
): Person | string => {
  const { name = state.name } = given;
  const email = given.email === undefined ? state.email : emailOf(visitor, given.email);
  const phone = given.phone === undefined ? state.phone : phoneOf(visitor, given.phone);
  if (given.email !== undefined && email === undefined)
    return 'The visitor did not write that e-mail: ask for it.';
  if (given.phone !== undefined && phone === undefined)
    return 'The visitor did not write that phone number, or it is not a whole one: ask for it.';
  if (name !== undefined && name !== state.name && !isOwnName(visitor, name))
    return 'The visitor did not write that name: ask for it.';
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  };
};
