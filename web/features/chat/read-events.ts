export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Our own server's stream of events, each as soon as it came whole; what is cut off at the end is none. `onBytes` is
 * told whenever anything came. Throws what the network threw.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: () => void,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let pending = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onBytes();
    const blocks = (pending + part.value).split('\n\n');
    pending = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      yield { name, data };
    }
  }
}
