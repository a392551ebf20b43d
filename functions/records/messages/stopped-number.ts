import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import { expiryAfter, toInstant } from '../../kernel/clock.ts';
import type { Signer } from '../../kernel/identity/signing.ts';
import { anyOf, ifAbsent, ifFieldAtMost } from '../../kernel/table/condition.ts';
import { type Key, keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';

/** Whether a number asked for no more SMS, by its keyed hash: the number itself is not stored. */
interface StoppedNumber {
  readonly isStopped: boolean;
  /** ISO instant of the answer that said so. */
  readonly at: string;
  readonly expiresAt?: number;
}

/** A number that gets SMS again is remembered for so long, until an earlier answer can no longer arrive late. */
const STARTED_SECONDS = 30 * DAY_SECONDS;

const keyOf = (signer: Pick<Signer, 'hash'>, phone: string): Key =>
  keys.stoppedNumber(signer.hash('stopped number', phone));

/** Whether this number (E.164) has asked for no more SMS, of any business. */
export const isStoppedNumber = async (
  table: Table,
  signer: Pick<Signer, 'hash'>,
  phone: string,
): Promise<boolean> => {
  const known = await table.get<StoppedNumber>(keyOf(signer, phone));
  return known?.isStopped === true;
};

/**
 * Stores what a number asked for at a moment (epoch milliseconds). An answer that arrives after a later one changes
 * nothing, and then the result is false.
 */
export const storeStopped = async (
  table: Table,
  signer: Pick<Signer, 'hash'>,
  { phone, isStopped, at }: { readonly phone: string; readonly isStopped: boolean; readonly at: number },
): Promise<boolean> =>
  table.writeIf({
    put: keyOf(signer, phone),
    item: {
      isStopped,
      at: toInstant(at),
      ...(isStopped ? {} : { expiresAt: expiryAfter(at, STARTED_SECONDS) }),
    } satisfies StoppedNumber,
    when: anyOf(ifAbsent, ifFieldAtMost('at', toInstant(at))),
  });
