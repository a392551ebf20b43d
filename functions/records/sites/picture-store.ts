import { HOUR_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { MEDIA_FOLDER } from '../../../shared/domain/pictures.ts';
import { givenTranslations } from '../../../shared/domain/translations.ts';
import type { ShownPicture } from '../../../shared/schemas/picture.ts';
import { toInstant } from '../../kernel/clock.ts';
import { ifAbsent, ifFieldIs } from '../../kernel/table/condition.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Unconditional, Write } from '../../kernel/table/write.ts';

/** Pictures that one business may have: of each service and everybody of the team, and two of its own. */
const MAX_PICTURES = 400;

/** Milliseconds after which a file that no picture names is deleted: far longer than any request takes. */
const UNNAMED_MS = HOUR_MS;

export interface PictureItem {
  /** Which place it is the picture of. */
  readonly pictureId: string;
  /** The name of its file, which no other picture ever has. */
  readonly file: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly translations?: ShownPicture['translations'];
  /** The request that saved its file, so that the same request, repeated, finds its own effect. */
  readonly savedUnder: string;
  readonly updatedAt: string;
}

/** A file to be deleted. */
export interface SpareFile {
  readonly file: string;
  readonly dueAt: string;
}

/** A picture as pages show it, from one of the product's origins. */
export const toShownPicture = (
  { file, width, height, alt, translations }: PictureItem,
  base: string,
): ShownPicture => ({
  url: `${base}/${MEDIA_FOLDER}${file}`,
  width,
  height,
  alt,
  ...givenTranslations(translations),
});

export const findPicture = (table: Table, tenantId: TenantId, pictureId: string) =>
  table.get<PictureItem>(keys.picture(tenantId, pictureId));

export const listPictures = (table: Table, tenantId: TenantId): Promise<readonly PictureItem[]> =>
  table.all<PictureItem>(ranges.pictures(tenantId), MAX_PICTURES);

/** Requires that a place's picture is the one that was read, or that it still has none. */
export const ifPictureUnchanged = (picture: PictureItem | undefined) =>
  picture ? ifFieldIs('file', picture.file) : ifAbsent;

/** Has a file deleted at a job's next run. */
export const spareNow = (file: string, now: number): Unconditional => {
  const dueAt = toInstant(now);
  return { put: keys.spareFile(dueAt, file), item: { file, dueAt } satisfies SpareFile };
};

/** A file about to be written, which is deleted unless a picture soon names it. */
export const spareFileOf = (file: string, now: number): SpareFile => ({
  file,
  dueAt: toInstant(now + UNNAMED_MS),
});

/** Has every picture file of a business deleted, before its rows are. */
export const spareAll = async (table: Table, tenantId: TenantId, now: number): Promise<void> => {
  for (const { file } of await listPictures(table, tenantId)) await table.write(spareNow(file, now));
};

/** Takes the picture of somebody or something that goes with it, and has its file deleted. */
export const pictureRemovalWrites = async (
  table: Table,
  tenantId: TenantId,
  pictureId: string,
  now: number,
): Promise<readonly Write[]> => {
  const key = keys.picture(tenantId, pictureId);
  const picture = await findPicture(table, tenantId, pictureId);
  if (!picture) return [{ check: key, when: ifAbsent }];
  return [{ remove: key, when: ifPictureUnchanged(picture) }, spareNow(picture.file, now)];
};
