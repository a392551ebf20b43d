import { INDUSTRIES } from '../../../shared/domain/industries.ts';
import { array, boolean, number, object, string } from '../../../shared/schemas/fields.ts';
import type { KeyValueStorage } from '../session/session-store.ts';
import type { OnboardingDraft } from './draft.ts';
import { STEPS } from './steps.ts';

const profile = object({
  name: string().defined(),
  ownName: string().defined(),
  phone: string().defined(),
  industry: string().oneOf(INDUSTRIES).required(),
});

const services = array(
  object({
    name: string().defined(),
    durationMin: number().required(),
    isChosen: boolean().required(),
  }).required(),
);

const schedule = object({ generateSlots: boolean().required(), durationMinutes: number().required() });

const site = object({
  slug: string().defined(),
  title: string().defined(),
  theme: string().oneOf(['light', 'dark']).required(),
  welcomeMessage: string().defined(),
  description: string().defined(),
});

const draftSchema = object({
  profile: profile.required(),
  services: services.required(),
  schedule: schedule.required(),
  site: site.required(),
  reached: string().oneOf(STEPS).required(),
  windowsBegun: boolean().required(),
  typed: object({
    profile: profile.default(undefined),
    schedule: object({ services: services.required(), schedule: schedule.required() }).default(undefined),
    site: site.default(undefined),
  }).required(),
});

const keyOf = (tenantId: string): string => `comptoir.onboarding.${tenantId}`;

/** The stored draft of a business; null when there is none, or one of another version. */
export const readDraft = (storage: KeyValueStorage, tenantId: string): OnboardingDraft | null => {
  const stored = storage.getItem(keyOf(tenantId));
  if (stored === null) return null;
  try {
    return draftSchema.validateSync(JSON.parse(stored), { strict: true });
  } catch {
    return null;
  }
};

export const writeDraft = (storage: KeyValueStorage, tenantId: string, draft: OnboardingDraft): void =>
  storage.setItem(keyOf(tenantId), JSON.stringify(draft));

export const forgetDraft = (storage: KeyValueStorage, tenantId: string): void =>
  storage.removeItem(keyOf(tenantId));
