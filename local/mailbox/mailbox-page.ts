import { STYLE } from './mailbox-style.ts';
import type { Attachment, Message } from './message.ts';

export interface MailboxView {
  readonly messages: readonly Message[];
  readonly to: string;
  readonly language: 'fr' | 'en';
  readonly isRefreshing: boolean;
}

const LABELS = {
  fr: {
    title: 'Boîte de réception locale',
    intro: 'Les messages que l’application aurait envoyés. Rien ne quitte cette machine.',
    filter: 'Destinataire',
    show: 'Filtrer',
    all: 'Tous les messages',
    start: 'Actualiser toutes les 3 s',
    stop: 'Arrêter l’actualisation',
    empty: 'Aucun message pour l’instant.',
    html: 'Version mise en page',
    email: 'E-mail',
    from: 'De',
    headers: 'En-têtes',
    attachment: (type: string) => `Pièce jointe (${type})`,
    reply: (phone: string) => `Réponse de ${phone}`,
    send: 'Répondre',
  },
  en: {
    title: 'Local mailbox',
    intro: 'The messages the application would have sent. Nothing leaves this machine.',
    filter: 'Recipient',
    show: 'Filter',
    all: 'All messages',
    start: 'Refresh every 3 s',
    stop: 'Stop refreshing',
    empty: 'No message yet.',
    html: 'Formatted version',
    email: 'E-mail',
    from: 'From',
    headers: 'Headers',
    attachment: (type: string) => `Attachment (${type})`,
    reply: (phone: string) => `Answer from ${phone}`,
    send: 'Answer',
  },
};

type Labels = (typeof LABELS)['fr'];

/**
 * The mailbox as one HTML page: no script, no outside asset; every message's own HTML is shown in a sandboxed frame.
 */
export function mailboxPage(view: MailboxView): string {
  const labels = LABELS[view.language];
  const list = view.messages
    .map((message) => (isSms(message) ? bubble : article)(message, view.language, labels))
    .join('\n');
  return `<!doctype html>
<html lang="${view.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${view.isRefreshing ? '<meta http-equiv="refresh" content="3">' : ''}
<title>${labels.title} (${view.messages.length})</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${labels.title}</h1>
<p class="muted">${labels.intro}</p>
${toolbar(view, labels)}
${list || `<p class="empty">${labels.empty}</p>`}
</main>
</body>
</html>`;
}

function toolbar({ to, isRefreshing }: MailboxView, labels: Labels): string {
  const kept = to ? `<input type="hidden" name="to" value="${escapeHtml(to)}">` : '';
  const auto = '<input type="hidden" name="auto" value="1">';
  return `<div class="toolbar">
<form method="get">
<label for="to">${labels.filter}</label>
<input id="to" name="to" value="${escapeHtml(to)}" autocomplete="off">
${isRefreshing ? auto : ''}<button>${labels.show}</button>
${to ? `<a href="?">${labels.all}</a>` : ''}
</form>
<form method="get">${kept}${isRefreshing ? '' : auto}<button>${isRefreshing ? labels.stop : labels.start}</button></form>
</div>`;
}

function article(message: Message, language: 'fr' | 'en', labels: Labels): string {
  const formatted = message.html
    ? `<details><summary>${labels.html}</summary><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${labels.html}" srcdoc="${escapeHtml(message.html)}"></iframe></details>`
    : '';
  return `<article>
<header>
<span class="chip">${labels.email}</span>
<a href="?to=${encodeURIComponent(message.to)}">${escapeHtml(message.to)}</a>
<time datetime="${escapeHtml(message.at)}">${escapeHtml(when(message.at, language))}</time>
</header>
${message.from ? `<p class="from">${labels.from} ${escapeHtml(message.from)}</p>` : ''}
${message.subject ? `<h2>${escapeHtml(message.subject)}</h2>` : ''}
<pre>${linkified(message.text)}</pre>
${formatted}${headersOf(message, labels)}${message.attachments.map((attachment) => attachmentLink(attachment, labels)).join('')}
</article>`;
}

const isSms = ({ to }: Message): boolean => !to.includes('@');

/** An SMS as a telephone shows it: what was received on the left, the person's own answer on the right. */
function bubble({ to, from, text, at }: Message, language: 'fr' | 'en', labels: Labels): string {
  const phone = from ?? to;
  const form = `<form method="post" action="/__local/sms" class="reply">
<input type="hidden" name="from" value="${escapeHtml(phone)}">
<input name="text" aria-label="${escapeHtml(labels.reply(phone))}" required autocomplete="off"><button>${labels.send}</button>
</form>`;
  return `<article class="sms ${from ? 'own' : ''}">
<header>
<span class="chip">SMS</span>
<a href="?to=${encodeURIComponent(phone)}">${escapeHtml(phone)}</a>
<time datetime="${escapeHtml(at)}">${escapeHtml(when(at, language))}</time>
</header>
<pre class="bubble">${linkified(text)}</pre>
${from ? '' : form}
</article>`;
}

function headersOf({ headers = [] }: Message, labels: Labels): string {
  if (headers.length === 0) return '';
  const lines = headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
  return `<details><summary>${labels.headers}</summary><pre>${escapeHtml(lines)}</pre></details>`;
}

/** An attachment may come without a name: it is then called by its type. */
function attachmentLink({ filename, contentType, content }: Attachment, labels: Labels): string {
  const href = `data:${contentType};base64,${Buffer.from(content).toString('base64')}`;
  return `<p class="attachment"><a download="${escapeHtml(filename)}" href="${escapeHtml(href)}">${escapeHtml(filename.trim() || labels.attachment(contentType))}</a></p>`;
}

function when(at: string, language: 'fr' | 'en'): string {
  const format = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'medium', timeStyle: 'medium' });
  return Number.isNaN(Date.parse(at)) ? at : format.format(new Date(at));
}

/** Text with its http(s) addresses made clickable, so that a manage link is one click away. */
function linkified(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 ? `<a href="${safe}" rel="noreferrer">${safe}</a>` : safe;
    })
    .join('');
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Text made safe inside an element and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '');
}
