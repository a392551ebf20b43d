import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { APIConnectionError, APIError } from '@anthropic-ai/sdk/core/error';
import {
  type MessageCreateParamsStreaming,
  type MessageDeltaUsage,
  type MessageParam,
  Messages,
  type RawMessageStreamEvent,
  type Usage as ReportedUsage,
} from '@anthropic-ai/sdk/resources/messages';
import type { ModelId } from '../../../shared/domain/models.ts';
import {
  type Failure,
  type Model,
  type ModelEvent,
  ModelFailure,
  type ModelMessage,
  type ModelRequest,
  type Stop,
  type Usage,
} from '../../assistant/model/model.ts';
import { noUsage } from '../../assistant/model/spend.ts';

/** Enough for a list of times with a few words around it; a longer answer is cut. */
const MAX_TOKENS = 800;

/** Longer than any turn may take, so that the caller's signal comes first. */
const TIMEOUT_MS = 8000;

const cached = { cache_control: { type: 'ephemeral' as const } };

const messageOf = (message: ModelMessage): MessageParam => {
  switch (message.role) {
    case 'user':
      return { role: 'user', content: message.texts.map((text) => ({ type: 'text' as const, text })) };
    case 'assistant':
      return {
        role: 'assistant',
        content: [
          ...(message.text ? [{ type: 'text' as const, text: message.text }] : []),
          ...message.calls.map(({ id, name, input }) => ({
            type: 'tool_use' as const,
            id,
            name,
            input: Object(input),
          })),
        ],
      };
    case 'results':
      return {
        role: 'user',
        content: message.results.map(({ callId, content, isError }) => ({
          type: 'tool_result' as const,
          tool_use_id: callId,
          content,
          is_error: isError,
        })),
      };
  }
};

/** No temperature: the newest models refuse one. Thinking is off so that a visitor is answered in time. */
const paramsOf = (
  model: ModelId,
  { system, messages, tools, mayAct }: ModelRequest,
): MessageCreateParamsStreaming => ({
  model,
  max_tokens: MAX_TOKENS,
  stream: true,
  thinking: { type: 'disabled' },
  system: system.map(({ text, stable }) => ({ type: 'text', text, ...(stable ? cached : {}) })),
  messages: messages.map(messageOf),
  tools: tools.map(({ name, description, schema }) => ({
    name,
    description,
    input_schema: { ...schema, required: [...schema.required] },
  })),
  tool_choice: mayAct ? { type: 'auto' } : { type: 'none' },
});

const STOPS: Readonly<Record<string, Stop>> = {
  end_turn: 'end',
  stop_sequence: 'end',
  tool_use: 'tools',
  max_tokens: 'cut',
  refusal: 'refused',
};

/** Counts only grow during an answer; those not reported yet keep their value. */
const usageAfter = (before: Usage, reported: Partial<ReportedUsage> | MessageDeltaUsage): Usage => ({
  input: reported.input_tokens ?? before.input,
  cacheWrites: reported.cache_creation_input_tokens ?? before.cacheWrites,
  cacheReads: reported.cache_read_input_tokens ?? before.cacheReads,
  output: reported.output_tokens ?? before.output,
});

const inputOf = (json: string): unknown => {
  try {
    return JSON.parse(json === '' ? '{}' : json);
  } catch {
    return undefined;
  }
};

const failureOf = (cause: unknown): Failure => {
  if (!(cause instanceof APIError)) return 'broken';
  if (cause.type === 'overloaded_error' || cause.status === 429 || (cause.status ?? 0) >= 500)
    return 'overloaded';
  if (cause.status !== undefined) return 'rejected';
  return cause instanceof APIConnectionError ? 'unreachable' : 'broken';
};

/** The service's events as the driver expects them: a tool call once its input is complete. */
async function* eventsOf(stream: AsyncIterable<RawMessageStreamEvent>): AsyncGenerator<ModelEvent> {
  const calls = new Map<number, { readonly id: string; readonly name: string; json: string }>();
  let usage = noUsage;
  let stop: Stop | undefined;
  for await (const event of stream) {
    if (event.type === 'message_start') {
      usage = usageAfter(usage, event.message.usage);
      yield { kind: 'usage', usage };
    } else if (event.type === 'content_block_start' && event.content_block.type === 'tool_use') {
      calls.set(event.index, { id: event.content_block.id, name: event.content_block.name, json: '' });
    } else if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') {
      yield { kind: 'text', text: event.delta.text };
    } else if (event.type === 'content_block_delta' && event.delta.type === 'input_json_delta') {
      const call = calls.get(event.index);
      if (call) call.json += event.delta.partial_json;
    } else if (event.type === 'content_block_stop') {
      const call = calls.get(event.index);
      if (call) yield { kind: 'call', call: { id: call.id, name: call.name, input: inputOf(call.json) } };
    } else if (event.type === 'message_delta') {
      usage = usageAfter(usage, event.usage);
      yield { kind: 'usage', usage };
      stop = STOPS[event.delta.stop_reason ?? ''];
    }
  }
  // An answer that was cut off or aborted ends without a final event.
  if (!stop) throw new ModelFailure('broken');
  yield { kind: 'stop', stop };
}

/**
 * Anthropic's Messages API, without its large client. One attempt, since the rules answer at once when it fails; no
 * message content is logged. `ANTHROPIC_BASE_URL` replaces the address, on laptops and in tests only.
 */
export const anthropicModel = (model: ModelId, apiKey: string): Model => {
  const messages = new Messages(
    new BaseAnthropic({ apiKey, maxRetries: 0, timeout: TIMEOUT_MS, logLevel: 'off' }),
  );
  return {
    answer: async function* (request) {
      try {
        const stream = await messages.create(paramsOf(model, request), { signal: request.signal });
        yield* eventsOf(stream);
      } catch (cause) {
        throw cause instanceof ModelFailure ? cause : new ModelFailure(failureOf(cause), { cause });
      }
    },
  };
};
