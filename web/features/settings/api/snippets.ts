import { widgetSnippet } from '../../../lib/widget-snippet.ts';

/** A question put to the public chat, as a developer tries it in a terminal. */
export const chatCall = (chatUrl: string, question: string): string =>
  [
    `curl -X POST '${chatUrl}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -H "Idempotency-Key: $(uuidgen)" \\`,
    `  -d '${JSON.stringify({ message: question, history: [], consent: true }).replaceAll("'", "'\\''")}'`,
  ].join('\n');

/** The shape of its answer. */
export const CHAT_ANSWER = `{
  "data": {
    "reply": "…",
    "convId": "…",
    "mode": "llm",
    "suggestions": {
      "slots": [{ "slotId": "…", "startAt": "2026-11-24T14:00:00.000Z", "endAt": "…" }]
    },
    "booking": { "startAt": "…", "endAt": "…" },
    "lead": { "leadId": "…" }
  }
}`;

/** How a receiver of webhooks makes sure who sent a message. */
export const VERIFY = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.COMPTOIR_SECRET); // whsec_…
const event = webhook.verify(rawBody, request.headers);
console.log(event.type, event.data);`;

/** The widget as its owner pastes it, with nothing chosen. */
export const plainWidget = (scriptUrl: string, slug: string): string =>
  widgetSnippet(scriptUrl, slug, { position: 'right', color: '', label: '' });

/** How a page opens the chat from a button of its own, and hears of a booking. */
export const WIDGET_CONTROL = `document.querySelector('#rdv').addEventListener('click', () => window.Comptoir.open());

window.addEventListener('comptoir:booking', (event) => {
  console.log(event.detail);
});`;
