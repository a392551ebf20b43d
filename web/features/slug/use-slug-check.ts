import { useEffect, useState } from 'react';
import { api } from '../session/session.ts';
import { askSlugState, knownSlugState, type SlugState } from './slug-check.ts';

const pauseMs = 300;

/** Whether a slug is free, asked 300 ms after the last key; `own` is the business's slug now, if it has one. */
export const useSlugCheck = (slug: string, own?: string): SlugState => {
  const [answer, setAnswer] = useState<{ readonly slug: string; readonly state: SlugState } | null>(null);
  const known = knownSlugState(slug);
  useEffect(() => {
    if (known !== 'checking') return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const state = await askSlugState(api, slug, abort.signal, own);
      if (!abort.signal.aborted) setAnswer({ slug, state });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [slug, known, own]);
  if (known !== 'checking') return known;
  return answer?.slug === slug ? answer.state : 'checking';
};
