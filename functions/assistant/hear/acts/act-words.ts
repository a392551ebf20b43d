import type { SpeechAct } from '../../speech-acts.ts';
import type { Pattern } from '../text.ts';
import type { ANSWERS } from './answer-words.ts';
import { ANOTHER_APPOINTMENT, BOOK, EARLIER, LATER, OTHERS } from './booking-words.ts';
import { CANCEL, DROP } from './cancel-words.ts';
import { COMPLAINT } from './complaint-words.ts';
import { WRONG_EMAIL, WRONG_PHONE } from './correction-words.ts';
import { BYE, GREET, PAUSE, THANK } from './courtesy-words.ts';
import { EMERGENCY } from './emergencies/emergency-words.ts';
import { CALLBACK, HELP, MESSAGE, PERSON } from './help-words.ts';
import { INSULT } from './insult-words.ts';
import { LATE } from './late-words.ts';
import { ONLY_ASKS } from './only-asks-words.ts';

/**
 * What a visitor does by words that count wherever they stand; answers count where a message begins, and moving and
 * keeping are read by themselves.
 */
type Told = Exclude<SpeechAct, keyof typeof ANSWERS | 'keep' | 'move'>;

/** French and English together, on the folded text: people mix them, and the words seldom clash. */
const words: Readonly<Record<Told, Pattern>> = {
  greet: GREET,
  pause: PAUSE,
  thank: THANK,
  bye: BYE,
  drop: DROP,
  help: HELP,
  book: BOOK,
  others: OTHERS,
  earlier: EARLIER,
  later: LATER,
  another_appointment: ANOTHER_APPOINTMENT,
  only_asks: ONLY_ASKS,
  cancel: CANCEL,
  callback: CALLBACK,
  person: PERSON,
  message: MESSAGE,
  complaint: COMPLAINT,
  late: LATE,
  emergency: EMERGENCY,
  insult: INSULT,
  wrong_email: WRONG_EMAIL,
  wrong_phone: WRONG_PHONE,
};

const isTold = (name: string): name is Told => name in words;

/** Speech acts by the words that show them, in the order above. Patterns are global and matched on a folded thought. */
export const ACT_WORDS = Object.keys(words)
  .filter(isTold)
  .map((act) => ({ act, pattern: words[act] }));
