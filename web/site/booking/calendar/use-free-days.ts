import { useEffect, useState } from 'react';
import type { PublicDay } from '../../../../shared/schemas/slot.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { publicCall } from '../../../lib/public-api/public-call.ts';
import type { Choice } from '../use-free-slots.ts';

export interface FreeDays {
  /** Null while they load. */
  readonly days: readonly PublicDay[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The dates on which a service and person have a free time. */
export const useFreeDays = (apiBase: string, slug: string, { serviceId, personId }: Choice): FreeDays => {
  const language = useLanguage();
  const [days, setDays] = useState<readonly PublicDay[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const leaving = new AbortController();
    setDays(null);
    setFailed(false);
    const query = {
      ...(serviceId === null ? {} : { serviceId }),
      ...(personId === null ? {} : { calendarId: personId }),
    };
    const asked = { apiBase, params: { slug }, query, language, signal: leaving.signal };
    void publicCall('GET /public/sites/{slug}/days', asked).then((outcome) => {
      if (leaving.signal.aborted) return;
      if (outcome.kind === 'done') setDays(outcome.data.days);
      else setFailed(true);
    });
    return () => leaving.abort();
  }, [apiBase, slug, serviceId, personId, language, attempt]);
  return { days, hasFailed, retry: () => setAttempt(attempt + 1) };
};
