import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import type { Minute } from '../../agenda/time.ts';

/** Minutes for which what was offered to a visitor can be picked; it is checked again when it is picked. */
const VALID_MIN = 60;

const minuteAt = (nowMs: number): Minute => Math.floor(nowMs / MINUTE_MS);

/** The minute at which a handle made now ends. */
export const handleExpiry = (nowMs: number): Minute => minuteAt(nowMs) + VALID_MIN;

export const isHandleOver = (until: Minute, nowMs: number): boolean => until <= minuteAt(nowMs);
