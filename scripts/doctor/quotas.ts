/** A quota of the account, by its code in Service Quotas. */
export interface Quota {
  readonly service: string;
  readonly code: string;
  readonly name: string;
}

/** The quotas that a stage depends on (docs/operations.md, "Quotas to raise"). */
export const QUOTAS = {
  concurrency: { service: 'lambda', code: 'L-B99A9384', name: 'Lambda: concurrent executions' },
  requestRate: { service: 'apigateway', code: 'L-8A5B8E43', name: 'API Gateway: throttle rate' },
  requestBurst: { service: 'apigateway', code: 'L-CDF5615A', name: 'API Gateway: throttle burst rate' },
} as const satisfies Readonly<Record<string, Quota>>;

export type QuotaName = keyof typeof QUOTAS;

const isQuota = (name: string): name is QuotaName => name in QUOTAS;

export const quotaNames: readonly QuotaName[] = Object.keys(QUOTAS).filter(isQuota);
