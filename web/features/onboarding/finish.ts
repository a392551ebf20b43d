import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { greetingElsewhere } from '../../lib/translation-values.ts';
import { ownMember } from '../session/own-member.ts';
import type { OnboardingDraft } from './draft.ts';
import { onboardingTexts } from './texts.ts';

interface FinishDeps {
  readonly api: Api;
  readonly userId: string;
  readonly now: () => Date;
  readonly newKey: () => string;
  readonly sleep: (ms: number) => Promise<void>;
  readonly timezone: string;
  /** Called before the first window is made, so that a second try completes them. */
  readonly onWindowsBegin: () => void;
}

const weekdays = [1, 2, 3, 4, 5];
const horizonMs = 14 * DAY_MS;
const retryPauseMs = 1000;
const maxTries = 5;

/** The person's own name, where they gave one. */
const saveOwnName = async ({ api, userId }: FinishDeps, { profile }: OnboardingDraft): Promise<void> => {
  const name = profile.ownName.trim();
  if (name === '') return;
  const { version } = await ownMember(api, userId);
  await api('PATCH /v1/members/me', { body: { name, version } });
};

const makeWindows = async (deps: FinishDeps, draft: OnboardingDraft): Promise<void> => {
  const { windows } = await deps.api('GET /v1/availability');
  if (windows.length > 0 && !draft.windowsBegun) return;
  deps.onWindowsBegin();
  const existing = new Set(windows.map((window) => window.dayOfWeek));
  for (const dayOfWeek of weekdays.filter((day) => !existing.has(day)))
    await deps.api('POST /v1/availability', {
      body: {
        dayOfWeek,
        startTime: '09:00',
        endTime: '17:00',
        timezone: deps.timezone,
        capacity: 1,
        active: true,
      },
    });
};

/** The services that were chosen; one of that name exists already where an earlier try made it. */
const makeServices = async ({ api }: FinishDeps, { services }: OnboardingDraft): Promise<void> => {
  const chosen = services.filter(({ isChosen }) => isChosen);
  if (chosen.length === 0) return;
  const { services: existing } = await api('GET /v1/services');
  const known = new Set(existing.map(({ name }) => name));
  for (const { name, durationMin } of chosen.filter((one) => !known.has(one.name)))
    await api('POST /v1/services', { body: { name, durationMin } });
};

const generateSlots = ({ api, now }: FinishDeps, { schedule }: OnboardingDraft) => {
  const start = now();
  return api('POST /v1/slots/generate', {
    body: {
      startAt: start.toISOString(),
      endAt: new Date(start.getTime() + horizonMs).toISOString(),
      durationMinutes: schedule.durationMinutes,
    },
  });
};

const GREETINGS = {
  fr: onboardingTexts.fr.site.defaultWelcome,
  en: onboardingTexts.en.site.defaultWelcome,
};

/** The site as it is sent; an empty description is left out. */
const siteBody = ({ site, profile }: OnboardingDraft) => ({
  slug: site.slug,
  title: site.title.trim(),
  theme: site.theme,
  welcomeMessage: site.welcomeMessage.trim(),
  replyMode: 'llm' as const,
  industry: profile.industry,
  ...greetingElsewhere(site.welcomeMessage.trim(), GREETINGS),
  ...(site.description.trim() ? { description: site.description.trim() } : {}),
});

const hasCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;

/**
 * `site_exists`: an earlier try succeeded. `in_progress`: it is still running, so the request is repeated under the
 * same key.
 */
const makeSite = async (deps: FinishDeps, draft: OnboardingDraft): Promise<void> => {
  const headers = { 'Idempotency-Key': deps.newKey() };
  for (let attempt = 1; ; attempt++) {
    try {
      await deps.api('POST /v1/sites', { body: siteBody(draft), headers });
      return;
    } catch (error) {
      if (hasCode(error, 'site_exists')) return;
      if (!hasCode(error, 'in_progress') || attempt === maxTries) throw error;
      await deps.sleep(retryPauseMs);
    }
  }
};

/**
 * The final saves; the profile was saved at its step. The site comes last, so that the public page opens only once its
 * content exists. The caller reloads the session before and after.
 */
export const finishOnboarding = async (deps: FinishDeps, draft: OnboardingDraft): Promise<void> => {
  await saveOwnName(deps, draft);
  await makeServices(deps, draft);
  if (draft.schedule.generateSlots) {
    await makeWindows(deps, draft);
    await generateSlots(deps, draft);
  }
  await makeSite(deps, draft);
};

/** Whether the last step failed because of the slug, which the site step can change. */
export const isSlugTaken = (error: unknown): boolean => hasCode(error, 'slug_taken');
