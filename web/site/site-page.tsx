import { useMemo, useState } from 'react';
import { ChatPanel } from '../features/chat/chat-panel.tsx';
import { createChatSender } from '../features/chat/send-chat.ts';
import { TaxesNote } from '../features/chat/taxes-note.ts';
import { useTexts } from '../i18n/texts.ts';
import { useBookLinks } from './booking/use-book-links.ts';
import { BookingSection } from './reserving/booking-section.tsx';
import { Served, type ServedParts } from './served.tsx';
import { siteTexts } from './texts.ts';
import type { SiteView } from './view/site-view.ts';

const Contact = ({ view }: { view: SiteView }) => {
  const texts = useTexts(siteTexts);
  const { chat } = view;
  const send = useMemo(() => createChatSender(chat.chatUrl), [chat.chatUrl]);
  return (
    <div id="contact" className="min-w-0 lg:row-span-2">
      <ChatPanel {...chat} conversationKey={chat.slug} source="chat" send={send} />
      <p className="mt-4 text-center text-sm text-muted">
        {texts.preferForm}{' '}
        <a href="#reserver" className="font-semibold text-link underline underline-offset-4">
          {texts.bookNow}
        </a>
      </p>
    </div>
  );
};

interface SitePageProps {
  readonly view: SiteView;
  /** On the server alone. */
  readonly served?: ServedParts | undefined;
}

/** The public page of a business, between its header and footer. */
export const SitePage = ({ view, served }: SitePageProps) => {
  const [serviceId, setServiceId] = useState(view.booking.serviceId);
  const [personId, setPersonId] = useState(view.booking.personId);
  useBookLinks((linked) => {
    const performed = view.services.find(({ id }) => id === serviceId)?.people ?? [];
    const keeps = performed.some(({ id }) => id === linked.personId);
    if (!keeps) setServiceId(linked.serviceId);
    if (linked.personId !== null) setPersonId(linked.personId);
    document.getElementById('reserver')?.scrollIntoView();
    document.getElementById('reserver-title')?.focus({ preventScroll: true });
  });
  return (
    <TaxesNote value={view.chat.taxes}>
      <main id="main">
        <div className="mx-auto grid grid-cols-1 max-w-6xl gap-x-16 gap-y-10 px-4 pt-6 pb-12 sm:px-5 sm:pt-10 lg:grid-cols-[minmax(0,1fr)_30rem] lg:grid-rows-[1fr_auto] lg:px-8">
          <div className="flex items-center">
            <Served>{served?.hero}</Served>
          </div>
          <Contact view={view} />
          <Served>{served?.facts}</Served>
        </div>
        <Served>{served?.services}</Served>
        <BookingSection
          view={view}
          choice={{ serviceId, personId }}
          onService={setServiceId}
          onPerson={setPersonId}
        />
        <Served>{served?.below}</Served>
      </main>
    </TaxesNote>
  );
};
