import { useState } from 'react';
import type { Language } from '../../../shared/domain/language.ts';
import type { BasketCreate, PublicBasket } from '../../../shared/schemas/basket.ts';
import { pageUtm } from '../../features/chat/page-utm.ts';
import type { SeveralTexts } from '../../features/several/several-texts.ts';
import { callAndRead, type PublicOutcome } from '../../lib/public-api/public-call.ts';
import {
  type FieldErrors,
  type Fields,
  issueErrors,
  missingFields,
  readFields,
} from '../booking/form-fields.ts';
import { isStale } from '../booking/use-booking.ts';
import { type SendingPhase, useSending } from '../booking/use-sending.ts';
import type { SiteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';
import { readBasket } from './basket-routes.ts';

export interface BasketForm {
  readonly phase: 'filling' | SendingPhase['phase'] | 'done';
  readonly waitSeconds: number;
  readonly basket: PublicBasket | null;
  readonly message: string | null;
  readonly errors: FieldErrors;
  readonly submit: (form: HTMLFormElement) => Promise<void>;
  readonly stopWaiting: () => void;
}

type Shown = Omit<BasketForm, 'submit' | 'stopWaiting'>;

const EMPTY: Shown = { phase: 'filling', waitSeconds: 0, basket: null, message: null, errors: {} };

interface BasketOptions {
  readonly view: SiteView;
  readonly language: Language;
  readonly texts: SiteTexts['booking'];
  readonly own: Pick<SeveralTexts, 'needOffer' | 'lost'>;
  /** The offers shown are no longer valid. */
  readonly onStale: () => void;
}

const bodyOf = ({ slotId = '', name = '', ...fields }: Fields, language: Language): BasketCreate => {
  const utm = pageUtm();
  return { ...fields, name, offer: slotId, language, consent: true, ...(utm ? { utm } : {}) };
};

type Words = Pick<BasketOptions, 'texts' | 'own'>;

const errorsOf = (fields: Fields, { texts, own }: Words): FieldErrors =>
  missingFields(fields, { ...texts, needSlot: own.needOffer });

const shownOf = (outcome: PublicOutcome<PublicBasket>, { texts, own }: Words): Shown => {
  if (outcome.kind === 'done') return { ...EMPTY, phase: 'done', basket: outcome.data };
  if (outcome.kind === 'failed') return { ...EMPTY, message: texts.failed };
  const message = outcome.message ?? texts.failed;
  const lost = isStale(outcome) ? ` ${own.lost}` : '';
  return { ...EMPTY, message: `${message}${lost}`, errors: issueErrors(outcome.issues) };
};

/**
 * The phases of booking all of an offer: filling, sending, waiting, done. A lost race has the offers searched again.
 */
export const useBasket = ({ view, language, onStale, ...words }: BasketOptions): BasketForm => {
  const [shown, setShown] = useState<Shown>(EMPTY);
  const post = (body: BasketCreate, idempotencyKey: string): Promise<PublicOutcome<PublicBasket>> =>
    callAndRead(
      'POST /public/sites/{slug}/baskets',
      {
        apiBase: view.booking.apiBase,
        params: { slug: view.chat.slug },
        body,
        language,
        idempotencyKey,
      },
      readBasket,
    );
  const { send, stopWaiting } = useSending(post, (phase) => setShown((was) => ({ ...was, ...phase })));

  const submit = async (form: HTMLFormElement) => {
    const fields = readFields(new FormData(form));
    const errors = errorsOf(fields, words);
    setShown({ ...EMPTY, errors });
    if (Object.keys(errors).length > 0) return;
    const outcome = await send(bodyOf(fields, language));
    if (outcome === 'stopped') return setShown(EMPTY);
    setShown(shownOf(outcome, words));
    if (isStale(outcome)) onStale();
  };

  return { ...shown, submit, stopWaiting };
};
