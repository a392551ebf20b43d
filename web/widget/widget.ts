import { createChatFrame } from './chat-frame.ts';
import { drawWidget } from './parts.ts';
import { readSettings, type WidgetSettings } from './settings.ts';

export interface WidgetApi {
  readonly open: () => void;
  readonly close: () => void;
}

declare global {
  interface Window {
    Comptoir?: WidgetApi;
  }
}

/** Puts the launcher on the page. The frame is made at the first opening: before it, nothing is asked for or kept. */
const start = (settings: WidgetSettings): WidgetApi => {
  const { host, launcher, panel, show } = drawWidget(settings);
  let frame: HTMLIFrameElement | null = null;
  let isOpen = false;
  let opener: Element | null = null;

  const setOpen = (open: boolean) => {
    isOpen = open;
    host.toggleAttribute('data-held', open && panel.hasAttribute('data-ready'));
    show(open);
  };
  /** Back to what opened the chat, unless the visitor has gone elsewhere on the host page meanwhile. */
  const close = () => {
    if (!isOpen) return;
    const isInside = document.activeElement === host;
    setOpen(false);
    if (isInside) (opener instanceof HTMLElement && opener.isConnected ? opener : launcher).focus();
  };
  const makeFrame = () =>
    createChatFrame(settings, {
      onReady: () => {
        panel.setAttribute('data-ready', '');
        host.toggleAttribute('data-held', isOpen);
      },
      onClose: close,
      onBooking: (detail) => window.dispatchEvent(new CustomEvent('comptoir:booking', { detail })),
    });
  const open = () => {
    if (isOpen) return;
    const { activeElement } = document;
    opener = activeElement === host || activeElement === document.body ? null : activeElement;
    setOpen(true);
    if (!frame) {
      frame = makeFrame();
      panel.append(frame);
    }
    frame.focus();
  };

  launcher.addEventListener('click', () => (isOpen ? close() : open()));
  host.addEventListener('keydown', (event) => event.key === 'Escape' && close());
  document.body.append(host);
  return { open, close };
};

const script =
  document.currentScript instanceof HTMLScriptElement
    ? document.currentScript
    : document.querySelector<HTMLScriptElement>('script[data-site][src*="widget.js"]');

const settings = script && readSettings(script, navigator.language);

const boot = () => {
  if (settings && !window.Comptoir) window.Comptoir = start(settings);
};

if (document.body) boot();
else document.addEventListener('DOMContentLoaded', boot);
