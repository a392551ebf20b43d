import type { Language } from '../../shared/domain/language.ts';
import type { World } from '../../test/support/world.ts';
import type { OpenBusiness } from '../businesses/open-business.ts';
import type { Exchange, Transcript } from '../play/transcript.ts';
import type { OpenEnded } from '../scenarios/scenario.ts';
import type { Failure } from './failure.ts';
import { judgeAlways } from './judge-always.ts';
import { judgeClaims } from './judge-claims.ts';
import { judgeEnd } from './judge-end.ts';
import { judgeTurn } from './judge-turn.ts';
import { readRecords } from './records.ts';

export interface Judge {
  /** Judges one answer, before the next message is sent. */
  readonly watch: (exchange: Exchange, turn: number) => Promise<void>;
  /** Everything that is wrong with the conversation; nothing for one that is wholly right. */
  readonly verdict: (transcript: Transcript) => Promise<readonly Failure[]>;
}

/** Who judges one conversation. */
export const openJudge = (world: World, business: OpenBusiness, scenario: OpenEnded): Judge => {
  const { spec } = business;
  const { end } = scenario;
  const failures: Failure[] = [];
  let language: Language = scenario.language;
  return {
    watch: async (exchange, turn) => {
      language = exchange.expect?.language ?? language;
      const found = [
        ...judgeAlways(exchange, spec, scenario, language),
        ...(await judgeTurn(world, business, exchange)),
      ];
      failures.push(...found.map((failure) => ({ ...failure, turn })));
    },
    verdict: async (transcript) => {
      const records = await readRecords(world, business);
      const wasMoved = scenario.steps.some(({ goOn }) => goOn === 'moved');
      return [
        ...failures,
        ...judgeClaims(transcript, records, spec.tenant.timezone, wasMoved),
        ...(end ? judgeEnd(records, transcript, { ...scenario, end }, business) : []),
      ];
    },
  };
};
