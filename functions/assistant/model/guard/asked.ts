import type { Text } from '../../hear/text.ts';

/** Whether a text is one question and nothing else: a statement before it is still one. */
export const isAsked = ({ raw }: Text): boolean =>
  /^[^.!…]*\?["»”)\s]*$/.test(raw.replace(/\b([ap])\.\s?m\b\.?/gi, '$1m'));
