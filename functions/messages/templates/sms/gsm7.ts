/** The basic table of GSM 03.38, without its escape: each is one septet. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Its extension table: an escape and a character, two septets. */
const EXTENDED = new Set('\f^{}\\[~]|€');

const SINGLE_SEGMENT = 160;
/** Of several segments each gives seven septets to the header that joins them. */
const JOINED_SEGMENT = 153;

/** Characters that the alphabet lacks and that have a usual spelling. */
const SPELLED: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '·': '-',
  œ: 'oe',
  Œ: 'OE',
};

const isIn = (character: string): boolean => BASIC.has(character) || EXTENDED.has(character);

const spelled = (character: string): string => {
  if (isIn(character)) return character;
  const known = SPELLED[character];
  if (known !== undefined) return known;
  if (/\s/u.test(character)) return ' ';
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && [...bare].every(isIn) ? bare : '?';
};

/**
 * A text in the GSM-7 alphabet: letters lose the accents that it lacks (ê, ç; not é, è, à, ù), quotes and dashes are
 * typed plainly, and what has no spelling in it becomes "?". Without this one letter would make a message of 160
 * characters hold 70.
 */
export const toGsm7 = (text: string): string =>
  [...text.normalize('NFC').replace(/\p{Cf}/gu, '')].map(spelled).join('');

export const isGsm7 = (text: string): boolean => [...text].every(isIn);

const septetsOf = (character: string): number => (EXTENDED.has(character) ? 2 : 1);

/** The septets of a text in the alphabet. Throws RangeError for a character that is not. */
export const septets = (text: string): number => {
  if (!isGsm7(text)) throw new RangeError('The text is not in the GSM-7 alphabet.');
  return [...text].reduce((sum, character) => sum + septetsOf(character), 0);
};

/** The segments in which a text is sent and paid. An escape and its character are never in two. */
export const segments = (text: string): number => {
  if (septets(text) <= SINGLE_SEGMENT) return 1;
  let [count, used] = [1, 0];
  for (const character of text) {
    const size = septetsOf(character);
    if (used + size > JOINED_SEGMENT) [count, used] = [count + 1, 0];
    used += size;
  }
  return count;
};
