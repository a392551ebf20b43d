import { openJobKernel } from '../../kernel/job-kernel.ts';
import { run } from './run.ts';

export const handler = run(openJobKernel('continue-exports'));
