import { useState } from 'react';
import type { PublicOutcome, Refusal } from '../../lib/public-api/public-call.ts';
import { type FieldErrors, type Fields, issueErrors, readFields } from './form-fields.ts';
import { type SendingPhase, useSending } from './use-sending.ts';

/** A form that books: what it is at, what became of it, and what is wrong with its inputs. */
export interface FormState<Data, More> {
  readonly phase: 'filling' | SendingPhase['phase'] | 'done';
  /** Seconds until it is sent again; 0 unless it waits. */
  readonly waitSeconds: number;
  /** What was booked. */
  readonly data: Data | null;
  /** The form's error, and each input's. */
  readonly message: string | null;
  readonly errors: FieldErrors;
  /** What else a refusal has the form show. */
  readonly more: More;
}

export interface SendForm<Data, More = null> extends FormState<Data, More> {
  readonly submit: (form: HTMLFormElement) => Promise<void>;
  /** Stops the wait and returns to the form with its values. */
  readonly stopWaiting: () => void;
  readonly startAgain: () => void;
}

const EMPTY = {
  phase: 'filling',
  waitSeconds: 0,
  data: null,
  message: null,
  errors: {},
} as const;

interface SendFormOptions<Body, Data, More> {
  /** What the page was served with. */
  readonly served: Pick<FormState<Data, More>, 'message' | 'errors' | 'more'>;
  readonly errorsOf: (fields: Fields) => FieldErrors;
  readonly bodyOf: (fields: Fields) => Body;
  readonly post: (body: Body, idempotencyKey: string) => Promise<PublicOutcome<Data>>;
  /** What else a refusal has the form show; of null, what it shows without one. */
  readonly moreOf: (refusal: Refusal | null) => More;
  /** Said where there is no answer, or one without a message. */
  readonly failed: string;
  /** Said besides where what was chosen can no longer be booked. */
  readonly lost?: string;
  /** What is on offer is no longer valid. */
  readonly onStale: () => void;
}

const STALE = new Set(['slot_taken', 'slot_too_soon', 'slot_invalid', 'slot_in_past', 'day_full']);

/** Whether the times shown are no longer those that can be booked. */
const isStale = ({ code }: Refusal): boolean => STALE.has(code ?? '');

/** A booking form's phases: filling, sending, waiting, done. The server's issues show beside the inputs. */
export const useSendForm = <Body extends object, Data, More>(
  options: SendFormOptions<Body, Data, More>,
): SendForm<Data, More> => {
  const { failed, lost, onStale, moreOf } = options;
  const [state, setState] = useState<FormState<Data, More>>({ ...EMPTY, ...options.served });
  const empty = { ...EMPTY, more: moreOf(null) };
  const { send, stopWaiting } = useSending(options.post, (phase) =>
    setState((was) => ({ ...was, ...phase })),
  );

  const showRefusal = (refusal: Refusal) => {
    const told = refusal.message ?? failed;
    const message = isStale(refusal) && lost !== undefined ? `${told} ${lost}` : told;
    setState({ ...EMPTY, message, errors: issueErrors(refusal.issues), more: moreOf(refusal) });
    if (isStale(refusal)) onStale();
  };

  const submit = async (form: HTMLFormElement) => {
    const fields = readFields(new FormData(form));
    const errors = options.errorsOf(fields);
    setState((was) => ({ ...was, message: null, errors }));
    if (Object.keys(errors).length > 0) return;
    const outcome = await send(options.bodyOf(fields));
    if (outcome === 'stopped') return setState((was) => ({ ...was, phase: 'filling', waitSeconds: 0 }));
    if (outcome.kind === 'refused') return showRefusal(outcome);
    if (outcome.kind === 'failed') return setState({ ...empty, message: failed });
    setState({ ...empty, phase: 'done', data: outcome.data });
  };

  const startAgain = () => {
    setState(empty);
    onStale();
  };

  return { ...state, submit, stopWaiting, startAgain };
};
