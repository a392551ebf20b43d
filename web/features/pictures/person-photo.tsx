import { usePersonPhoto } from './use-person-photo.ts';

/** A person's photo, beside their name; nothing where they have none. `personId` is also the id of their calendar. */
export const PersonPhoto = ({ personId }: { readonly personId: string }) => {
  const photo = usePersonPhoto(personId);
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
