import { useState } from 'react';
import type { AutomationKind } from '../../../shared/domain/automations.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { TestOutcome } from '../../../shared/schemas/automation.ts';
import { errorText } from '../../lib/api-error.ts';
import { api } from '../session/session.ts';

const POLL_MS = 700;
const MOST_POLLS = 20;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, POLL_MS));

/** What became of a test, asked until something did; all null when nothing has for a while. */
const outcomeOf = async (testId: string): Promise<TestOutcome> => {
  for (let polls = 1; ; polls += 1) {
    const outcome = await api('GET /v1/automations/tests/{testId}', { params: { testId } });
    if (outcome.status !== null || polls === MOST_POLLS) return outcome;
    await pause();
  }
};

export type TestStage =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'told'; readonly outcome: TestOutcome }
  | { readonly kind: 'refused'; readonly why: string };

/** Sends the signed-in member a message as it is saved, and follows what becomes of it. */
export const useTestMessage = (kind: AutomationKind, language: Language, failed: string) => {
  const [stage, setStage] = useState<TestStage>({ kind: 'idle' });
  const send = async () => {
    setStage({ kind: 'sending' });
    try {
      const { testId } = await api('POST /v1/automations/{kind}/test', {
        params: { kind },
        body: { language },
      });
      setStage({ kind: 'told', outcome: await outcomeOf(testId) });
    } catch (error) {
      setStage({ kind: 'refused', why: errorText(error, failed) });
    }
  };
  return { stage, send };
};
