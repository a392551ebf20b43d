import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AppError } from '../../../../functions/kernel/app-error.ts';
import { readPicture } from '../../../../functions/resources/pictures/read-picture.ts';
import type { PictureType } from '../../../../shared/domain/pictures.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { CLEAR_WEBP, JPEG, WEBP } from '../../../support/uploads.ts';

const refusalOf = (bytes: Buffer, type: PictureType): string => {
  try {
    readPicture(bytes, type);
    return 'taken';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.issues[0]?.key ?? '';
  }
};

const chunk = (name: string, body: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), size, body, Buffer.alloc(body.length % 2)]);
};

/** The same WebP with further chunks at its end. */
const withChunks = (webp: Buffer, ...chunks: readonly Buffer[]): Buffer => {
  const whole = Buffer.concat([webp, ...chunks]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
};

/** A JPEG segment. */
const segment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

const afterStart = (jpeg: Buffer, ...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

const SECRET = Buffer.from('Exif\0\0 45.5017 N 73.5673 W by Zoe Canari');
const EACH = [
  ['image/webp', WEBP],
  ['image/webp', CLEAR_WEBP],
  ['image/jpeg', JPEG],
] as const;

test.each(EACH)(
  'a %s of a browser’s canvas is taken with its sides, and read again it stays as it is',
  (type, bytes) => {
    const drawn = readPicture(bytes, type);
    expect([drawn.width, drawn.height]).toEqual([40, 32]);
    expect(readPicture(drawn.bytes, type)).toEqual(drawn);
  },
);

test('transparency is kept, and a colour profile is not', () => {
  expect(CLEAR_WEBP.includes('ALPH') || CLEAR_WEBP.includes('VP8L')).toBe(true);
  const { bytes } = readPicture(CLEAR_WEBP, 'image/webp');
  expect(bytes.includes('ALPH') || bytes.includes('VP8L')).toBe(true);
  expect(WEBP.includes('ICCP')).toBe(true);
  expect(readPicture(WEBP, 'image/webp').bytes.includes('ICCP')).toBe(false);
});

describe('nothing is left of', () => {
  test.each([
    ['EXIF in a WebP', 'image/webp', withChunks(WEBP, chunk('EXIF', SECRET))],
    ['XMP in a WebP', 'image/webp', withChunks(WEBP, chunk('XMP ', SECRET))],
    ['EXIF in a JPEG', 'image/jpeg', afterStart(JPEG, segment(0xe1, SECRET))],
    ['IPTC in a JPEG', 'image/jpeg', afterStart(JPEG, segment(0xed, SECRET))],
    ['a comment in a JPEG', 'image/jpeg', afterStart(JPEG, segment(0xfe, SECRET))],
    [
      'a thumbnail in a JPEG’s own header',
      'image/jpeg',
      afterStart(JPEG, segment(0xe0, Buffer.concat([Buffer.from('JFIF\0'), SECRET]))),
    ],
  ] as const)('%s', (_, type, bytes) => {
    expect(bytes.includes('Canari')).toBe(true);
    const drawn = readPicture(bytes, type);
    expect(drawn.bytes.includes('Canari')).toBe(false);
    const plain = readPicture(type === 'image/webp' ? WEBP : JPEG, type);
    expect(drawn.bytes.equals(plain.bytes)).toBe(true);
  });
});

describe('what is no picture of the type told is refused:', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const script = Buffer.from('<script>alert(1)</script>');
  test.each([
    ['a PNG named WebP', 'image/webp', png],
    ['an SVG', 'image/webp', svg],
    ['an SVG named JPEG', 'image/jpeg', svg],
    ['a JPEG named WebP', 'image/webp', JPEG],
    ['a WebP named JPEG', 'image/jpeg', WEBP],
    ['nothing', 'image/webp', Buffer.alloc(0)],
    ['a JPEG with a page behind it', 'image/jpeg', Buffer.concat([JPEG, script])],
    ['a WebP with a page behind it', 'image/webp', Buffer.concat([WEBP, script])],
    ['a WebP with a chunk of its own', 'image/webp', withChunks(WEBP, chunk('HTML', script))],
    ['an animated WebP', 'image/webp', withChunks(WEBP, chunk('ANIM', Buffer.alloc(6)))],
    ['a JPEG whose start is a page’s', 'image/jpeg', Buffer.concat([script, JPEG])],
    ['two JPEGs in one', 'image/jpeg', Buffer.concat([JPEG, JPEG])],
  ] as const)('%s', (_, type, bytes) => expect(refusalOf(bytes, type)).toBe('not_a_picture'));
});

test('sides that are too short or too long are refused, whatever the headers say besides', () => {
  const sized = (width: number) => {
    const jpeg = Buffer.from(readPicture(JPEG, 'image/jpeg').bytes);
    jpeg.writeUInt16BE(width, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 7);
    return jpeg;
  };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 65_535 }), (width) => {
      const expected = width >= 32 && width <= 2400 ? 'taken' : 'picture_sides:32,2400';
      expect(refusalOf(sized(width), 'image/jpeg')).toBe(expected);
    }),
    seededRuns(300),
  );
});

test.each(EACH)('a %s cut short anywhere is refused', (type, bytes) => {
  for (let length = 0; length < bytes.length; length += 1)
    expect(refusalOf(bytes.subarray(0, length), type)).toBe('not_a_picture');
});

test('any bytes at all are taken or refused, and what is taken is read again as the same', () => {
  const some = fc.constantFrom(...EACH).chain(([type, bytes]) =>
    fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 6 }).map((edits) => {
      const edited = Buffer.from(bytes);
      for (const [at, value] of edits) edited[at] = value;
      return { type, edited };
    }),
  );
  fc.assert(
    fc.property(some, ({ type, edited }) => {
      if (refusalOf(edited, type) !== 'taken') return;
      const drawn = readPicture(edited, type);
      expect(drawn.bytes.length).toBeLessThanOrEqual(edited.length);
      expect(readPicture(drawn.bytes, type)).toEqual(drawn);
    }),
    seededRuns(2000),
  );
});
