import { X } from 'lucide-react';
import { useMemo } from 'react';
import { ChatPanel } from '../features/chat/chat-panel.tsx';
import { createChatSender } from '../features/chat/send-chat.ts';
import { TaxesNote } from '../features/chat/taxes-note.ts';
import { useTexts } from '../i18n/texts.ts';
import { useFrameHost } from './frame/use-frame-host.ts';
import { siteTexts } from './texts.ts';
import type { ChatView } from './view/chat-view.ts';

const CloseButton = ({ onClose }: { onClose: () => void }) => {
  const label = useTexts(siteTexts).close;
  return (
    <button
      type="button"
      onClick={onClose}
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink"
    >
      <X aria-hidden="true" size={20} />
    </button>
  );
};

/** Only the chat, as high as its frame. */
export const EmbedPage = ({ view }: { view: ChatView }) => {
  const host = useFrameHost();
  const send = useMemo(() => createChatSender(view.chatUrl), [view.chatUrl]);
  return (
    <TaxesNote value={view.taxes}>
      <main aria-label={view.business} className="h-dvh">
        <h1 className="sr-only">{view.business}</h1>
        <ChatPanel
          {...view}
          conversationKey={view.slug}
          source="widget"
          send={send}
          frameless
          headerEnd={host.present && <CloseButton onClose={host.close} />}
          onBooking={host.tellBooking}
        />
      </main>
    </TaxesNote>
  );
};
