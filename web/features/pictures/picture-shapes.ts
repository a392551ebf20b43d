import type { PicturePlace } from '../../../shared/domain/pictures.ts';

/** How large a picture is made, in pixels, and from how small a one. */
export interface PictureShape {
  readonly width: number;
  readonly height: number;
  /** Cut to the sides' proportion, around its middle; otherwise it is only made to fit. */
  readonly isCut: boolean;
  /** The least width and height of what is chosen. */
  readonly least: number;
}

/** Of every kind of place: a cover has the proportion of link previews. */
export const PICTURE_SHAPES: Readonly<Record<PicturePlace['kind'], PictureShape>> = {
  logo: { width: 512, height: 512, isCut: false, least: 64 },
  cover: { width: 1600, height: 838, isCut: true, least: 400 },
  person: { width: 512, height: 512, isCut: true, least: 128 },
  service: { width: 960, height: 540, isCut: true, least: 240 },
};

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** Which part of a source is drawn, and how large: never larger than it is. */
export interface Drawing {
  readonly from: Sides & { readonly x: number; readonly y: number };
  readonly to: Sides;
}

const middle = (whole: number, part: number): number => Math.floor((whole - part) / 2);

/** The middle of a source in the shape's proportion, or all of it. */
export const drawingOf = (source: Sides, shape: PictureShape, scale = 1): Drawing => {
  const cut = Math.min(source.width / shape.width, source.height / shape.height);
  const width = shape.isCut ? Math.round(shape.width * cut) : source.width;
  const height = shape.isCut ? Math.round(shape.height * cut) : source.height;
  const factor = scale * Math.min(1, shape.width / width, shape.height / height);
  return {
    from: { x: middle(source.width, width), y: middle(source.height, height), width, height },
    to: { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) },
  };
};
