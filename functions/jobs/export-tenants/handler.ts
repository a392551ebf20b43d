import { openDesk } from '../../kernel/job-kernel.ts';
import { run } from './run.ts';

export const handler = run(openDesk('export-tenants'));
