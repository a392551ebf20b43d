import type { TenantId } from '../../../../shared/domain/ids.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Kernel } from '../../../kernel/http/kernel.ts';
import { isNumber, isText, sealedAs, tupleOf } from '../../../kernel/identity/sealed.ts';
import type { Signer } from '../../../kernel/identity/signing.ts';
import { ANY_CALENDAR } from '../../../records/calendars/active-calendars.ts';
import { type Order, personOf } from '../order.ts';

/** Seconds for which a finished wait may be used. */
export const WAIT_VALID_SECONDS = 600;

const PURPOSE = 'wait';

const sealedWait = sealedAs(PURPOSE, tupleOf(isText, isNumber));

/** What a wait is valid for: one person's booking of one time, from one address, with one business. */
const meantFor = ({ signer }: Pick<Kernel, 'signer'>, tenantId: TenantId, order: Order): string =>
  signer.hash(
    PURPOSE,
    ...[tenantId, String(order.start), order.service?.serviceId ?? ''],
    ...[order.calendarId ?? ANY_CALENDAR, personOf({ signer }, order), order.bookedFrom ?? ''],
  );

/** The opaque token for a visitor who has to wait; `notBefore` in epoch milliseconds. */
export const sealWait = (signer: Signer, meant: string, notBefore: number): string =>
  sealedWait.seal(signer, [meant, notBefore]);

export type OpenedWait =
  | { readonly kind: 'served'; readonly waitId: string }
  | { readonly kind: 'early'; readonly seconds: number }
  /** Forged, made for another booking, or too old. */
  | { readonly kind: 'void' };

/** The state of a visitor's token at a moment, for the booking they ask for. */
export const openWait = (signer: Signer, meant: string, token: string, now: number): OpenedWait => {
  const content = sealedWait.open(signer, token);
  if (!content) return { kind: 'void' };
  const [sealedFor, notBefore] = content;
  if (sealedFor !== meant || now >= notBefore + WAIT_VALID_SECONDS * 1000) return { kind: 'void' };
  return now < notBefore
    ? { kind: 'early', seconds: Math.ceil((notBefore - now) / 1000) }
    : { kind: 'served', waitId: signer.hash(PURPOSE, token) };
};

/** An order with the wait that its token proves, or the error to answer when it must wait. */
export const withWait = (
  ports: Pick<Kernel, 'signer'>,
  tenantId: TenantId,
  order: Order,
  token: string | undefined,
): { readonly order: Order; readonly waitFirst: (seconds: number) => AppError } => {
  const { signer } = ports;
  const meant = meantFor(ports, tenantId, order);
  const opened = token === undefined ? { kind: 'void' as const } : openWait(signer, meant, token, order.now);
  const waitFirst = (seconds: number): AppError => {
    // A visitor who returns too early continues the wait that they have.
    const isEarly = opened.kind === 'early';
    const waitToken = isEarly ? token : sealWait(signer, meant, order.now + seconds * 1000);
    return new AppError('wait_first', {
      retryAfterSec: isEarly ? opened.seconds : seconds,
      extra: { waitToken },
    });
  };
  return { order: opened.kind === 'served' ? { ...order, waited: opened } : order, waitFirst };
};
