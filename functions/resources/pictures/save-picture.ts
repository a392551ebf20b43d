import { createHash } from 'node:crypto';
import type { PictureType } from '../../../shared/domain/pictures.ts';
import type { PictureSave } from '../../../shared/schemas/picture.ts';
import { AppError, found } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { ifPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import {
  findPicture,
  ifPictureUnchanged,
  type PictureItem,
  type SpareFile,
  spareFileOf,
  spareNow,
} from '../../records/sites/picture-store.ts';
import type { PictureFiles } from './picture-files.ts';
import { readPicture } from './read-picture.ts';
import { ownerStays, placeFor } from './whose-picture.ts';

export interface PictureSaving {
  readonly caller: CallingMember;
  readonly pictureId: string;
  readonly body: PictureSave;
  readonly now: number;
  /** The same when the request is repeated. */
  readonly savedUnder: string;
}

type Ports = Pick<Kernel, 'table' | 'ids' | 'logger'>;

const ENDINGS: Readonly<Record<PictureType, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** A name that nobody can guess and that no other content has, not even the same content uploaded again. */
const nameOf = (bytes: Buffer, type: PictureType, nonce: string): string =>
  `${createHash('sha256').update(nonce).update(bytes).digest('hex').slice(0, 40)}.${ENDINGS[type]}`;

/** Changes the texts of the picture that there is; translations that are not sent stay. Throws 404 `not_found`. */
const saveText = ({ table }: Ports, { caller: { tenantId }, pictureId, body, now }: PictureSaving) =>
  settledOrBusy(async () => {
    const picture = found(await findPicture(table, tenantId, pictureId));
    const { alt, translations = picture.translations ?? {} } = body;
    const set = { alt, translations, updatedAt: toInstant(now) };
    const key = keys.picture(tenantId, pictureId);
    const isSaved = await table.writeIf({ update: key, set, when: ifPictureUnchanged(picture) });
    return isSaved ? { ...picture, ...set } : undefined;
  });

/** Makes a file the place's picture, and has the one that it replaces deleted. */
const show = (
  { table }: Ports,
  { caller, pictureId, now }: PictureSaving,
  picture: PictureItem,
  { dueAt, file }: SpareFile,
): Promise<PictureItem> => {
  const { tenantId } = caller;
  const place = placeFor(caller, pictureId);
  return settledOrBusy(async () => {
    const before = await findPicture(table, tenantId, pictureId);
    // A first try whose reply was lost.
    if (before?.file === file) return picture;
    const outcome = await table.attempt([
      ...(await ownerStays(table, caller, place)),
      { put: keys.picture(tenantId, pictureId), item: { ...picture }, when: ifPictureUnchanged(before) },
      { remove: keys.spareFile(dueAt, file), when: ifPresent },
      ...(before ? [spareNow(before.file, now)] : []),
    ]);
    return outcome.kind === 'committed' ? picture : undefined;
  });
};

/** Deletes the upload; where that fails, the bucket does so by itself after a day. */
const forget = async (
  { logger }: Ports,
  files: PictureFiles,
  { caller, body }: PictureSaving,
): Promise<void> => {
  try {
    if (body.uploadId) await files.forgetIncoming(caller.tenantId, body.uploadId);
  } catch (error) {
    logger.error('an upload was not deleted', error);
  }
};

/**
 * Shows an upload as a place's picture, or changes the texts of the one that there is. The upload is read, checked,
 * stripped of its metadata and written under a name of its own; that name is announced first, so that a file is
 * deleted if its request dies before a picture names it. Throws 403 `forbidden`, 404 `not_found`, 409
 * `upload_missing`, 400 `invalid_request` for what is no picture, 503 `busy`.
 */
export const savePicture = async (
  ports: Ports,
  files: PictureFiles,
  saving: PictureSaving,
): Promise<PictureItem> => {
  const { caller, pictureId, body, now, savedUnder } = saving;
  const { tenantId } = caller;
  const place = placeFor(caller, pictureId);
  await ownerStays(ports.table, caller, place);
  if (!body.uploadId) return saveText(ports, saving);
  const before = await findPicture(ports.table, tenantId, pictureId);
  if (before?.savedUnder === savedUnder) return before;
  const upload = await files.incoming(tenantId, body.uploadId);
  if (!upload) throw new AppError('upload_missing');
  const { bytes, width, height } = readPicture(upload.bytes, upload.type);
  const file = nameOf(bytes, upload.type, ports.ids.secret());
  const spare = spareFileOf(file, now);
  await ports.table.write({ put: keys.spareFile(spare.dueAt, file), item: { ...spare } });
  await files.keep(file, bytes, upload.type);
  const picture = {
    ...{ pictureId, file, width, height, alt: body.alt, translations: body.translations ?? {} },
    ...{ savedUnder, updatedAt: toInstant(now) },
  };
  const shown = await show(ports, saving, picture, spare);
  await forget(ports, files, saving);
  return shown;
};
