import type { Industry } from '../../../shared/domain/industries.ts';
import { formatPhone } from '../../../shared/domain/phone.ts';
import { generateSlug } from '../../../shared/domain/slug.ts';
import type { Me } from '../../../shared/schemas/me.ts';
import { type StarterService, startersOf } from './starter-services.ts';
import type { Step } from './steps.ts';
import type { OnboardingTexts } from './texts.ts';

export interface ProfileDraft {
  readonly name: string;
  /** The member's own name, for colleagues and visitors; blank when not given yet. */
  readonly ownName: string;
  readonly phone: string;
  readonly industry: Industry;
}

export interface ScheduleDraft {
  readonly generateSlots: boolean;
  readonly durationMinutes: number;
}

export interface SiteDraft {
  readonly slug: string;
  readonly title: string;
  readonly theme: 'light' | 'dark';
  readonly welcomeMessage: string;
  readonly description: string;
}

export interface SchedulePart {
  readonly services: readonly StarterService[];
  readonly schedule: ScheduleDraft;
}

/** What the form of a step holds and nobody has confirmed: perhaps not valid, so only its own form reads it. */
export interface TypedParts {
  readonly profile?: ProfileDraft | undefined;
  readonly schedule?: SchedulePart | undefined;
  readonly site?: SiteDraft | undefined;
}

/** The values confirmed so far, the steps completed, and what was typed since. */
export interface OnboardingDraft {
  readonly profile: ProfileDraft;
  readonly services: readonly StarterService[];
  readonly schedule: ScheduleDraft;
  readonly site: SiteDraft;
  readonly reached: Step;
  /** The final save has begun to create windows: missing ones are its own to complete, not somebody's deletions. */
  readonly windowsBegun: boolean;
  readonly typed: TypedParts;
}

export const DURATIONS = [30, 45, 60, 90] as const;
const defaultDuration = 60;

/** The duration as a number; 60 for anything that is not a number. */
export const durationOf = (value: unknown): number => {
  const minutes = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof minutes === 'number' && Number.isFinite(minutes) ? minutes : defaultDuration;
};

const localPart = (email: string): string => email.split('@')[0]?.trim() ?? '';

/** What a new business starts with; `suffix` is six random characters for a slug without a name. */
export const defaultDraft = (me: Me, t: OnboardingTexts, suffix: string): OnboardingDraft => {
  const local = localPart(me.user.email);
  const name = me.tenant?.name.trim() || local || t.profile.defaultName;
  const industry = me.tenant?.industry ?? 'services';
  return {
    profile: {
      name,
      ownName: '',
      phone: formatPhone(me.tenant?.phone ?? ''),
      industry,
    },
    services: startersOf(industry, t),
    schedule: { generateSlots: true, durationMinutes: defaultDuration },
    site: {
      slug: generateSlug(name, suffix),
      title: name,
      theme: 'light',
      welcomeMessage: t.site.defaultWelcome,
      description: '',
    },
    reached: 'profile',
    windowsBegun: false,
    typed: {},
  };
};

/** The business's part of the profile as it is sent: no phone is null. */
export const profileBody = ({ name, phone, industry }: ProfileDraft) => ({
  name: name.trim(),
  industry,
  phone: phone.trim() || null,
});

/** How a slug begins that was made without a name. */
const NAMELESS = 'site-';

/** Whether a slug is still the one that was made of a name. */
const isSlugOf = (slug: string, name: string): boolean =>
  slug === generateSlug(name, slug.slice(NAMELESS.length));

const withName = (site: SiteDraft, from: string, to: string, suffix: string): SiteDraft => ({
  ...site,
  title: site.title === from ? to : site.title,
  slug: to !== from && isSlugOf(site.slug, from) ? generateSlug(to, suffix) : site.slug,
});

/**
 * The draft with another profile: a title and a slug that nobody edited follow the name, and another industry offers
 * its own services. `suffix` as for `defaultDraft`.
 */
export const withProfile = (
  draft: OnboardingDraft,
  profile: ProfileDraft,
  t: OnboardingTexts,
  suffix: string,
): OnboardingDraft => {
  const { name, industry } = draft.profile;
  const following = (site: SiteDraft) => withName(site, name, profile.name, suffix);
  const isSameIndustry = profile.industry === industry;
  const { schedule, site } = draft.typed;
  return {
    ...draft,
    profile,
    services: isSameIndustry ? draft.services : startersOf(profile.industry, t),
    site: following(draft.site),
    typed: { schedule: isSameIndustry ? schedule : undefined, site: site && following(site) },
  };
};
