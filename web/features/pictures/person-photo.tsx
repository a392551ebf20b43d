import { pictureIdOf } from '../../../shared/domain/pictures.ts';
import { useApi } from '../session/use-api.ts';

/** A person's photo, beside their name; nothing where they have none. `personId` is also the id of their calendar. */
export const PersonPhoto = ({ personId }: { readonly personId: string }) => {
  const { data } = useApi('GET /v1/pictures');
  const pictureId = pictureIdOf({ kind: 'person', ownerId: personId });
  const photo = data?.pictures.find((one) => one.pictureId === pictureId);
  return photo ? (
    <img
      src={photo.url}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      className="size-7 shrink-0 rounded-full object-cover"
    />
  ) : null;
};
