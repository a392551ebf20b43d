/** A text of the instructions; a `stable` one is the same from turn to turn, and worth keeping at the model's side. */
export interface SystemText {
  readonly text: string;
  readonly stable: boolean;
}

/** A tool as the model is told of it. `schema` is JSON Schema of its input. */
export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  readonly schema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, object>>;
    readonly required: readonly string[];
    readonly additionalProperties: false;
  };
}

/** A tool as the model asks for it. `input` is whatever it wrote, `undefined` where that was no JSON. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

export interface ToolResult {
  readonly callId: string;
  readonly content: string;
  readonly isError: boolean;
}

export type ModelMessage =
  | { readonly role: 'user'; readonly texts: readonly string[] }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ToolCall[] }
  | { readonly role: 'results'; readonly results: readonly ToolResult[] };

export interface ModelRequest {
  readonly system: readonly SystemText[];
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ToolSpec[];
  /** Whether it may ask for a tool this time. */
  readonly mayAct: boolean;
  readonly signal: AbortSignal;
}

/** Tokens of one request, by what each kind costs. */
export interface Usage {
  readonly input: number;
  readonly cacheWrites: number;
  readonly cacheReads: number;
  readonly output: number;
}

/** Why a model stopped: it was done, wants tools, ran out of room, or would not. */
export type Stop = 'end' | 'tools' | 'cut' | 'refused';

export type ModelEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly call: ToolCall }
  /** What the request has used so far; the last word counts. */
  | { readonly kind: 'usage'; readonly usage: Usage }
  | { readonly kind: 'stop'; readonly stop: Stop };

export type Failure = 'overloaded' | 'unreachable' | 'rejected' | 'broken' | 'refused' | 'late' | 'silent';

/** A model that did not answer, whosever fault that is. */
export class ModelFailure extends Error {
  readonly reason: Failure;

  constructor(reason: Failure, options?: ErrorOptions) {
    super(`The model did not answer: ${reason}.`, options);
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}

/** Something that answers in text and asks for tools. Events end with a `stop`, or in a throw of `ModelFailure`. */
export interface Model {
  readonly answer: (request: ModelRequest) => AsyncIterable<ModelEvent>;
}
