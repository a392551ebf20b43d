import { act } from './act.ts';
import { businessText } from './business-facts.ts';
import type { Course } from './course.ts';
import { INSTRUCTIONS } from './instructions.ts';
import {
  type Model,
  ModelFailure,
  type ModelMessage,
  type ModelRequest,
  type Stop,
  type ToolCall,
  type ToolResult,
  type Usage,
} from './model.ts';
import { noUsage } from './spend.ts';
import { TOOLS } from './tools.ts';
import { untilAborted } from './until-aborted.ts';
import type { VisitorWords } from './visitor-words.ts';
import type { Voice } from './voice.ts';

/** Times that a model may ask for tools before it has to answer (architecture, section 5). */
const MOST_ROUNDS = 4;
/** Tools that one round may ask for; more are not done. */
const MOST_CALLS = 6;

export interface Talk {
  readonly model: Model;
  readonly signal: AbortSignal;
  readonly voice: Voice;
  readonly visitor: VisitorWords;
  readonly used: (usage: Usage) => void;
  /** Follows the course, so that what is said is judged by what was read so far. */
  readonly follow: (course: Course) => void;
}

interface Round {
  readonly text: string;
  readonly calls: readonly ToolCall[];
  readonly stop: Stop;
}

/** Hears one answer of the model to its end. Throws `ModelFailure`; what it used is counted however it ends. */
const hearRound = async ({ model, signal, voice, used }: Talk, request: ModelRequest): Promise<Round> => {
  const calls: ToolCall[] = [];
  let [text, usage]: [string, Usage] = ['', noUsage];
  let stop: Stop | undefined;
  try {
    for await (const event of untilAborted(model.answer(request), signal)) {
      if (event.kind === 'text') {
        text += event.text;
        voice.hear(event.text);
      } else if (event.kind === 'call') calls.push(event.call);
      else if (event.kind === 'usage') usage = event.usage;
      else stop = event.stop;
    }
  } catch (error) {
    throw signal.aborted ? new ModelFailure('late', { cause: error }) : error;
  } finally {
    used(usage);
  }
  if (stop === 'refused') throw new ModelFailure('refused');
  if (!stop || (stop === 'cut' && calls.length > 0)) throw new ModelFailure('broken');
  return { text, calls, stop };
};

interface Acted {
  readonly course: Course;
  readonly results: readonly ToolResult[];
  readonly ends: boolean;
}

/** Does one after the other, since each may change what the next may do; the first that ends the turn is the last. */
const actAll = async (calls: readonly ToolCall[], opened: Course, talk: Talk): Promise<Acted> => {
  const results: ToolResult[] = [];
  let course = opened;
  for (const [n, call] of calls.entries()) {
    const told =
      n < MOST_CALLS
        ? await act(call, course, talk.visitor)
        : { course, content: '{"error":"Too many at once."}', isError: true, ends: false };
    course = told.course;
    talk.follow(course);
    if (told.ends) return { course, results, ends: true };
    results.push({ callId: call.id, content: told.content, isError: told.isError });
  }
  return { course, results, ends: false };
};

/** How a conversation with the model came out: in our own words, in the model's, or in nothing that could be told. */
export type Spoken = 'ours' | 'theirs' | 'refused';

const endOfWords = ({ voice }: Talk, { stop }: Round): Spoken => {
  if (stop === 'cut') voice.drop();
  const isTold = voice.finish();
  if (isTold && voice.told() === '') throw new ModelFailure('silent');
  return isTold ? 'theirs' : 'refused';
};

/**
 * Lets the model answer, with at most four rounds of tools. Throws `ModelFailure`, and what a port throws. The course is told
 * to `follow` as it goes, so that nothing that was done is lost when it throws.
 */
export const converse = async (
  opened: Course,
  opening: readonly ModelMessage[],
  talk: Talk,
): Promise<Spoken> => {
  const system = [
    { text: INSTRUCTIONS, stable: true },
    { text: businessText(opened.scene), stable: true },
  ];
  const messages = [...opening];
  let course = opened;
  for (let round = 0; ; round += 1) {
    const mayAct = round < MOST_ROUNDS;
    const request = { system, messages: [...messages], tools: TOOLS, mayAct, signal: talk.signal };
    const heard = await hearRound(talk, request);
    if (heard.calls.length === 0 || !mayAct) return endOfWords(talk, heard);
    talk.voice.finish();
    talk.voice.drop();
    const acted = await actAll(heard.calls, course, talk);
    if (acted.ends) return 'ours';
    if (talk.signal.aborted) throw new ModelFailure('late');
    course = acted.course;
    messages.push({ role: 'assistant', text: heard.text, calls: heard.calls });
    messages.push({ role: 'results', results: acted.results });
  }
};
