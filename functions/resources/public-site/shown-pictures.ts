import type { TenantId } from '../../../shared/domain/ids.ts';
import { type PicturePlace, pictureIdOf } from '../../../shared/domain/pictures.ts';
import type { ShownPicture } from '../../../shared/schemas/picture.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { listPictures, toShownPicture } from '../../records/sites/picture-store.ts';

/** The pictures of a business, as its public configuration names them. */
export const shownPictures = async (
  { table, settings }: Pick<Kernel, 'table' | 'settings'>,
  tenantId: TenantId,
) => {
  const shown = new Map<string, ShownPicture>(
    (await listPictures(table, tenantId)).map((one) => [
      one.pictureId,
      toShownPicture(one, settings.pagesBase),
    ]),
  );
  const [logo, cover] = [shown.get('logo'), shown.get('cover')];
  return {
    ofBusiness: { ...(logo ? { logo } : {}), ...(cover ? { cover } : {}) },
    /** A place's picture, or nothing. */
    of: (place: PicturePlace) => {
      const picture = shown.get(pictureIdOf(place));
      return picture ? { picture } : {};
    },
  };
};
