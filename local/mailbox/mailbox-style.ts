/** The mailbox page's whole style; the colours are the product's own pairs (contrast ≥ 4.5 in both themes). */
export const STYLE = `
:root { --ink: #0f172a; --surface: #ffffff; --ground: #f1f5f9; --muted: #526077; --line: #cbd5e1; --control: #7c8aa0;
  --primary: #0369a1; --on-primary: #ffffff; --chip-ink: #065f46; --chip: #d1fae5; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1f5f9; --surface: #0f172a; --ground: #020617; --muted: #9fb0c8; --line: #334155; --control: #64748b;
    --primary: #38bdf8; --on-primary: #04263a; --chip-ink: #a7f3d0; --chip: #063f31; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
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
.chip { padding: 2px 10px; border-radius: 999px; background: var(--chip); color: var(--chip-ink); font-size: 12px; }
pre { margin: 12px 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { min-height: 44px; padding-top: 12px; color: var(--muted); cursor: pointer; }
iframe { width: 100%; height: 420px; border: 1px solid var(--line); border-radius: 10px; background: #ffffff; }
.attachment { margin: 12px 0 0; }
.empty { padding: 48px 0; color: var(--muted); text-align: center; }
`;
