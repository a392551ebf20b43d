import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../domain/pictures.ts';
import { array, byLanguage, id, number, object, string, text, whole } from './fields.ts';

const pictureTranslations = byLanguage(object({ alt: text(0, MAX.alt) }).noUnknown());

const shown = {
  url: string().required(),
  /** In pixels. */
  width: number().required(),
  height: number().required(),
  /** What it shows, for whoever does not see it. */
  alt: string().required(),
  /** Present when there is a translation. */
  translations: pictureTranslations,
};

/** A picture as pages show it. */
export const shownPicture = object(shown).noUnknown();

/** `logo`, `cover`, `person-<id>` or `service-<id>`: each has one picture at most. */
export const picture = object({
  pictureId: string().required(),
  ...shown,
  updatedAt: string().required(),
}).noUnknown();

export const pictureList = object({ pictures: array(picture.required()).required() }).noUnknown();

/** What is about to be uploaded. */
export const pictureUploadCreate = object({
  contentType: string().oneOf(PICTURE_TYPES).required(),
  bytes: whole(1, MAX_PICTURE_BYTES).required(),
}).noUnknown();

/** Where to `PUT` the bytes, with exactly this type and length, until when. */
export const pictureUpload = object({
  uploadId: string().required(),
  url: string().required(),
  contentType: string().oneOf(PICTURE_TYPES).required(),
  expiresAt: string().required(),
}).noUnknown();

/**
 * An upload to show from now on, and its texts; without an upload only the texts change, and the translations stay where
 * none are sent. Another picture has those alone that are sent with it.
 */
export const pictureSave = object({
  uploadId: id(),
  alt: text(1, MAX.alt).required(),
  translations: pictureTranslations,
}).noUnknown();

export type ShownPicture = InferType<typeof shownPicture>;
export type Picture = InferType<typeof picture>;
export type PictureUpload = InferType<typeof pictureUpload>;
export type PictureSave = InferType<typeof pictureSave>;
