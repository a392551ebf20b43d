import { ENV, requireEnv } from '../../kernel/environment.ts';
import { openJobKernel } from '../../kernel/job-kernel.ts';
import { systemResolve } from '../../kernel/outbound/guarded-call.ts';
import { reachOf } from '../../kernel/outbound/target.ts';
import { createReadIcs } from '../../resources/calendars/ics-gateway.ts';
import { readDue } from './read-due.ts';

const kernel = openJobKernel('read-outside');
const network = { ...reachOf({ stage: requireEnv(ENV.stage) }), resolve: systemResolve };

export const handler = readDue({ ...kernel, readIcs: createReadIcs(network) });
