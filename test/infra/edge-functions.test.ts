import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { edgeScript } from '../../infra/constructs/edge-function.ts';
import type { EdgeAnswer, ViewerRequest } from '../../infra/edge/viewer-request.ts';
import { EDGE_HEADERS } from '../../shared/domain/edge-headers.ts';
import { languageOf } from '../../shared/domain/language.ts';
import { edgeHandler } from '../support/edge-engine.ts';
import { seededRuns } from '../support/seeded.ts';

const host = 'https://pages.example.com';
const askFunctions = edgeHandler(edgeScript({ module: 'ask-functions' }));
const askFiles = edgeHandler(edgeScript({ module: 'ask-files' }));
const askOther = edgeHandler(edgeScript({ module: 'ask-other-host', host }));
const askWidget = edgeHandler(edgeScript({ module: 'ask-widget', host }));

const request = (part: Partial<ViewerRequest> = {}): ViewerRequest => ({
  method: 'GET',
  uri: '/site/chez-maria',
  querystring: {},
  ...part,
  headers: { host: { value: 'app.example.com' }, ...part.headers },
});

const asked = (part: Partial<ViewerRequest> = {}, ip?: string): ViewerRequest & EdgeAnswer =>
  askFunctions(request(part), ip);

const language = (part: Partial<ViewerRequest>): string | undefined =>
  asked(part).headers[EDGE_HEADERS.language]?.value;

describe('in front of the functions', () => {
  test.each(['203.0.113.7', '2001:db8::1'])(
    'tells the visitor’s address %s over whatever they sent',
    (ip) => {
      const { headers } = asked({ headers: { 'x-comptoir-viewer': { value: '10.0.0.1' } } }, ip);
      expect(headers['x-comptoir-viewer']).toEqual({ value: ip });
    },
  );

  test('asks for /site where /site/ was asked for, and changes no other path', () => {
    expect(asked({ uri: '/site/' }).uri).toBe('/site');
    for (const uri of ['/site', '/site/demo', '/site/demo/', '/rdv/']) expect(asked({ uri }).uri).toBe(uri);
  });

  test('tells the host that was asked over whatever the visitor sent', () => {
    const { headers } = asked({ headers: { 'x-comptoir-host': { value: 'evil.example' } } });
    expect(headers['x-comptoir-host']).toEqual({ value: 'app.example.com' });
  });

  test('tells the language of ?lang, else of the browser, else French', () => {
    const english = { 'accept-language': { value: 'en-CA,en;q=0.9,fr;q=0.8' } };
    expect(language({})).toBe('fr');
    expect(language({ headers: english })).toBe('en');
    expect(language({ headers: english, querystring: { lang: { value: 'fr' } } })).toBe('fr');
    expect(language({ headers: { 'x-lang': { value: 'en' } } })).toBe('fr');
    expect(language({ querystring: { lang: { value: '%' } } })).toBe('fr');
  });

  test('reads every ?lang as the functions do', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('en', 'EN-ca', ' en', 'fr', '')), (tag) => {
        expect(language({ querystring: { lang: { value: encodeURIComponent(tag) } } })).toBe(languageOf(tag));
      }),
      seededRuns(100),
    );
  });

  test('lets other sites’ scripts ask before they call what is public, and nothing else', () => {
    const answer = asked({ method: 'OPTIONS', uri: '/public/sites/chez-maria/bookings' });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toEqual({ value: '*' });
    expect(answer.headers['access-control-allow-headers']?.value).toContain('idempotency-key');
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(asked({ method: 'OPTIONS', uri: '/v1/me' })).not.toHaveProperty('statusCode');
  });
});

describe('in front of the bucket', () => {
  const fileFor = (uri: string): string => askFiles(request({ uri })).uri;

  test('the first screens were rendered in the language of ?lang, else of the browser', () => {
    const english = { 'accept-language': { value: 'en-US,fr;q=0.5' } };
    const rendered = (part: Partial<ViewerRequest>): string => askFiles(request(part)).uri;
    expect(rendered({ uri: '/' })).toBe('/prerendered/landing.fr.html');
    expect(rendered({ uri: '/', headers: english })).toBe('/prerendered/landing.en.html');
    expect(rendered({ uri: '/', headers: english, querystring: { lang: { value: 'fr' } } })).toBe(
      '/prerendered/landing.fr.html',
    );
    expect(rendered({ uri: '/mentions', headers: english })).toBe('/prerendered/mentions.en.html');
    expect(rendered({ uri: '/toString' })).toBe('/index.html');
  });

  test.each(['/login', '/dashboard/leads', '/dashboard/', '/v1.0/', '//'])('%s is a screen', (uri) =>
    expect(fileFor(uri)).toBe('/index.html'),
  );

  test.each(['/assets/app-1234.js', '/config.json', '/widget.js', '/robots.txt'])('%s is a file', (uri) =>
    expect(fileFor(uri)).toBe(uri),
  );
});

describe('in front of what lives on the other host', () => {
  const sent = (uri: string, querystring: ViewerRequest['querystring'] = {}): EdgeAnswer =>
    askOther(request({ uri, querystring }));

  test('sends to the same address there, a form with its body, and has nobody remember it', () => {
    expect(sent('/rdv/WyJ0Il0.c2ln')).toEqual({
      statusCode: 308,
      headers: {
        'strict-transport-security': { value: 'max-age=31536000; includeSubDomains' },
        location: { value: 'https://pages.example.com/rdv/WyJ0Il0.c2ln' },
        'cache-control': { value: 'no-store' },
      },
    });
  });

  test('brings what was asked along, as it was written', () => {
    const query = {
      lang: { value: 'en' },
      utm_source: { value: 'a%20b', multiValue: [{ value: 'a%20b' }, { value: 'c' }] },
      print: { value: '' },
    };
    expect(sent('/site/chez-maria', query).headers.location?.value).toBe(
      'https://pages.example.com/site/chez-maria?lang=en&utm_source=a%20b&utm_source=c&print',
    );
  });

  test('names no other host, whatever the address looks like', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        const { location } = sent(`//${url}`).headers;
        expect(new URL(location?.value ?? '').origin).toBe('https://pages.example.com');
      }),
      seededRuns(100),
    );
  });

  test('answers the widget’s former address by a script that brings the widget from there', () => {
    const { statusCode, headers, body } = askWidget(request());
    expect([statusCode, headers['content-type']?.value]).toEqual([200, 'text/javascript; charset=utf-8']);
    const added: Record<string, unknown>[] = [];
    const element = {
      dataset: { site: 'chez-maria', label: 'Bonjour' },
      nonce: 'n',
      after: added.push.bind(added),
    };
    const page = { currentScript: element, createElement: () => ({ dataset: {} }) };
    new Function('document', body ?? '')(page);
    expect(added).toEqual([
      { dataset: element.dataset, nonce: 'n', src: 'https://pages.example.com/widget.js' },
    ]);
  });
});

describe('what CloudFront would answer by 502', () => {
  const returning = (outcome: string) => () =>
    edgeHandler(`function handler(event) { var request = event.request; ${outcome} }`)(request());

  test.each([
    ['return { statusCode: 200, headers: { Location: { value: "/" } } };', 'not in small letters'],
    ['return { statusCode: 200, headers: { via: { value: "1" } } };', 'via is not a function’s to write'],
    ['return { statusCode: 200, headers: { location: "/" } };', 'location has no value'],
    ['return { statusCode: "200", headers: {} };', 'the status 200'],
    ['return { statusCode: 200, status: "OK" };', 'the field status'],
    ['return { statusCode: 200, body: { a: 1 } };', 'a body that is no text'],
    ['request.headers.host = { value: "evil.example" }; return request;', 'host is not a function’s'],
    ['request.headers["x-edge-a"] = { value: "1" }; return request;', 'x-edge-a is not a function’s'],
    ['request.uri = "index.html"; return request;', 'the address index.html'],
    ['request.method = "POST"; return request;', 'the method was changed'],
    ['return null;', 'nothing was returned'],
  ])('is noticed here: %s', (outcome, refusal) => {
    expect(returning(outcome)).toThrow(refusal);
  });
});
