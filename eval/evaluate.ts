import { openWorld, type World } from '../test/support/world.ts';
import { instantOf } from './businesses/local-time.ts';
import { copier, type OpenBusiness, openBusiness } from './businesses/open-business.ts';
import type { Failure } from './judge/failure.ts';
import { openJudge } from './judge/judge.ts';
import { play } from './play/play.ts';
import type { Transcript } from './play/transcript.ts';
import type { PlayedScenario } from './scenarios/load.ts';

/** One conversation with what was wrong about it. */
export interface Outcome {
  readonly scenario: PlayedScenario;
  readonly transcript: Transcript;
  readonly failures: readonly Failure[];
}

export interface EvaluateOptions {
  /** A key of Anthropic's: a model answers, which costs. Without one the rules answer. */
  readonly anthropicKey?: string | undefined;
}

type Copy = (number: number) => Promise<OpenBusiness>;

/** Makes each business once for each time of conversations, and copies it for each of them. */
const openBusinesses = (world: World) => {
  const copies = new Map<string, Promise<Copy>>();
  return (number: number, { business, spec, at }: PlayedScenario): Promise<OpenBusiness> => {
    world.setClock(instantOf(at, spec.tenant.timezone));
    const how = `${business} ${at}`;
    const making =
      copies.get(how) ?? openBusiness(world, spec, number + 1_000_000).then((made) => copier(world, made));
    copies.set(how, making);
    return making.then((copy) => copy(number));
  };
};

const withModel = (key: string | undefined): Promise<World> =>
  openWorld((kernel) =>
    key === undefined
      ? kernel
      : { ...kernel, given: async (name) => (name === 'anthropic' ? key : kernel.given?.(name)) },
  );

/** Has the scenarios' conversations one after the other, through the real route over an embedded database. */
export const evaluate = async (
  scenarios: readonly PlayedScenario[],
  { anthropicKey }: EvaluateOptions = {},
): Promise<readonly Outcome[]> => {
  const world = await withModel(anthropicKey);
  try {
    const open = openBusinesses(world);
    const outcomes: Outcome[] = [];
    for (const [number, scenario] of scenarios.entries()) {
      const business = await open(number, scenario);
      const { watch, verdict } = openJudge(world, business, scenario);
      const transcript = await play(world, business, scenario, number, watch);
      outcomes.push({ scenario, transcript, failures: await verdict(transcript) });
    }
    return outcomes;
  } finally {
    await world.stop();
  }
};
