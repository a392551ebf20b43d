import { plainText } from './plain-text.ts';

/** The most tags of one conversation or lead, and characters of a tag. */
export const MAX_TAGS = 8;
export const MAX_TAG = 30;

/** The name under which a tag is compared: however it is written, it is one tag. */
export const tagName = (tag: string): string => `tag:${plainText(tag)}`;

/** Tags without one that is there already in other letters; the first spelling stays. */
export const distinctTags = (tags: readonly string[]): readonly string[] =>
  tags.filter((tag, place) => tags.findIndex((other) => tagName(other) === tagName(tag)) === place);
