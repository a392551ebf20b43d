import { type ModelEvent, ModelFailure, type ModelParts, type ModelRequest } from './model.ts';
import { noUsage } from './spend.ts';
import { untilAborted } from './until-aborted.ts';

/** Reading and writing each have so long, within what the turn has. */
const PATIENCE_MS = 3000;

const FAILURES = { cut: 'broken', refused: 'refused' } as const;

/**
 * What the model writes in answer to one request. Throws `ModelFailure` where it fails, refuses, is cut off or takes
 * longer than three seconds; what it used is told in any case.
 */
export async function* ask(
  { model, deadline, used }: ModelParts,
  request: Omit<ModelRequest, 'signal'>,
): AsyncGenerator<Exclude<ModelEvent, { kind: 'usage' | 'stop' }>> {
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(PATIENCE_MS)]);
  let usage = noUsage;
  try {
    for await (const event of untilAborted(model.answer({ ...request, signal }), signal)) {
      if (event.kind === 'usage') usage = event.usage;
      else if (event.kind !== 'stop') yield event;
      else if (event.stop === 'cut' || event.stop === 'refused') throw new ModelFailure(FAILURES[event.stop]);
    }
  } finally {
    used(usage);
  }
}
