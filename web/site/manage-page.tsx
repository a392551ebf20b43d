import { BRAND } from '../../shared/domain/brand.ts';
import { BookingCard } from '../features/chat/booking-card.tsx';
import { standingOf, takesPlace } from '../features/chat/standing.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useTexts } from '../i18n/texts.ts';
import { BasketList } from './manage/basket-list.tsx';
import { CalledOff } from './manage/called-off.tsx';
import { Done, ManageActions } from './manage/manage-actions.tsx';
import { manageTexts } from './manage/manage-texts.ts';
import { ShareButtons } from './manage/share-buttons.tsx';
import { useManage } from './manage/use-manage.ts';
import { VisitNotes } from './parts/visit-notes.tsx';
import type { ManageView } from './view/manage-view.ts';

const Card = ({ view }: { view: ManageView }) => {
  const { booking } = view;
  return (
    <BookingCard
      booking={booking}
      sequence={booking.sequence}
      client={booking.name}
      business={booking.business}
      location={view.location}
      timezone={booking.timezone}
      when={view.when}
      price={view.price}
      manageLink={false}
    />
  );
};

/** The page behind a manage link: the appointment and its actions. */
export const ManagePage = ({ view: served }: { view: ManageView }) => {
  const texts = useTexts(manageTexts);
  const managed = useManage(served, useLanguage(), texts.failed);
  const { view } = managed;
  return (
    <main id="rendez-vous" className="grid min-h-dvh place-items-center px-4 py-8 sm:py-16">
      <div className="w-full max-w-md">
        <h1 className="text-3xl font-bold">{texts.title}</h1>
        <p className="mt-2 mb-6 text-lg wrap-anywhere text-muted">{view.booking.business}</p>
        {view.done && <Done key={view.booking.sequence} done={view.done} confirmation={view.confirmation} />}
        {standingOf(view.booking) === 'called_off' && <CalledOff view={view} />}
        <Card view={view} />
        {takesPlace(view.booking) && (
          <div className="mt-4 space-y-4">
            <VisitNotes visit={view.visit} />
            <ShareButtons view={view} />
          </div>
        )}
        <ManageActions {...managed} />
        <BasketList {...managed} />
        <p className="mt-8 text-sm text-muted">{texts.keep}</p>
        <a
          href={view.homeUrl}
          className="mt-2 inline-flex min-h-11 items-center text-sm text-muted hover:underline"
        >
          {BRAND}
        </a>
      </div>
    </main>
  );
};
