import { generateSlug, slugVariant } from '../../../shared/domain/slug.ts';
import type { SiteCreate } from '../../../shared/schemas/site.ts';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { greetingElsewhere } from '../../lib/translation-values.ts';
import { siteTexts } from './texts.ts';

interface CreateDeps {
  readonly api: Api;
  readonly newKey: () => string;
  readonly sleep: (ms: number) => Promise<void>;
}

/** A new site's texts in the reader's language. */
interface NewSiteTexts {
  readonly defaultTitle: string;
  readonly defaultWelcome: string;
}

const GREETINGS = {
  fr: siteTexts.fr.activation.defaultWelcome,
  en: siteTexts.en.activation.defaultWelcome,
};

/** Variants tried of a taken slug. */
const SLUG_RETRIES = 5;

const RANDOM_LETTERS = 6;
const SAME_KEY_TRIES = 5;
const SAME_KEY_PAUSE_MS = 1000;

/** Six random characters, for a slug when no name yields one. */
export const randomSuffix = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, RANDOM_LETTERS);

/** The site that the activation button creates: slug and title from the business's name. */
export const newSite = (business: string, suffix: string, t: NewSiteTexts): SiteCreate => {
  const name = business.trim();
  return {
    slug: generateSlug(name, suffix),
    title: name || t.defaultTitle,
    theme: 'light',
    welcomeMessage: t.defaultWelcome,
    ...greetingElsewhere(t.defaultWelcome, GREETINGS),
    replyMode: 'llm',
  };
};

const hasCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;

/** `in_progress`: an earlier try of this request is still running, so it is repeated under the same key. */
const post = async ({ api, newKey, sleep }: CreateDeps, body: SiteCreate): Promise<void> => {
  const headers = { 'Idempotency-Key': newKey() };
  for (let attempt = 1; ; attempt++) {
    try {
      await api('POST /v1/sites', { body, headers });
      return;
    } catch (error) {
      if (!hasCode(error, 'in_progress') || attempt === SAME_KEY_TRIES) throw error;
      await sleep(SAME_KEY_PAUSE_MS);
    }
  }
};

/**
 * Creates the site under its slug, or one of five `-N` variants when that is taken. Answers `exists` when the business
 * already has a site, which should then be loaded. Throws any other refusal, and the last `slug_taken`.
 */
export const createSite = async (deps: CreateDeps, site: SiteCreate): Promise<'created' | 'exists'> => {
  for (let variant = 0; ; variant++) {
    try {
      await post(deps, { ...site, slug: variant === 0 ? site.slug : slugVariant(site.slug, variant) });
      return 'created';
    } catch (error) {
      if (hasCode(error, 'site_exists')) return 'exists';
      if (!hasCode(error, 'slug_taken') || variant === SLUG_RETRIES) throw error;
    }
  }
};
