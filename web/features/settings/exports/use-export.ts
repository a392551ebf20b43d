import { useState } from 'react';
import type { TenantExport } from '../../../../shared/schemas/export.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { useApi } from '../../session/use-api.ts';

const POLL_MS = 2000;

/** Links expire after five minutes, so they are reloaded before that. */
const RENEW_MS = 4 * 60_000;

export type ExportStage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'ready'; readonly made: TenantExport }
  | { readonly kind: 'failed' }
  /** Its retention has ended. */
  | { readonly kind: 'gone' };

/** The export's state, from the last response. */
export const exportStage = (
  exportId: string,
  made: TenantExport | undefined,
  error: unknown,
): ExportStage => {
  if (exportId === '') return { kind: 'idle' };
  if (error instanceof ApiError && error.code === 'not_found') return { kind: 'gone' };
  if (!made) return error === undefined ? { kind: 'running' } : { kind: 'failed' };
  return made.status === 'ready' ? { kind: 'ready', made } : { kind: made.status };
};

/** Milliseconds until the next poll. */
export const rereadAfter = (made: TenantExport | undefined): number => {
  if (made?.status === 'failed') return 0;
  return made?.status === 'ready' ? RENEW_MS : POLL_MS;
};

/** One export, from the request to its links. Its id is in the URL, so that a reload finds it again. */
export const useExport = () => {
  const { params, set } = useAddressParams();
  const exportId = params.get('export') ?? '';
  const [isStarting, setStarting] = useState(false);
  const [startError, setStartError] = useState<unknown>(null);
  const { data, error } = useApi(
    exportId === '' ? null : 'GET /v1/exports/{exportId}',
    { params: { exportId } },
    { refreshInterval: rereadAfter },
  );
  const start = async (begin: () => Promise<TenantExport>) => {
    setStarting(true);
    setStartError(null);
    try {
      set('export', (await begin()).exportId);
    } catch (thrown) {
      setStartError(thrown);
    } finally {
      setStarting(false);
    }
  };
  return { stage: exportStage(exportId, data, error), isStarting, startError, start };
};

export type ExportResource = ReturnType<typeof useExport>;
