import type { PublicSlot } from '../../shared/schemas/slot.ts';
import type { World } from '../../test/support/world.ts';
import type { OpenBusiness } from '../businesses/open-business.ts';
import { claimsIn } from '../reading/claims.ts';
import { doesAsk } from '../reading/questions.ts';
import type { Step, Talk } from '../scenarios/scenario.ts';
import { openChat, type Send } from './open-chat.ts';
import { type Exchange, isToldAgain, type Transcript } from './transcript.ts';
import { languageSpoken, nextMove } from './visitor.ts';

/** Messages after which a visitor who wants something done has had enough. */
const PATIENCE = 8;
/** Questions that a visitor answers before the answer that they asked for. */
const DETOURS = 2;

const PICK = { by: 'time' } as const;

interface Play {
  readonly scenario: Talk;
  readonly zone: string;
  readonly send: Send;
  readonly exchanges: readonly Exchange[];
  readonly picked: PublicSlot[];
  readonly keep: (exchange: Exchange) => Promise<void>;
}

/** Sees each exchange before the next, while what was free is free. */
export type Watch = (exchange: Exchange, turn: number) => Promise<void>;

const isDone = (
  goal: NonNullable<Step['goOn']>,
  { booking, leadId, reply }: Exchange,
  before: readonly Exchange[],
): boolean => {
  const isNew = booking !== undefined && !isToldAgain(before, booking);
  if (goal === 'booked') return isNew;
  if (goal === 'filed') return leadId !== undefined;
  if (goal === 'moved' && isNew) return true;
  return claimsIn(reply).includes(goal);
};

/** A question of theirs may come back with a question: it is answered if the visitor has something to say to it. */
const answerTo = ({ visitor }: Talk, { reply, slots, booking }: Exchange): string | undefined => {
  if (slots.length > 0 || booking) return undefined;
  if (doesAsk(reply, 'service') && visitor.service) return visitor.service;
  if (doesAsk(reply, 'when') && visitor.when) return visitor.when;
  if (doesAsk(reply, 'person') && visitor.person) return visitor.person;
  return undefined;
};

/** A message with an expectation, which is of the answer to it or to what it was asked back. */
const sayOne = async ({ scenario, send, keep }: Play, { say = '', expect }: Step): Promise<void> => {
  let exchange = await send(say).then((sent) => ({ ...sent, detours: 0 }));
  const wants = expect?.offers && !expect.asks;
  for (let detours = 1; wants && detours <= DETOURS; detours++) {
    const more = answerTo(scenario, exchange);
    if (more === undefined) break;
    await keep(exchange);
    exchange = { ...(await send(more)), detours };
  }
  await keep({ ...exchange, expect });
};

/** Goes on from the last answer until the goal is reached; answers why it was not. */
const goOn = async (
  play: Play,
  { goOn: goal, pick: given = PICK, expect }: Step,
): Promise<string | undefined> => {
  const { scenario, zone, send, exchanges, picked, keep } = play;
  if (!goal) return undefined;
  // Nobody takes a time that is not what they said.
  const wished = exchanges.findLast((one) => one.expect?.offers)?.expect?.offers;
  const pick = { ...given, suits: given.suits ?? wished };
  const wish = {
    wantsTime: goal === 'booked' || goal === 'moved',
    wantsCancelled: goal === 'cancelled',
    pick,
  };
  let progress = { hasPicked: false, contacts: 0, assents: 0 };
  for (let messages = 0; messages < PATIENCE; messages++) {
    const last = exchanges.at(-1);
    if (!last) return 'nothing was said yet';
    if (isDone(goal, last, exchanges.slice(0, -1))) return undefined;
    const move = nextMove(
      { ...scenario, language: languageSpoken(scenario, exchanges) },
      last,
      wish,
      zone,
      progress,
    );
    if (move.kind === 'gives-up') return `${move.why} (wanted: ${goal})`;
    if (move.slot) picked.push(move.slot);
    const asked = doesAsk(last.reply, 'contact') && !move.slot;
    progress = {
      hasPicked: progress.hasPicked || move.slot !== undefined,
      contacts: progress.contacts + (asked ? 1 : 0),
      assents: progress.assents + (asked || move.slot ? 0 : 1),
    };
    const sent = { ...(await send(move.words, move.slotId)), detours: 0, goal };
    await keep(isDone(goal, sent, exchanges) ? { ...sent, expect } : sent);
  }
  const last = exchanges.at(-1);
  return last && isDone(goal, last, exchanges.slice(0, -1))
    ? undefined
    : `not ${goal} after ${PATIENCE} messages`;
};

/** Lets the visitor of a scenario talk to the assistant until the steps are done or they give up. */
export const play = async (
  world: World,
  business: OpenBusiness,
  scenario: Talk,
  visitor: number,
  watch: Watch,
): Promise<Transcript> => {
  const { timezone: zone } = business.spec.tenant;
  const send = openChat(world, business, scenario.page ?? scenario.language, visitor);
  const exchanges: Exchange[] = [];
  const picked: PublicSlot[] = [];
  const keep = async (exchange: Exchange): Promise<void> => {
    exchanges.push(exchange);
    await watch(exchange, exchanges.length - 1);
  };
  const one: Play = { scenario, zone, send, exchanges, picked, keep };
  for (const step of scenario.steps) {
    if (step.say !== undefined) await sayOne(one, step);
    const deadEnd = step.goOn === undefined ? undefined : await goOn(one, step);
    if (deadEnd !== undefined) return { exchanges, picked, deadEnd };
  }
  return { exchanges, picked };
};
