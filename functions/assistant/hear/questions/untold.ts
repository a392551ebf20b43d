import type { Ask } from '../../frame.ts';
import type { Topic } from '../../topics.ts';

/** What the records do not tell: the owner may have. */
const UNTOLD: ReadonlySet<Topic> = new Set([
  ...(['other', 'is_offered', 'about_service', 'access', 'payment', 'insurance', 'parking'] as const),
]);

/** Whether neither the records nor an entry that was heard answer a question. */
export const isUntold = ({ topic, entry, services }: Ask): boolean =>
  entry === undefined && UNTOLD.has(topic) && !(topic === 'is_offered' && services.length > 0);
