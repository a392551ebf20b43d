import { Sparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { formatSpan } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { type ChatBusiness, ChatBusinessContext, useChatBusiness } from './chat-business.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import type { ChatState, ChatStatus } from './chat-state.ts';
import { chatTexts } from './chat-texts.ts';
import { type ChatNotice, ConsentNotice } from './consent-notice.tsx';
import { LateBaskets } from './late-baskets.tsx';
import type { SendChat } from './send-chat.ts';
import { SlotChoices } from './slot-choices.tsx';
import { useChat } from './use-chat.ts';

export interface ChatPanelProps extends ChatBusiness {
  /** Identifies the conversation; another value (a changed slug or chat URL) starts a new one. */
  readonly conversationKey: string;
  readonly welcomeMessage: string;
  /** Absent in the demo, which stores nothing. */
  readonly notice?: ChatNotice;
  readonly source: 'chat' | 'widget';
  /** Null keeps the input disabled. */
  readonly send: SendChat | null;
  /** The dashboard's demo: nothing is stored, no notice. */
  readonly preview?: boolean;
  readonly heading?: string | undefined;
  /** Fills its parent and draws no frame: the embed page. */
  readonly frameless?: boolean;
  /** Beside the title: the embed's close button. */
  readonly headerEnd?: ReactNode;
  /** Shown instead on a page without JavaScript. */
  readonly withoutScript?: string;
  readonly onBooking?: (booking: PublicBooking) => void;
}

const useStatusText = (status: ChatStatus): string => {
  const texts = useTexts(chatTexts);
  const language = useLanguage();
  const { timezone } = useChatBusiness();
  switch (status.kind) {
    case 'none':
      return '';
    case 'booked':
      if (status.count > 1) return texts.severalBooked(status.count);
      return texts.booked(formatSpan(status.booking.startAt, status.booking.endAt, language, timezone));
    case 'slots':
      return texts.slotCount(status.count);
    case 'failed':
      return texts.failedStatus;
    default:
      return texts[status.kind];
  }
};

const isWarning = (status: ChatStatus): boolean => ['throttled', 'tooMany', 'failed'].includes(status.kind);

type HeaderProps = Pick<ChatPanelProps, 'heading' | 'headerEnd'> & { readonly headingId: string };

const PanelHeader = ({ headingId, heading, headerEnd }: HeaderProps) => {
  const { title } = useTexts(chatTexts);
  const { business } = useChatBusiness();
  return (
    <header className="flex items-center gap-3 border-b border-line px-4 py-3.5 sm:px-5">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-primary text-on-primary"
      >
        <Sparkles size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id={headingId} className="text-base leading-5 font-semibold text-ink">
          {heading ?? title}
        </h2>
        <p className="mt-0.5 truncate text-xs text-muted">{business}</p>
      </div>
      {headerEnd}
    </header>
  );
};

const StatusLine = ({ status }: { status: ChatStatus }) => (
  <p
    role="status"
    className={`text-sm empty:hidden ${isWarning(status) ? 'text-danger' : 'text-positive'} px-4 pt-3 sm:px-5`}
  >
    {useStatusText(status)}
  </p>
);

interface ChoicesProps {
  readonly state: ChatState;
  readonly onPick: (label: string, handle: string) => void;
}

/** What the last reply put on offer: times, or whole baskets. */
const Choices = ({ state, onPick }: ChoicesProps) => (
  <>
    <SlotChoices slots={state.slots} onPick={(slot, label) => onPick(label, slot.slotId)} />
    <LateBaskets baskets={state.baskets} onPick={(handle, label) => onPick(label, handle)} />
  </>
);

const Conversation = (props: ChatPanelProps) => {
  const { business, location, timezone, preview = false, send, frameless = false } = props;
  const language = useLanguage();
  const texts = useTexts(chatTexts);
  const settings = { language, source: props.source, preview };
  const greeting = props.welcomeMessage.trim() || texts.greeting;
  const { state, say } = useChat({
    greeting,
    settings,
    texts,
    send,
    newsUrl: preview ? null : (props.chatUrl ?? null),
    keptAs: preview ? null : props.conversationKey,
    onBooking: props.onBooking,
  });
  const headingId = useId();
  const noticeId = useId();
  const frame = frameless ? 'h-full' : 'h-[40rem] max-h-[85dvh] rounded-card border border-line shadow-pop';
  return (
    <ChatBusinessContext value={{ business, location, timezone, chatUrl: props.chatUrl }}>
      <section
        aria-labelledby={headingId}
        className={`flex min-w-0 flex-col overflow-hidden bg-surface ${frame}`}
      >
        <PanelHeader headingId={headingId} heading={props.heading} headerEnd={props.headerEnd} />
        <ChatLog state={state} />
        <Choices state={state} onPick={say} />
        <div className="border-t border-line">
          <StatusLine status={state.status} />
          <div className="px-4 py-3 sm:px-5">
            {props.notice && (
              <ConsentNotice id={noticeId} notice={props.notice} isAccepted={state.bubbles.length > 1} />
            )}
            {props.withoutScript && (
              <noscript>
                <p className="mb-2.5 text-sm text-ink">{props.withoutScript}</p>
              </noscript>
            )}
            <ChatComposer
              disabled={!send}
              busy={state.busy}
              unsent={state.unsent}
              noticeId={props.notice && noticeId}
              onSend={say}
            />
          </div>
        </div>
      </section>
    </ChatBusinessContext>
  );
};

/** The chat with its messages, recommended slots and input. */
export const ChatPanel = (props: ChatPanelProps) => <Conversation key={props.conversationKey} {...props} />;
