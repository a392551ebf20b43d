import type { Frame } from '../frame.ts';
import type { SpeechAct } from '../speech-acts.ts';
import type { Topic } from '../topics.ts';
import { asksForPaper } from './acts/paper-words.ts';
import { asksToRelay } from './acts/relay-words.ts';
import { distinct } from './named.ts';
import type { Text } from './text.ts';

const OF_PAPER: ReadonlySet<SpeechAct> = new Set(['book']);
/** "Forget it, just ask them": what is let go of is what was arranged or asked before. */
const OF_RELAY: ReadonlySet<SpeechAct> = new Set([
  ...(['book', 'drop', 'no', 'help', 'others', 'earlier', 'later'] as const),
]);
/** "Ask the team" asks for nobody's name. */
const ABOUT_TEAM: ReadonlySet<Topic> = new Set(['other', 'people', 'who_performs', 'identity']);

/** For the team alone to answer: nothing is wished. */
const forTheTeam = ({ choice: _, ...frame }: Frame, given: ReadonlySet<SpeechAct>): Frame => ({
  ...frame,
  manner: { ...frame.manner, holdsMessage: true },
  acts: distinct<SpeechAct>([...frame.acts.filter((act) => !given.has(act)), 'message']),
  ...{ clauses: [], asks: [], remarks: [], residue: [] },
});

/** A message that is announced, with what it says behind a colon, is one whatever it names. */
const ANNOUNCES = /:\s*\S.{3}/;

/** What is wished beside goes on; the words for the team are a remark then. */
const isRelayed = ({ folded, raw }: Text, { choice, clauses, acts, manner }: Frame): boolean =>
  !manner.isNoted &&
  asksToRelay(folded) &&
  (acts.includes('drop') || ANNOUNCES.test(raw) || (choice === undefined && clauses.length === 0));

/** No more words than that only ask to have something passed on, and do not say what. */
const LONGEST_ANNOUNCEMENT = 6;

const relayed = (frame: Frame, isTold: boolean): Frame => {
  const given = forTheTeam(frame, OF_RELAY);
  const holdsMessage = isTold || frame.wordCount > LONGEST_ANNOUNCEMENT;
  return {
    ...given,
    manner: { ...frame.manner, ...(holdsMessage ? { holdsMessage } : {}) },
    asks: frame.asks.filter(({ topic }) => !ABOUT_TEAM.has(topic)),
  };
};

/**
 * A paper of an appointment that was, and what is to be put to the team, are for the team to answer. `isTold`: something
 * was told before that can be put to it.
 */
export const ownOrTeams = (frame: Frame, text: Text, isTold: boolean): Frame => {
  if (asksForPaper(text.folded)) return forTheTeam(frame, OF_PAPER);
  return isRelayed(text, frame) ? relayed(frame, isTold) : frame;
};
