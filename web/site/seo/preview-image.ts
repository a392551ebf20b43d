import type { PublicConfig } from '../../../shared/schemas/public-site.ts';

/** The image of link previews: the address that the owner gave, else the cover, else the logo. */
export const previewImage = ({ seo, cover, logo }: Pick<PublicConfig, 'seo' | 'cover' | 'logo'>) =>
  seo.ogImageUrl || cover?.url || logo?.url;
