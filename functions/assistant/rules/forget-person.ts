import type { DialogueState } from '../conversation.ts';

/** The state without anything of the person: what may be kept of a visitor who has not accepted the notice. */
export const forgetPerson = ({
  name: _n,
  email: _e,
  phone: _p,
  draft: _d,
  ...state
}: DialogueState): DialogueState => state;
