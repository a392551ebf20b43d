import type { ShownPicture } from '../../../shared/schemas/picture.ts';
import type { SiteInput } from '../input/site-input.ts';
import { type Chosen, type OtherPage, otherPage } from './page-links.ts';

/** What stands around a business's page, which only the server renders. */
export interface FrameView {
  readonly initial: string;
  readonly title: string;
  readonly logo: ShownPicture | null;
  readonly cover: ShownPicture | null;
  readonly business: string;
  /** The same page in the other language. */
  readonly other: OtherPage & Chosen;
  /** The privacy officer; null when none is named. */
  readonly privacyContact: { readonly name: string; readonly email: string } | null;
  readonly legalUrl: string;
  readonly privacyUrl: string;
  readonly homeUrl: string;
}

export const frameView = (input: SiteInput): FrameView => {
  const { config, appBase } = input;
  return {
    initial: [...config.title.trim()][0]?.toUpperCase() ?? '',
    title: config.title,
    logo: config.logo ?? null,
    cover: config.cover ?? null,
    business: config.name,
    other: otherPage(input),
    privacyContact: config.consent.contact ?? null,
    legalUrl: `${appBase}/mentions`,
    privacyUrl: `${appBase}/confidentialite`,
    homeUrl: `${appBase}/`,
  };
};
