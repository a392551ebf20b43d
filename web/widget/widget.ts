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

/** Adds the launcher to the page. The frame is created on first opening; until then nothing is requested or stored. */
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
  /** Returns the focus to what opened the chat, unless the visitor has moved it on the host page. */
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
