import { useEffect, useRef, useState } from 'react';
import type { ImportRow } from '../../../../shared/schemas/lead-import.ts';
import { browserStorage } from '../../../lib/in-browser.ts';
import { api } from '../../session/session.ts';
import { useRefresh } from '../../session/use-api.ts';
import { forgetProgress, type ImportProgress, keepProgress } from './import-progress.ts';
import { type ImportPorts, runImport } from './run-import.ts';

/** An import's state: how far it came, whether it runs, and the error that ended it. */
export interface ImportRun {
  readonly progress: ImportProgress;
  readonly isRunning: boolean;
  readonly failure: unknown;
}

const ports: Pick<ImportPorts, 'send' | 'sleep'> = {
  send: async (rows, key, importId) => {
    const body = { importId, rows: [...rows] };
    return (await api('POST /v1/leads/import', { body, headers: { 'Idempotency-Key': key } })).rows;
  },
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Runs an import and shows how far it is. Leaving the page stops it after the batch that is under way. */
export const useImport = () => {
  const refresh = useRefresh();
  const [run, setRun] = useState<ImportRun | null>(null);
  const isStopped = useRef(false);
  const pause = () => {
    isStopped.current = true;
  };
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const keep = (progress: ImportProgress) => {
    keepProgress(browserStorage, progress);
    setRun({ progress, isRunning: true, failure: null });
  };
  const start = async (progress: ImportProgress, rows: readonly ImportRow[]) => {
    isStopped.current = false;
    let reached = progress;
    const kept = (next: ImportProgress) => {
      reached = next;
      keep(next);
    };
    kept(progress);
    try {
      await runImport({ ...ports, keep: kept, isStopped: () => isStopped.current }, rows, progress);
      if (reached.done === rows.length) forgetProgress(browserStorage);
      setRun({ progress: reached, isRunning: false, failure: null });
    } catch (failure) {
      setRun({ progress: reached, isRunning: false, failure });
    }
    await refresh('leads');
  };
  return { run, start, pause };
};
