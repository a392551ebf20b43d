import { type FrameBooking, type HostMessage, readFrameMessage } from '../site/frame/frame-messages.ts';
import type { WidgetSettings } from './settings.ts';

export interface FrameEvents {
  /** The framed page is ready, and has its own close button. */
  readonly onReady: () => void;
  readonly onClose: () => void;
  readonly onBooking: (booking: FrameBooking) => void;
}

// `allow-same-origin` is for its own calls and messages; it can neither navigate the host nor open dialogs over it.
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

const GREETING: HostMessage = { comptoir: 'hello' };

/** The chat's frame. Accepts messages only from its own window and origin. */
export const createChatFrame = (
  { frameUrl, words }: WidgetSettings,
  events: FrameEvents,
): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.title = words.panel;
  frame.setAttribute('sandbox', SANDBOX);
  frame.src = frameUrl.href;
  window.addEventListener('message', ({ source, origin, data }) => {
    if (!frame.contentWindow || source !== frame.contentWindow || origin !== frameUrl.origin) return;
    const message = readFrameMessage(data);
    if (message?.comptoir === 'close') events.onClose();
    if (message?.comptoir === 'booking') events.onBooking(message.booking);
    if (message?.comptoir !== 'ready') return;
    frame.contentWindow.postMessage(GREETING, frameUrl.origin);
    events.onReady();
  });
  return frame;
};
