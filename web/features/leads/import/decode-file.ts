/**
 * The text of a file: UTF-16 with its mark, UTF-8 with or without it, else Windows-1252, in which older spreadsheets
 * save.
 */
export const decodeFile = (bytes: Uint8Array<ArrayBuffer>): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
