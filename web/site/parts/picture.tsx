import type { ShownPicture } from '../../../shared/schemas/picture.ts';

interface PictureProps {
  readonly picture: ShownPicture;
  /** The place's shape, and how the picture lies in it. */
  readonly className: string;
  /** Above the fold: loaded at once, and before others. @default loaded when it is near */
  readonly isFirst?: boolean;
  /** Beside the name of what it shows: then its text would be read twice. @default false */
  readonly isNamed?: boolean;
}

/** A picture of the business, in a place whose size is known before it has come. */
export const Picture = ({ picture, className, isFirst = false, isNamed = false }: PictureProps) => (
  <img
    {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    src={picture.url}
    width={picture.width}
    height={picture.height}
    alt={isNamed ? '' : picture.alt}
    className={className}
    decoding="async"
  />
);
