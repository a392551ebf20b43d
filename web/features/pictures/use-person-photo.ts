import { pictureIdOf } from '../../../shared/domain/pictures.ts';
import type { Picture } from '../../../shared/schemas/picture.ts';
import { useApi } from '../session/use-api.ts';

/**
 * A person's photo; undefined while it is read and where they have none. `personId` is also the id of their calendar.
 */
export const usePersonPhoto = (personId: string): Picture | undefined => {
  const { data } = useApi('GET /v1/pictures');
  const pictureId = pictureIdOf({ kind: 'person', ownerId: personId });
  return data?.pictures.find((one) => one.pictureId === pictureId);
};
