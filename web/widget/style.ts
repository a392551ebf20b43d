import { inkOn, toHex } from '../lib/colour/contrast.ts';
import type { WidgetSettings } from './settings.ts';

/** The widget's style sheet. In the shadow root it does not affect the host page, nor the host's styles it. */
export const widgetCss = ({ side, color }: Pick<WidgetSettings, 'side' | 'color'>): string => `
:host{all:initial;position:fixed;z-index:2147483000;bottom:20px;${side}:20px;font:600 16px/1.2 system-ui,sans-serif;color-scheme:light}
button{display:flex;align-items:center;justify-content:center;gap:10px;box-sizing:border-box;min-width:60px;height:60px;padding:0 18px;margin:0;border:0;border-radius:30px;background:${toHex(color)};color:${toHex(inkOn(color))};font:inherit;cursor:pointer;box-shadow:0 8px 24px -6px #0f172a73,0 0 0 1px #ffffff59}
button:focus-visible{outline:3px solid #0369a1;outline-offset:3px;box-shadow:0 0 0 3px #fff}
svg{width:24px;height:24px;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.panel{position:absolute;bottom:72px;${side}:0;display:grid;width:400px;height:min(640px,calc(100dvh - 112px));overflow:hidden;border-radius:16px;background:#fff;color:#526077;box-shadow:0 24px 64px -16px #0f172a80,0 0 0 1px #0f172a1a;animation:in .18s ease-out}
.panel[hidden]{display:none}
.panel>*{grid-area:1/1}
span[hidden]{display:none}
p{place-self:center;margin:0;font-weight:400}
iframe{width:100%;height:100%;border:0}
@keyframes in{from{opacity:0;transform:translateY(8px)}}
@media (prefers-reduced-motion:reduce){.panel{animation:none}}
@media (max-width:480px){.panel{position:fixed;inset:0;width:100%;height:100dvh;border-radius:0}:host([data-held]) button{display:none}}
@media (forced-colors:active){button{border:2px solid}}
@media print{:host{display:none!important}}
`;
