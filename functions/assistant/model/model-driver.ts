import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import type { Answer, Driver } from '../contract.ts';
import type { DialogueState } from '../conversation.ts';
import { openScene } from '../rules/open-scene.ts';
import { answerOf, rulesDriver } from '../rules/rules-driver.ts';
import type { Scene } from '../rules/scene.ts';
import { converse, type Spoken, type Talk } from './converse.ts';
import type { Course } from './course.ts';
import { type Offence, offenceOf } from './guard/guard.ts';
import { knownOf } from './guard/known.ts';
import { type Failure, type Model, ModelFailure, type Usage } from './model.ts';
import { openTurn, stateAfterWords } from './open-turn.ts';
import { type KeptTurn, openingMessages } from './transcript.ts';
import { visitorWords } from './visitor-words.ts';
import { openVoice, type Voice } from './voice.ts';

/** Why a turn, or a sentence of it, was not the model's. */
export type Setback = Failure | Offence;

/** What one turn of the model stands on. */
export interface ModelParts {
  readonly model: Model;
  /** Aborted when the visitor has waited long enough: 7.5 s in all. */
  readonly deadline: AbortSignal;
  /** What was said before, oldest first, as the server has kept it. */
  readonly turns: readonly KeptTurn[];
  /** Hears what each request has used, also of one that failed. */
  readonly used: (usage: Usage) => void;
  readonly setBack: (why: Setback) => void;
}

const told = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value]);

/** The visitor's own words: those kept, this message, and what the memory has of them. */
const wordsOf = ({ turn, before }: Scene, turns: readonly KeptTurn[]) =>
  visitorWords([
    ...turns.map(({ message }) => message),
    turn.message,
    ...[before.name, before.email, before.phone].flatMap(told),
  ]);

/** Slots that were found on the way and not shown cannot be chosen by anybody. */
const onlyShown = (state: DialogueState, { before }: Scene, slots: readonly PublicSlot[]): DialogueState => {
  const shown = new Set([...before.offered, ...before.earlier, ...slots].map(({ slotId }) => slotId));
  const isShown = ({ slotId }: PublicSlot) => shown.has(slotId);
  return { ...state, offered: state.offered.filter(isShown), earlier: state.earlier.filter(isShown) };
};

/** The turn's answer: all that the voice told, and the state that goes with it. */
const answered = (course: Course, voice: Voice, state: DialogueState, mode: Answer['mode']): Answer => {
  const { scene, booking, lead } = course;
  const again = course.says.length === 0 && state.pending === 'slot' ? state.offered : [];
  const slots = course.slots.length > 0 ? course.slots : again;
  const step = {
    state: onlyShown(state, scene, slots),
    says: [voice.told()],
    slots,
    ...(booking ? { booking } : {}),
    ...(lead ? { lead } : {}),
  };
  return answerOf(scene, step, mode, []);
};

/** Lets the model speak; what it fails at is set back, and no answer. */
const speak = async (
  opened: Course,
  talk: Talk,
  { turns, setBack }: Pick<ModelParts, 'turns' | 'setBack'>,
): Promise<Spoken> => {
  try {
    return await converse(opened, openingMessages(opened, turns), talk);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    setBack(error.reason);
    return 'refused';
  }
};

/**
 * The assistant with a model behind it. The tools check what the model asks for, the guard what it says; where it fails,
 * refuses, is late or says what no record holds, the rules answer the same turn, unless something was done or found already:
 * that is told in their words. Nothing is done twice, and nothing that was done goes untold.
 */
export const modelDriver =
  (parts: ModelParts): Driver =>
  async (turn, conversation, business, ports, tell) => {
    let course = openTurn(openScene(turn, conversation, business, ports));
    const visitor = wordsOf(course.scene, parts.turns);
    const voice = openVoice(tell, conversation.language, (sentence, before) => {
      const offence = offenceOf(sentence, before, knownOf(course, visitor));
      if (offence) parts.setBack(offence);
      return offence === undefined;
    });
    const follow = (next: Course) => {
      course = next;
    };
    const { model, deadline: signal, used } = parts;
    const outcome = await speak(course, { model, signal, voice, visitor, used, follow }, parts);
    if (outcome === 'theirs') return answered(course, voice, stateAfterWords(course), 'llm');
    const mode = outcome === 'ours' || voice.told() !== '' ? 'llm' : 'rules';
    if (course.says.length > 0) {
      voice.say(course.says.join('\n'));
      return answered(course, voice, course.scene.state, mode);
    }
    const given = await rulesDriver(turn, conversation, business, ports);
    voice.say(given.reply);
    return { ...given, reply: voice.told(), mode };
  };
