import { openJobKernel } from '../../kernel/job-kernel.ts';
import { regenerateSlots } from './regenerate-slots.ts';

export const handler = regenerateSlots(openJobKernel('regenerate-slots'));
