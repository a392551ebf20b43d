import type { Stage } from '../../infra/stage.ts';
import { blocks, type Finding, fine, mind } from './finding.ts';
import { QUOTAS, type QuotaName } from './quotas.ts';

/** Concurrency that Lambda always keeps for functions without a reservation. */
const UNRESERVED_LEAST = 100;

/** The command that requests a higher quota from AWS. */
const raise = ({ region }: Stage, name: QuotaName, to: number): string => {
  const { service, code } = QUOTAS[name];
  return `aws service-quotas request-service-quota-increase --region ${region} --service-code ${service} --quota-code ${code} --desired-value ${to}`;
};

/** Default concurrency of an established account. */
const USUAL_CONCURRENCY = 1000;

const workersAtOnce = ({ workers }: Stage): number =>
  Object.values(workers).reduce((total, most) => total + most, 0);

const concurrency = (stage: Stage, value: number): Finding => {
  const { name } = QUOTAS.concurrency;
  const { chatConcurrency } = stage;
  if (chatConcurrency !== undefined && value - chatConcurrency < UNRESERVED_LEAST)
    return blocks(
      `${name} is ${value}: reserving ${chatConcurrency} for the chat leaves less than the ${UNRESERVED_LEAST} that Lambda keeps`,
      `${raise(stage, 'concurrency', Math.max(USUAL_CONCURRENCY, chatConcurrency + UNRESERVED_LEAST + workersAtOnce(stage)))}, and wait`,
    );
  const busy = workersAtOnce(stage);
  if (value > busy) return fine(`${name}: ${value}, of which the queues’ workers take at most ${busy}`);
  const what = `${name} is ${value}: the queues’ workers alone may take ${busy}, and visitors wait`;
  const fix = `${raise(stage, 'concurrency', USUAL_CONCURRENCY)}, or lower workers`;
  return stage.name === 'prod' ? blocks(what, fix) : mind(what, fix);
};

const throttle = (
  stage: Stage,
  name: 'requestRate' | 'requestBurst',
  wanted: number,
  value: number,
): Finding =>
  value >= wanted
    ? fine(`${QUOTAS[name].name}: ${value}, of which this stage lets through ${wanted}`)
    : mind(
        `${QUOTAS[name].name} is ${value}, less than this stage lets through (${wanted})`,
        raise(stage, name, wanted),
      );

/** Whether the account's quota is enough for a stage. */
export const judgeQuota = (stage: Stage, name: QuotaName, value: number): Finding => {
  switch (name) {
    case 'concurrency':
      return concurrency(stage, value);
    case 'requestRate':
      return throttle(stage, name, stage.throttle.perSecond, value);
    case 'requestBurst':
      return throttle(stage, name, stage.throttle.burst, value);
  }
};
