import type { World } from '../../test/support/world.ts';
import type { OpenBusiness } from '../businesses/open-business.ts';
import type { Exchange } from '../play/transcript.ts';
import { namesWeekday } from '../reading/days.ts';
import { folded } from '../reading/folded.ts';
import { doesAsk } from '../reading/questions.ts';
import { timesIn } from '../reading/times.ts';
import type { Expectation } from '../scenarios/scenario.ts';
import type { Failure } from './failure.ts';
import { judgeFacts, namesPerson, namesService } from './judge-facts.ts';
import { judgeOffers } from './judge-offers.ts';

const judgeSaidBack = (
  { reply }: Exchange,
  { spec }: OpenBusiness,
  { times = [], weekdays = [], people = [], services = [] }: NonNullable<Expectation['saysBack']>,
): readonly Failure[] => {
  const said = timesIn(reply);
  const unsaid = [
    ...times.filter((time) => !said.includes(time)),
    ...weekdays.filter((weekday) => !namesWeekday(reply, weekday)).map((weekday) => `weekday ${weekday}`),
    ...people.filter((key) => !namesPerson(reply, spec, key)),
    ...services.filter((key) => !namesService(reply, spec, key)),
  ];
  return unsaid.length === 0 ? [] : [{ kind: 'said-back', text: `does not say back: ${unsaid.join(', ')}` }];
};

/** Judges an answer by what the scenario expects of it. */
export const judgeTurn = async (
  world: World,
  business: OpenBusiness,
  exchange: Exchange,
): Promise<readonly Failure[]> => {
  const { expect, reply, slots, detours } = exchange;
  if (!expect) return [];
  const { offers, noOffer, says, never = [], asks, saysBack } = expect;
  return [
    ...(offers ? await judgeOffers(world, business, exchange, offers) : []),
    ...(noOffer && slots.length > 0
      ? [{ kind: 'forbidden', text: `offers ${slots.length} times where none is wanted` } as const]
      : []),
    ...(says ? judgeFacts(reply, business.spec, says) : []),
    ...never
      .filter((pattern) => new RegExp(pattern).test(folded(reply)))
      .map((pattern): Failure => ({ kind: 'forbidden', text: `says "${pattern}"` })),
    ...(asks && !doesAsk(reply, asks) ? [{ kind: 'asks', text: `does not ask for ${asks}` } as const] : []),
    ...(saysBack ? judgeSaidBack(exchange, business, saysBack) : []),
    ...(detours > 1 ? [{ kind: 'detours', text: `asked ${detours} questions first` } as const] : []),
  ];
};
