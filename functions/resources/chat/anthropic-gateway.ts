import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { APIConnectionError, APIError } from '@anthropic-ai/sdk/core/error';
import {
  type MessageCreateParamsStreaming,
  type MessageDeltaUsage,
  Messages,
  type RawMessageStreamEvent,
  type Usage as ReportedUsage,
  type Tool,
} from '@anthropic-ai/sdk/resources/messages';
import type { ModelId } from '../../../shared/domain/models.ts';
import { MODEL_REQUEST_MS } from '../../../shared/domain/time-limits.ts';
import {
  type Failure,
  type Form,
  type Model,
  type ModelEvent,
  ModelFailure,
  type ModelRequest,
  type Stop,
  type Usage,
} from '../../assistant/model/model.ts';
import { noUsage } from '../../assistant/model/spend.ts';
import { jsonSchemaOf } from '../openapi/json-schema.ts';

/** Enough for a long message's frame, or for three sentences; a longer answer is cut. */
const MAX_TOKENS = 800;

const cached = { cache_control: { type: 'ephemeral' as const } };

/** The schema that the answer is judged by, as the service reads it. */
const inputSchemaOf = ({ schema }: Form): Tool.InputSchema => {
  const { required, ...rest } = jsonSchemaOf(schema);
  const names = Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
  return { ...rest, type: 'object', required: names };
};

/** No temperature: the newest models refuse one. Thinking is off so that a visitor is answered in time. */
const paramsOf = (
  model: ModelId,
  { system, text, form }: Omit<ModelRequest, 'signal'>,
): MessageCreateParamsStreaming => ({
  model,
  max_tokens: MAX_TOKENS,
  stream: true,
  thinking: { type: 'disabled' },
  system: system.map((part) => ({ type: 'text', text: part.text, ...(part.stable ? cached : {}) })),
  messages: [{ role: 'user', content: text }],
  ...(form
    ? {
        tools: [{ name: form.name, description: form.description, input_schema: inputSchemaOf(form) }],
        tool_choice: { type: 'tool', name: form.name },
      }
    : {}),
});

const STOPS: Readonly<Record<string, Stop>> = {
  end_turn: 'end',
  stop_sequence: 'end',
  tool_use: 'filled',
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

/** The service's events as the assistant expects them: a form once it is filled in. */
async function* eventsOf(stream: AsyncIterable<RawMessageStreamEvent>): AsyncGenerator<ModelEvent> {
  const forms = new Map<number, { readonly name: string; json: string }>();
  let usage = noUsage;
  let stop: Stop | undefined;
  for await (const event of stream) {
    if (event.type === 'message_start') {
      usage = usageAfter(usage, event.message.usage);
      yield { kind: 'usage', usage };
    } else if (event.type === 'content_block_start' && event.content_block.type === 'tool_use') {
      forms.set(event.index, { name: event.content_block.name, json: '' });
    } else if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') {
      yield { kind: 'text', text: event.delta.text };
    } else if (event.type === 'content_block_delta' && event.delta.type === 'input_json_delta') {
      const form = forms.get(event.index);
      if (form) form.json += event.delta.partial_json;
    } else if (event.type === 'content_block_stop') {
      const form = forms.get(event.index);
      if (form) yield { kind: 'form', name: form.name, input: inputOf(form.json) };
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
    new BaseAnthropic({ apiKey, maxRetries: 0, timeout: MODEL_REQUEST_MS, logLevel: 'off' }),
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
