import type { Page } from 'playwright-core';
import { CANARY } from './payloads.ts';

/** What happened on a page that must not: scripts that ran, questions that popped up, policies that were broken. */
export interface Watch {
  readonly page: Page;
  /** What is wrong with the page as it is now, and what happened on the way. */
  readonly harm: () => Promise<string[]>;
}

/** Elements and attributes that only a payload could have made. The mailbox shows its mails in frames where no script may run. */
const PLANTED = `(() => {
  const code = /^(on.*|srcdoc|data-pwned)$/i;
  const isCode = ({ name, value }) => code.test(name) || /^\\s*javascript:/i.test(value) && name !== 'value' && name !== 'content';
  const isShut = (element) => element.hasAttribute('sandbox') && !element.sandbox.contains('allow-scripts');
  const attributes = [...document.querySelectorAll('*')].filter((element) => !isShut(element)).flatMap((element) =>
    [...element.attributes].filter(isCode).map(({ name }) => element.tagName + ' with ' + name));
  const scripts = [...document.scripts].filter(({ src, type }) => !src && !type.includes('json')).map(() => 'an inline script');
  const frames = [...document.querySelectorAll('base, iframe, object, embed')].filter((element) => !isShut(element));
  return [...attributes, ...scripts, ...frames.map(({ tagName }) => 'a ' + tagName)];
})()`;

const LISTEN = `addEventListener('securitypolicyviolation', (event) =>
  window.__violated(event.violatedDirective + ' by ' + event.blockedURI + ' ' + event.sample));`;

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Watches a page from its next address on. */
export const watch = async (page: Page): Promise<Watch> => {
  const happened: string[] = [];
  const note = (what: string) => happened.push(`${page.url()}: ${what}`);
  await page.exposeFunction(CANARY, () => note('a payload ran'));
  await page.exposeFunction('__violated', (what: string) => note(`broke ${what}`));
  await page.addInitScript(LISTEN);
  page.on('dialog', (dialog) => {
    note(`asked ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) note(`asked for ${request.url()}`);
  });
  return {
    page,
    harm: async () => {
      const planted = strings(await page.evaluate(PLANTED));
      return [...happened.splice(0), ...planted.map((what) => `${page.url()}: holds ${what}`)];
    },
  };
};
