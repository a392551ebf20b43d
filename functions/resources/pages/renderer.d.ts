/** The pages' renderer as `npm run build` makes it from `web/site`. */
declare module '*/site-server/render.js' {
  import type { Language } from '../../../shared/domain/language.ts';
  import type { Utm } from '../../../shared/domain/utm.ts';
  import type { ManagedBooking } from '../../../shared/schemas/booking.ts';
  import type { PublicConfig } from '../../../shared/schemas/public-site.ts';
  import type { PublicSlot } from '../../../shared/schemas/slot.ts';

  export interface RenderedPage {
    readonly html: string;
    readonly styleHashes: readonly string[];
  }

  export interface FormError {
    readonly message: string;
    readonly issues?: ReadonlyArray<{ readonly path: string; readonly message: string }>;
    readonly alternatives?: readonly PublicSlot[];
  }

  /** From when on a form may be sent, an ISO instant, and what is to be sent with it. */
  export interface FormWait {
    readonly token: string;
    readonly from: string;
  }

  interface PageInput {
    readonly config: PublicConfig;
    readonly language: Language;
    readonly appBase: string;
  }

  export const renderSitePage: (
    input: PageInput & {
      readonly initialSlots: readonly PublicSlot[];
      readonly serviceId?: string;
      readonly personId?: string;
      readonly utm?: Utm;
      readonly formNonce: string;
      readonly formError?: FormError;
      readonly formWait?: FormWait;
      readonly formValues?: Readonly<Record<string, string>>;
    },
  ) => RenderedPage;
  export const renderEmbedPage: (input: PageInput) => RenderedPage;

  /** What has just been done to an appointment without JavaScript. */
  export type ManageDone = 'moved' | 'cancelled';

  /** What was wrong with one of the two forms of an appointment's page. */
  export interface ManageError {
    readonly form: 'move' | 'cancel';
    readonly message: string;
    readonly alternatives?: readonly PublicSlot[];
  }

  export const renderManagePage: (input: {
    readonly booking: ManagedBooking;
    /** The times it may move to. */
    readonly slots: readonly PublicSlot[];
    readonly laterFrom: string | null;
    readonly language: Language;
    readonly appBase: string;
    readonly formNonce: string;
    readonly done?: ManageDone;
    readonly formError?: ManageError;
  }) => RenderedPage;
  export const renderNoticePage: (input: {
    readonly kind: 'site' | 'missing-slug' | 'booking' | 'page' | 'unavailable';
    readonly language: Language;
    readonly appBase: string;
  }) => RenderedPage;
}
