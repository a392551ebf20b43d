import { plainText } from '../../shared/domain/plain-text.ts';

const digits = (text: string): string => text.replace(/\D/g, '');

const isNumber = (search: string): boolean => /^[\d\s().+-]{3,}$/.test(search.trim());

interface Searched {
  readonly texts: readonly (string | null)[];
  readonly phone: string | null;
}

/** True when every word searched for is in the texts, accents and case aside; a phone matches by its digits. */
export const matchesSearch = ({ texts, phone }: Searched, search: string): boolean => {
  if (isNumber(search) && digits(phone ?? '').includes(digits(search))) return true;
  const text = plainText(texts.filter(Boolean).join(' '));
  return plainText(search)
    .split(' ')
    .every((word) => text.includes(word));
};
