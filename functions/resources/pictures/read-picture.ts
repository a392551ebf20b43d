import { PICTURE_SIDE, type PictureType } from '../../../shared/domain/pictures.ts';
import { invalidField } from '../../kernel/app-error.ts';
import type { Drawn } from './drawn.ts';
import { readJpeg } from './jpeg.ts';
import { readWebp } from './webp.ts';

const READERS: Readonly<Record<PictureType, (bytes: Buffer) => Drawn | undefined>> = {
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
};

const isWithin = (side: number): boolean => side >= PICTURE_SIDE.least && side <= PICTURE_SIDE.most;

/**
 * The picture that some bytes are, by their own structure, without metadata: no EXIF, no place, no comment, and
 * nothing before or after it. Throws 400 `invalid_request` for what is not of the type told, whole and still, or has a
 * side that is too short or too long.
 */
export const readPicture = (bytes: Buffer, type: PictureType): Drawn => {
  const drawn = READERS[type](bytes);
  if (!drawn) throw invalidField('uploadId', 'not_a_picture');
  if (!isWithin(drawn.width) || !isWithin(drawn.height))
    throw invalidField('uploadId', `picture_sides:${PICTURE_SIDE.least},${PICTURE_SIDE.most}`);
  return drawn;
};
