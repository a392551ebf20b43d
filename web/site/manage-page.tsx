import { BRAND } from '../../shared/domain/brand.ts';
import { BookingCard } from '../features/chat/booking-card.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { useTexts } from '../i18n/texts.ts';
import { quietButton } from './parts/button-style.ts';
import { siteTexts } from './texts.ts';
import type { ManageView } from './view/manage-view.ts';

/** What the holder of a manage link sees of an appointment. */
export const ManagePage = ({ view }: { view: ManageView }) => {
  const texts = useTexts(siteTexts).manage;
  const { booking, when, siteUrl, homeUrl } = view;
  const confirmed = booking.status === 'confirmed';
  return (
    <main className="page-glow grid min-h-dvh place-items-center px-4 py-16">
      <div className="w-full max-w-md">
        <h1 className="text-3xl font-bold">{texts.title}</h1>
        <p className="mt-2 mb-6 text-lg wrap-anywhere text-muted">{booking.business}</p>
        <BookingCard
          booking={booking}
          business={booking.business}
          timezone={booking.timezone}
          language={useLanguage()}
          when={when}
          heading={texts.states[booking.status]}
          manageLink={false}
          calendarLink={confirmed}
        />
        {siteUrl && (
          <div className="mt-6">
            {confirmed && (
              <p className="mb-4 text-sm wrap-anywhere text-muted">{texts.change(booking.business)}</p>
            )}
            <a href={siteUrl} className={quietButton}>
              {texts.contact}
            </a>
          </div>
        )}
        <p className="mt-8 text-sm text-muted">{texts.keep}</p>
        <a
          href={homeUrl}
          className="mt-2 inline-flex min-h-11 items-center text-sm text-muted hover:underline"
        >
          {BRAND}
        </a>
      </div>
    </main>
  );
};
