import { openJobKernel } from '../../kernel/job-kernel.ts';
import { run } from './continue-exports.ts';

export const handler = run(openJobKernel('continue-exports'));
