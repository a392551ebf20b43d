export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * The events of our server's stream, each as soon as it is complete; an incomplete one at the end is dropped. `onBytes`
 * is called for each chunk. Throws the network's errors.
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
