import { UPLOAD_SECONDS } from '../../../shared/domain/pictures.ts';
import { picturesRoutes } from '../../../shared/routes/pictures.ts';
import type { Picture, PictureUpload } from '../../../shared/schemas/picture.ts';
import { toInstant } from '../../kernel/clock.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import type { Request } from '../../kernel/http/request.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { listPictures, type PictureItem, toShownPicture } from '../../records/sites/picture-store.ts';
import type { PictureFiles } from './picture-files.ts';
import { removePicture } from './remove-picture.ts';
import { filesIn } from './s3-gateway.ts';
import { savePicture } from './save-picture.ts';

const toPicture = (item: PictureItem, base: string): Picture => ({
  pictureId: item.pictureId,
  ...toShownPicture(item, base),
  updatedAt: item.updatedAt,
});

type UploadRequest = Pick<Request<'POST /v1/pictures/uploads'>, 'caller' | 'body' | 'now'>;

const startUpload = async (
  files: PictureFiles,
  { caller: { tenantId }, body: { contentType, bytes }, now }: UploadRequest,
  uploadId: string,
): Promise<PictureUpload> => {
  const url = await files.uploadUrl({ tenantId, uploadId, type: contentType, bytes, now });
  return { uploadId, url, contentType, expiresAt: toInstant(now + UPLOAD_SECONDS * 1000) };
};

export const resource = defineResource('pictures', picturesRoutes, (kernel) => {
  const { table, settings } = kernel;
  const files = filesIn(settings);
  return {
    'GET /v1/pictures': async ({ caller }) => ({
      pictures: (await listPictures(table, caller.tenantId)).map((one) => toPicture(one, settings.appBase)),
    }),
    'POST /v1/pictures/uploads': {
      handle: (request) => startUpload(files, request, request.mint('upload')),
      // An address holds for minutes: whoever repeats the request is given one that is still good.
      receipt: ({ uploadId }) => ({ uploadId }),
      recall: ({ uploadId = '' }, request) => startUpload(files, request, uploadId),
    },
    'PUT /v1/pictures/{pictureId}': async ({ caller, params: { pictureId }, body, mint, now }) => {
      const saving = { caller, pictureId, body, now, savedUnder: mint('picture') };
      return toPicture(await savePicture(kernel, files, saving), settings.appBase);
    },
    'DELETE /v1/pictures/{pictureId}': async ({ caller, params, now }) => {
      await removePicture(table, caller, params.pictureId, now);
      return undefined;
    },
  };
});

export const handler = lambda(resource);
