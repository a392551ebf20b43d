import { localTimeOf } from '../businesses/local-time.ts';
import { type Exchange, isToldAgain, type Transcript } from '../play/transcript.ts';
import { type Claim, claimsIn } from '../reading/claims.ts';
import { timesIn } from '../reading/times.ts';
import type { Failure } from './failure.ts';
import { hasAsked, type Records } from './records.ts';

/** Whether what is claimed is in the records. A booking that is claimed is one of theirs, at a time that the answer says. */
const isTrue = (claim: Claim, reply: string, { made, cancelled, leads }: Records, zone: string): boolean => {
  const own = [...made, ...cancelled.filter(({ source }) => source !== 'manual')];
  switch (claim) {
    case 'booked': {
      const times = timesIn(reply);
      const isSaid = own.some(({ startAt }) => times.includes(localTimeOf(startAt, zone).time));
      return own.length > 0 && (times.length === 0 || isSaid);
    }
    case 'cancelled':
      return cancelled.length > 0;
    case 'moved':
      return own.length > 0;
    case 'filed':
      return leads.some(hasAsked);
  }
};

/** A new appointment that is wished is not the one that was made before, told once more. */
const judgeRepeats = (exchanges: readonly Exchange[]): readonly Failure[] =>
  exchanges.flatMap(({ booking, goal }, turn) =>
    booking && goal === 'booked' && isToldAgain(exchanges.slice(0, turn), booking)
      ? [{ kind: 'false-confirmation', text: `confirms ${booking.title} once more, and nothing new`, turn }]
      : [],
  );

/** Finds what the assistant said to have done and did not do. A booking that was moved may be told with its old time. */
export const judgeClaims = (
  { exchanges }: Transcript,
  records: Records,
  zone: string,
  wasMoved: boolean,
): readonly Failure[] => [
  ...judgeRepeats(exchanges),
  ...exchanges.flatMap(({ reply, booking }, turn) =>
    claimsIn(reply)
      .filter((claim) => !(booking && (claim === 'booked' || claim === 'moved')))
      .filter((claim) => !(wasMoved && claim === 'booked' && records.made.length > 0))
      .filter((claim) => !isTrue(claim, reply, records, zone))
      .map(
        (claim): Failure => ({
          kind: 'false-confirmation',
          text: `claims to have ${claim}, and has not`,
          turn,
        }),
      ),
  ),
];
