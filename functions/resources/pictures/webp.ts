import type { Drawn } from './drawn.ts';

const HEADER = 12;
const FORBIDDEN = ['ANIM', 'ANMF'];
/** Colour profile, EXIF and XMP: about the picture, and not what draws it. */
const ABOUT = ['ICCP', 'EXIF', 'XMP '];
/** The one flag of the extended header that is kept: there is transparency. */
const ALPHA = 0x10;

interface Chunk {
  readonly name: string;
  readonly body: Buffer;
}

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The chunks of the file; undefined when they do not fill it exactly. */
const chunksOf = (bytes: Buffer): readonly Chunk[] | undefined => {
  const chunks: Chunk[] = [];
  let at = HEADER;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size;
    if (end > bytes.length) return undefined;
    chunks.push({ name: bytes.toString('latin1', at, at + 4), body: bytes.subarray(at + 8, end) });
    at = end + (size % 2);
  }
  return at === bytes.length ? chunks : undefined;
};

/** The sides of a lossy picture, from its key frame. */
const lossySides = (body: Buffer): Sides | undefined => {
  if (body.length < 10 || (body.readUInt8(0) & 1) !== 0 || body.readUIntBE(3, 3) !== 0x9d012a)
    return undefined;
  return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
};

const losslessSides = (body: Buffer): Sides | undefined => {
  if (body.length < 5 || body.readUInt8(0) !== 0x2f) return undefined;
  const bits = body.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

const SIDES: Readonly<Record<string, (body: Buffer) => Sides | undefined>> = {
  'VP8 ': lossySides,
  VP8L: losslessSides,
};

/** The extended header's sides, and the same header with no flag but transparency. */
const extendedOf = (body: Buffer) => {
  if (body.length !== 10) return undefined;
  const plain = Buffer.concat([Buffer.from([body.readUInt8(0) & ALPHA, 0, 0, 0]), body.subarray(4)]);
  return { width: body.readUIntLE(4, 3) + 1, height: body.readUIntLE(7, 3) + 1, plain };
};

const written = ({ name, body }: Chunk): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), size, body, Buffer.alloc(body.length % 2)]);
};

const fileOf = (chunks: readonly Chunk[]): Buffer => {
  const rest = Buffer.concat([Buffer.from('WEBP'), ...chunks.map(written)]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(rest.length);
  return Buffer.concat([Buffer.from('RIFF'), size, rest]);
};

/** The chunks that draw it, in their order; undefined where there are others than a still picture has. */
const drawing = (chunks: readonly Chunk[]): readonly Chunk[] | undefined => {
  const kept = chunks.filter(({ name }) => !ABOUT.includes(name));
  const names = kept.map(({ name }) => name).join(',');
  const isStill = /^(VP8 |VP8L|VP8X,(ALPH,)?VP8 |VP8X,VP8L)$/.test(names);
  return isStill && !chunks.some(({ name }) => FORBIDDEN.includes(name)) ? kept : undefined;
};

const isRiff = (bytes: Buffer): boolean =>
  bytes.length > HEADER &&
  bytes.toString('latin1', 0, 4) === 'RIFF' &&
  bytes.toString('latin1', 8, HEADER) === 'WEBP' &&
  bytes.readUInt32LE(4) + 8 === bytes.length;

/** A still WebP with nothing but what draws it; undefined for anything else. */
export const readWebp = (bytes: Buffer): Drawn | undefined => {
  const chunks = isRiff(bytes) ? chunksOf(bytes) : undefined;
  const kept = chunks && drawing(chunks);
  const frame = kept?.at(-1);
  const sides = frame && SIDES[frame.name]?.(frame.body);
  const first = kept?.at(0);
  if (!kept || !sides || !first) return undefined;
  if (first.name !== 'VP8X') return { ...sides, bytes: fileOf(kept) };
  const extended = extendedOf(first.body);
  if (!extended || extended.width !== sides.width || extended.height !== sides.height) return undefined;
  return { ...sides, bytes: fileOf([{ name: 'VP8X', body: extended.plain }, ...kept.slice(1)]) };
};
