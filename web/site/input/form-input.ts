import type { PublicSlot } from '../../../shared/schemas/slot.ts';

/** Errors of a form posted without JavaScript. */
export interface FormError {
  readonly message: string;
  readonly issues?: ReadonlyArray<{ readonly path: string; readonly message: string }>;
  readonly alternatives?: readonly PublicSlot[];
}

/** When a form posted without JavaScript may be sent (ISO instant), and the token to send with it. */
export interface FormWait {
  readonly token: string;
  readonly from: string;
}

export interface FormValues {
  readonly slotId?: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly note?: string;
  readonly smsConsent?: string;
  /** From a refusal that asked to wait; sent again with the form. */
  readonly waitToken?: string;
}
