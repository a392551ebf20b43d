import { type PicturePlace, pictureIdOf } from '../../../shared/domain/pictures.ts';
import type { PictureSave } from '../../../shared/schemas/picture.ts';
import { NetworkError } from '../../lib/api-error.ts';
import { api } from '../session/session.ts';
import { useApi, useRefresh } from '../session/use-api.ts';
import type { Shrunk } from './shrink-picture.ts';

/** Puts the bytes where the server said. Throws NetworkError when they did not arrive. */
const sendBytes = async (url: string, { blob, type }: Shrunk): Promise<void> => {
  const answer = await fetch(url, { method: 'PUT', body: blob, headers: { 'content-type': type } }).catch(
    (cause: unknown) => {
      throw new NetworkError(cause);
    },
  );
  if (!answer.ok) throw new NetworkError(new Error(`The upload was answered ${answer.status}.`));
};

const uploaded = async (shrunk: Shrunk): Promise<string> => {
  const { blob, type } = shrunk;
  const body = { contentType: type, bytes: blob.size };
  const { uploadId, url } = await api('POST /v1/pictures/uploads', { body });
  await sendBytes(url, shrunk);
  return uploadId;
};

/** The picture of a place, and what can be done about it; undefined while it is loaded. */
export const usePicture = (place: PicturePlace) => {
  const { data, error } = useApi('GET /v1/pictures');
  const refresh = useRefresh();
  const pictureId = pictureIdOf(place);
  const reload = () => refresh('pictures');
  return {
    isLoaded: data !== undefined,
    error,
    picture: data?.pictures.find((one) => one.pictureId === pictureId),
    /** Saves a new picture with its texts, or the texts of the one that there is. */
    save: async (shrunk: Shrunk | null, texts: Omit<PictureSave, 'uploadId'>) => {
      const uploadId = shrunk ? { uploadId: await uploaded(shrunk) } : {};
      await api('PUT /v1/pictures/{pictureId}', { params: { pictureId }, body: { ...uploadId, ...texts } });
      await reload();
    },
    remove: async () => {
      await api('DELETE /v1/pictures/{pictureId}', { params: { pictureId } });
      await reload();
    },
  };
};
