import type { ObjectSchema } from 'yup';
import type { Act } from '../acts.ts';
import type { Frame } from '../frame.ts';
import type { KnownBefore } from '../hear/context.ts';
import type { SayScene } from '../say/scene.ts';

/** Reads messages beside the rules, and can do nothing. */
export interface MessageReader {
  /**
   * What a message says, given what the rules heard of it; `undefined` where the rules' frame stands. Never throws and
   * never takes more than three seconds.
   */
  readonly read: (ruled: Frame, context: KnownBefore) => Promise<Frame | undefined>;
}

/** Puts what was found, done and asked into words. */
export interface ReplyWriter {
  /**
   * The reply, in deltas that joined are all of it: our own phrases for all that was found, done and asked, and some
   * words of the model's around them. `undefined` where our phrases stand alone. The deltas never throw.
   */
  readonly write: (acts: readonly Act[], scene: SayScene) => AsyncIterable<string> | undefined;
}

/** A model that takes part in a turn: it may read the message and write the reply. What is done lies between the two. */
export interface ReaderAndWriter {
  readonly reader: MessageReader;
  readonly writer: ReplyWriter;
}

/** A text of the instructions; a `stable` one is the same from turn to turn, and worth keeping at the model's side. */
export interface SystemText {
  readonly text: string;
  readonly stable: boolean;
}

/** The one thing that a model is to fill in. */
export interface Form {
  readonly name: string;
  readonly description: string;
  readonly schema: ObjectSchema<object>;
}

export interface ModelRequest {
  readonly system: readonly SystemText[];
  readonly text: string;
  /** To be filled in instead of answering in text. */
  readonly form?: Form;
  readonly signal: AbortSignal;
}

/** Tokens of one request, by what each kind costs. */
export interface Usage {
  readonly input: number;
  readonly cacheWrites: number;
  readonly cacheReads: number;
  readonly output: number;
}

/** Why a model stopped: it was done, has filled in the form, ran out of room, or would not. */
export type Stop = 'end' | 'filled' | 'cut' | 'refused';

export type ModelEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** `input` is whatever it wrote, `undefined` where that was no JSON. */
  | { readonly kind: 'form'; readonly name: string; readonly input: unknown }
  /** What the request has used so far; the last word counts. */
  | { readonly kind: 'usage'; readonly usage: Usage }
  | { readonly kind: 'stop'; readonly stop: Stop };

export type Failure = 'overloaded' | 'unreachable' | 'rejected' | 'broken' | 'refused' | 'late';

/** Why a model was not used: it failed, what it heard cannot be, or what it said may not be said. */
export type Setback = Failure | 'misheard' | 'unsayable';

/** A model that did not answer, whosever fault that is. */
export class ModelFailure extends Error {
  readonly reason: Failure;

  constructor(reason: Failure, options?: ErrorOptions) {
    super(`The model did not answer: ${reason}.`, options);
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}

/** Something that answers in text or fills in a form. Events end with a `stop`, or in a throw of `ModelFailure`. */
export interface Model {
  readonly answer: (request: ModelRequest) => AsyncIterable<ModelEvent>;
}

/** One message of the visitor and what it was answered, as the server has kept them. */
export interface KeptTurn {
  readonly message: string;
  readonly reply: string;
}

/** What one turn of the model stands on. */
export interface ModelParts {
  readonly model: Model;
  /** Aborted when the visitor has waited long enough. */
  readonly deadline: AbortSignal;
  readonly message: string;
  /** What was said before, oldest first. */
  readonly turns: readonly KeptTurn[];
  /** Hears what each request has used, also of one that failed. */
  readonly used: (usage: Usage) => void;
  readonly setBack: (why: Setback) => void;
}
