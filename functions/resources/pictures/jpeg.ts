import type { Drawn } from './drawn.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Frames that every browser decodes: baseline, extended and progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Tables and intervals that decoding needs. */
const TABLES = [0xc4, 0xdb, 0xdd];
const COMMENT = 0xfe;

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;

/**
 * What an application segment says about how to draw: the format's own header without a thumbnail, and how colours
 * are stored. Everything else in such segments is about the picture: EXIF, places, authors, thumbnails, profiles.
 */
const isAboutDrawing = (marker: number, body: Buffer): boolean =>
  (marker === 0xe0 && body.length === 14 && body.toString('latin1', 0, 5) === 'JFIF\0') ||
  (marker === 0xee && body.length === 12 && body.toString('latin1', 0, 5) === 'Adobe');

/** Where the coded data that starts at `from` ends: at the next marker that is neither stuffing nor a restart. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return -1;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return -1;
};

interface Segment {
  readonly marker: number;
  /** From its marker to its end, coded data included. */
  readonly whole: Buffer;
  readonly body: Buffer;
  readonly end: number;
}

/** The segment at an offset; undefined when there is none, or it is cut short. */
const segmentAt = (bytes: Buffer, at: number): Segment | undefined => {
  if (bytes[at] !== 0xff || at + 4 > bytes.length) return undefined;
  const marker = bytes.readUInt8(at + 1);
  const bodyEnd = at + 2 + bytes.readUInt16BE(at + 2);
  if (bodyEnd < at + 4 || bodyEnd > bytes.length) return undefined;
  const end = marker === SCAN ? endOfScan(bytes, bodyEnd) : bodyEnd;
  if (end < 0) return undefined;
  return { marker, whole: bytes.subarray(at, end), body: bytes.subarray(at + 4, bodyEnd), end };
};

const sidesOf = (body: Buffer) =>
  body.length < 6 ? undefined : { height: body.readUInt16BE(1), width: body.readUInt16BE(3) };

/**
 * A JPEG with nothing but what draws it; undefined for anything else, such as one that is cut short or followed by
 * other bytes.
 */
export const readJpeg = (bytes: Buffer): Drawn | undefined => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff00 + START) return undefined;
  const kept = [bytes.subarray(0, 2)];
  let sides: ReturnType<typeof sidesOf>;
  let isDrawn = false;
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== END) {
    const segment = segmentAt(bytes, at);
    if (!segment) return undefined;
    const { marker, whole, body, end } = segment;
    if (FRAMES.includes(marker)) {
      if (sides) return undefined;
      sides = sidesOf(body);
    } else if (marker === SCAN) {
      if (!sides) return undefined;
      isDrawn = true;
    } else if (!TABLES.includes(marker) && !isApplication(marker) && marker !== COMMENT) return undefined;
    const isDropped = marker === COMMENT || (isApplication(marker) && !isAboutDrawing(marker, body));
    if (!isDropped) kept.push(whole);
    at = end;
  }
  if (!sides || !isDrawn || at + 2 !== bytes.length || bytes[at] !== 0xff) return undefined;
  return { ...sides, bytes: Buffer.concat([...kept, bytes.subarray(at)]) };
};
