import { plainText } from './plain-text.ts';

/** Slugs on the wire. */
export const SLUG_PATTERN = /^[a-z0-9-]{3,50}$/;

/** The longest slug that the product generates. */
export const GENERATED_SLUG_MAX = 30;

/** Days for which a renamed site's old slug redirects and stays reserved. */
export const SLUG_TOMBSTONE_DAYS = 180;

const RESERVED = new Set([
  ...['admin', 'administrator', 'api', 'app', 'assets', 'auth', 'billing', 'book', 'booking', 'comptoir'],
  ...['config', 'contact', 'dashboard', 'docs', 'embed', 'help', 'legal', 'login', 'mail', 'mentions'],
  ...['me', 'onboarding', 'public', 'rdv', 'root', 'security', 'settings', 'signup', 'site', 'static'],
  ...[
    'status',
    'support',
    'system',
    'webhooks',
    'widget',
    'www',
    'confidentialite',
    'new',
    'null',
    'undefined',
  ],
]);

/** Whether a business may not take this word as its slug. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);

export const isValidSlug = (slug: string): boolean => SLUG_PATTERN.test(slug);

const clean = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, GENERATED_SLUG_MAX)
    .replace(/^-+|-+$/g, '');

/**
 * A slug generated from a name, at most 30 characters; `site-` and `suffix` when too little of the name remains.
 */
export const generateSlug = (name: string, suffix: string): string => {
  const slug = clean(name);
  return isValidSlug(slug) && !isReservedSlug(slug) ? slug : `site-${suffix}`;
};

/** The n-th variant of a taken slug: `-N` appended, still within 30 characters. */
export const slugVariant = (slug: string, n: number): string => {
  const ending = `-${n}`;
  return slug.slice(0, GENERATED_SLUG_MAX - ending.length).replace(/-+$/, '') + ending;
};
