import { readFile } from 'node:fs/promises';
import { type PicturePlace, pictureIdOf } from '../../shared/domain/pictures.ts';
import type { PictureUpload } from '../../shared/schemas/picture.ts';
import { LocalFailure } from '../local-failure.ts';
import type { Call } from './demo-calls.ts';
import type { DemoColleague } from './demo-people.ts';

/** The pictures that `npm run pictures:demo` draws. */
export type DemoPicture = 'logo' | 'cover' | 'facial' | 'massage' | 'manicure' | DemoColleague;

const TYPE = 'image/webp';

/** Uploads a picture as a browser does, and shows it at its place. Throws LocalFailure for a refusal. */
export const showPicture = async (
  owner: Call,
  picture: DemoPicture,
  place: PicturePlace,
  { alt, english }: { readonly alt: string; readonly english?: string | undefined },
): Promise<void> => {
  const bytes = await readFile(new URL(`./pictures/${picture}.webp`, import.meta.url));
  const body = { contentType: TYPE, bytes: bytes.length };
  const upload = await owner<PictureUpload>('POST', '/v1/pictures/uploads', `upload-${picture}`, body);
  const put = await fetch(upload.url, {
    method: 'PUT',
    headers: { 'content-type': TYPE },
    body: new Uint8Array(bytes),
  });
  if (!put.ok)
    throw new LocalFailure(
      `The demo business could not be made: its picture ${picture} was answered ${put.status}.`,
    );
  const { uploadId } = upload;
  const texts = { alt, ...(english ? { translations: { en: { alt: english } } } : {}) };
  await owner('PUT', `/v1/pictures/${pictureIdOf(place)}`, `picture-${picture}`, { uploadId, ...texts });
};
