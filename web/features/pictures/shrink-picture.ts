import { isPictureType, MAX_PICTURE_BYTES, type PictureType } from '../../../shared/domain/pictures.ts';
import { drawingOf, type PictureShape } from './picture-shapes.ts';

/** A picture as it is uploaded. */
export interface Shrunk {
  readonly blob: Blob;
  readonly type: PictureType;
  /** To look at before it is saved. */
  readonly preview: string;
}

/** Why a file cannot be used. */
export type Unusable = 'not_a_picture' | 'too_small' | 'too_heavy';

/** From the best to what is still fit to be seen. */
const QUALITIES = [0.86, 0.74, 0.6, 0.45];
/** Where even the last is too heavy, the picture is made smaller. */
const SCALES = [1, 0.75, 0.5, 0.35];

const canvasOf = (source: ImageBitmap, shape: PictureShape, scale: number): HTMLCanvasElement => {
  const { from, to } = drawingOf(source, shape, scale);
  const canvas = document.createElement('canvas');
  canvas.width = to.width;
  canvas.height = to.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
  return canvas;
};

const encoded = (canvas: HTMLCanvasElement, type: PictureType, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/** A JPEG has no transparency, which would turn black. */
const onWhite = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
};

/** A browser that makes no WebP answers a PNG; it then makes JPEG. */
const typeMade = async (canvas: HTMLCanvasElement): Promise<PictureType> =>
  (await encoded(canvas, 'image/webp', 0.5))?.type === 'image/webp' ? 'image/webp' : 'image/jpeg';

const lightEnough = async (source: ImageBitmap, shape: PictureShape): Promise<Blob | undefined> => {
  for (const scale of SCALES) {
    const canvas = canvasOf(source, shape, scale);
    const type = await typeMade(canvas);
    const drawn = type === 'image/jpeg' ? onWhite(canvas) : canvas;
    for (const quality of QUALITIES) {
      const blob = await encoded(drawn, type, quality);
      if (blob && blob.size <= MAX_PICTURE_BYTES) return blob;
    }
  }
  return undefined;
};

const previewOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** What the browser can draw of a file; undefined when it is no picture. */
const opened = (file: Blob): Promise<ImageBitmap | undefined> =>
  createImageBitmap(file).catch(() => undefined);

/** Draws a file again in a shape, as WebP or JPEG of at most 200 KB; nothing else of the file is kept. */
export const shrinkPicture = async (file: Blob, shape: PictureShape): Promise<Shrunk | Unusable> => {
  const source = await opened(file);
  if (!source) return 'not_a_picture';
  if (Math.min(source.width, source.height) < shape.least) return 'too_small';
  const blob = await lightEnough(source, shape);
  source.close();
  if (!blob || !isPictureType(blob.type)) return 'too_heavy';
  return { blob, type: blob.type, preview: await previewOf(blob) };
};
