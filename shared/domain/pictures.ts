/** Most bytes of one picture: 200 KB. */
export const MAX_PICTURE_BYTES = 200 * 1024;

/** What a browser can make of any picture; neither holds scripts. */
export const PICTURE_TYPES = ['image/webp', 'image/jpeg'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

export const isPictureType = (type: string | undefined): type is PictureType =>
  PICTURE_TYPES.some((one) => one === type);

/** Pixels of each side, at least and at most. */
export const PICTURE_SIDE = { least: 32, most: 2400 } as const;

/** Where pictures are served: the path at the edge is also the folder in the bucket. */
export const MEDIA_FOLDER = 'media/';

/** Where uploads lie until they are saved. */
export const INCOMING_FOLDER = 'incoming/';

/** Seconds in which an upload must begin. */
export const UPLOAD_SECONDS = 300;

/** Days after which an upload that nobody saved is deleted. */
export const INCOMING_DAYS = 1;

/**
 * The headers that a picture is served with. Its name is never used again, so a browser keeps it for a year; the edge
 * asks again each day, so that a deleted one is soon gone everywhere.
 */
export const PICTURE_CACHING = 'public, max-age=31536000, s-maxage=86400, immutable';

/** What a picture is of: the business's logo or cover, somebody of the team, or a service. */
export type PicturePlace =
  | { readonly kind: 'logo' | 'cover' }
  | { readonly kind: 'person' | 'service'; readonly ownerId: string };

/** The id of a place's picture, of which there is one at most. */
export const pictureIdOf = (place: PicturePlace): string =>
  'ownerId' in place ? `${place.kind}-${place.ownerId}` : place.kind;

const OWNED = /^(person|service)-([0-9a-z]{1,56})$/;

/** The place that an id names; undefined when it names none. */
export const placeOf = (pictureId: string): PicturePlace | undefined => {
  if (pictureId === 'logo' || pictureId === 'cover') return { kind: pictureId };
  const [, kind, ownerId] = OWNED.exec(pictureId) ?? [];
  return (kind === 'person' || kind === 'service') && ownerId ? { kind, ownerId } : undefined;
};
