import { NEUTRAL_COLOURS, PRODUCT_COLOURS, type Theme } from '../../shared/domain/theme-colours.ts';

const variables = (theme: Theme): string =>
  Object.entries({ ...NEUTRAL_COLOURS[theme], ...PRODUCT_COLOURS[theme] })
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');

/** The mailbox page's whole style. */
export const STYLE = `
:root { ${variables('light')} }
@media (prefers-color-scheme: dark) { :root { ${variables('dark')} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { margin: 0; font-size: 24px; }
h2 { margin: 12px 0 0; font-size: 18px; overflow-wrap: anywhere; }
a { color: var(--primary); overflow-wrap: anywhere; }
.muted, time { color: var(--muted); }
.muted { margin: 4px 0 24px; }
.toolbar { display: flex; flex-wrap: wrap; gap: 12px; justify-content: space-between; margin-bottom: 24px; }
.toolbar form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
input, button { min-height: 44px; padding: 0 12px; border: 1px solid var(--control); border-radius: 10px; background: var(--surface);
  color: var(--ink); font: inherit; }
button { border-color: transparent; background: var(--primary); color: var(--on-primary); cursor: pointer; }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
article { margin-top: 16px; padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
article header { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; font-size: 14px; }
time { margin-left: auto; font-variant-numeric: tabular-nums; }
.chip { padding: 2px 10px; border-radius: 999px; background: var(--positive-soft); color: var(--positive); font-size: 12px; }
pre { margin: 12px 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { min-height: 44px; padding-top: 12px; color: var(--muted); cursor: pointer; }
iframe { width: 100%; height: 420px; border: 1px solid var(--line); border-radius: 10px; background: #ffffff; }
.attachment { margin: 12px 0 0; }
.from { margin: 8px 0 0; color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
.bubble { width: fit-content; max-width: 85%; padding: 8px 14px; border-radius: 18px 18px 18px 4px; border: 1px solid var(--line); background: var(--bg); }
.own .bubble { margin-left: auto; border: 0; border-radius: 18px 18px 4px; background: var(--primary); color: var(--on-primary); }
.reply { display: flex; gap: 8px; margin-top: 12px; }
.reply input { flex: 1; min-width: 0; }
.empty { padding: 48px 0; color: var(--muted); text-align: center; }
`;
