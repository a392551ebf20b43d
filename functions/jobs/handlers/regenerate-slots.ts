import { openDesk } from '../desk.ts';
import { regenerateSlots } from '../regenerate-slots.ts';

export const handler = regenerateSlots(openDesk('regenerate-slots'));
