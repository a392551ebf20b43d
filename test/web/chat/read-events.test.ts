import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readEvents, type StreamEvent } from '../../../web/features/chat/read-events.ts';
import { seededRuns } from '../../support/seeded.ts';

const streamOf = (chunks: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

/** The bytes of a text, cut at these places wherever they fall: in a character, an event or its end. */
const cut = (text: string, places: readonly number[]): readonly Uint8Array<ArrayBuffer>[] => {
  const bytes = new TextEncoder().encode(text);
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].toSorted((a, b) => a - b);
  return [0, ...ends].map((start, at) => bytes.slice(start, ends[at] ?? bytes.length));
};

const read = async (chunks: readonly Uint8Array<ArrayBuffer>[]) => {
  const events: StreamEvent[] = [];
  let times = 0;
  const onBytes = () => {
    times += 1;
  };
  for await (const event of readEvents(streamOf(chunks), onBytes)) events.push(event);
  return { events, times };
};

const event = fc.record({
  name: fc.constantFrom('delta', 'result', 'error'),
  data: fc.jsonValue().map((value) => JSON.stringify(value)),
});
const textOf = (events: readonly StreamEvent[]): string =>
  events.map(({ name, data }) => `event: ${name}\ndata: ${data}\n\n`).join('');

describe('a stream of events', () => {
  test('is the same however its bytes were cut on their way, even within a character', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event), fc.array(fc.nat(5000)), async (events, places) => {
        const chunks = cut(textOf(events), places);
        const { events: came, times } = await read(chunks);
        expect(came).toEqual(events);
        expect(times > 0).toBe(events.length > 0);
      }),
      seededRuns(200),
    );
  });

  test('keeps letters, emoji and quotes whole when each byte comes alone', async () => {
    const events = [{ name: 'delta', data: JSON.stringify({ text: '« Où ça, Zoé ? » 👩‍🔧\n– Ici.' }) }];
    const text = textOf(events);
    expect((await read(cut(text, [...Array(text.length * 4).keys()]))).events).toEqual(events);
  });

  test('has no event that did not come whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1 }), fc.nat(), async (events, place) => {
        const whole = new TextEncoder().encode(textOf(events));
        const part = whole.slice(0, place % whole.length);
        const { events: came } = await read([part]);
        expect(came).toEqual(events.slice(0, came.length));
        expect(came.length).toBeLessThan(events.length);
      }),
      seededRuns(200),
    );
  });
});
