import type { WidgetSettings } from './settings.ts';
import { widgetCss } from './style.ts';

const SVG = 'http://www.w3.org/2000/svg';
const BUBBLE = 'M21 15a2 2 0 0 1-2 2H8l-5 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z';
const CROSS = 'M18 6 6 18M6 6l12 12';
const PANEL_ID = 'panel';

/** The widget's elements: its host, and the contents of the host's open shadow root. */
export interface WidgetParts {
  readonly host: HTMLElement;
  readonly launcher: HTMLButtonElement;
  readonly panel: HTMLElement;
  /** Draws both for one of the two states. */
  readonly show: (open: boolean) => void;
}

const drawIcon = (): { svg: SVGSVGElement; path: SVGPathElement } => {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(path);
  return { svg, path };
};

const drawPanel = ({ words }: WidgetSettings): HTMLElement => {
  const panel = document.createElement('div');
  const loading = document.createElement('p');
  panel.className = PANEL_ID;
  panel.id = PANEL_ID;
  panel.role = 'dialog';
  panel.ariaLabel = words.panel;
  loading.textContent = words.loading;
  panel.append(loading);
  return panel;
};

const showState = (
  open: boolean,
  { words, label }: WidgetSettings,
  launcher: HTMLElement,
  panel: HTMLElement,
) => {
  panel.hidden = !open;
  launcher.ariaExpanded = String(open);
  launcher.ariaLabel = open ? words.close : (label ?? words.open);
};

/** Draws the widget. Its style sheet is constructed, which a host's content security policy does not block. */
export const drawWidget = (settings: WidgetSettings): WidgetParts => {
  const host = document.createElement('comptoir-chat');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(widgetCss(settings));
  root.adoptedStyleSheets = [sheet];
  const launcher = document.createElement('button');
  const { svg, path } = drawIcon();
  launcher.type = 'button';
  launcher.ariaHasPopup = 'dialog';
  launcher.setAttribute('aria-controls', PANEL_ID);
  const text = document.createElement('span');
  text.textContent = settings.label;
  launcher.append(svg, text);
  const panel = drawPanel(settings);
  root.append(launcher, panel);
  const show = (open: boolean) => {
    path.setAttribute('d', open ? CROSS : BUBBLE);
    text.hidden = open || settings.label === null;
    showState(open, settings, launcher, panel);
  };
  show(false);
  return { host, launcher, panel, show };
};
