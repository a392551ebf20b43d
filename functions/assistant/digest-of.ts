/** A short text that is the same for the same text, to tell whether another one is: its length and a sum of its letters. */
export const digestOf = (text: string): string => {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return `${text.length}.${sum}`;
};
