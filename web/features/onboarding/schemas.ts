import { array, object, string } from 'yup';
import { INDUSTRIES } from '../../../shared/domain/industries.ts';
import { issueText } from '../../../shared/domain/issues.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { MAX } from '../../../shared/domain/limits.ts';
import { isValidSlug } from '../../../shared/domain/slug.ts';
import { phone } from '../../../shared/schemas/fields.ts';
import { slugTexts } from '../slug/texts.ts';
import type { OnboardingTexts } from './texts.ts';

const tooLong = (max: number, language: Language): [number, string] => [
  max,
  issueText(`too_long:${max}`, language),
];

export const profileSchema = (t: OnboardingTexts, language: Language) =>
  object({
    name: string()
      .trim()
      .required(t.profile.nameRequired)
      .min(2, t.profile.nameTooShort)
      .max(...tooLong(MAX.name, language)),
    ownName: string()
      .trim()
      .max(...tooLong(MAX.name, language)),
    phone: string()
      .trim()
      .test('phone', issueText('phone', language), (value) => !value || phone().isValidSync(value)),
    industry: string().oneOf(INDUSTRIES).required(issueText('required', language)),
  });

/** Of the services to start with, those that were chosen need a name. */
export const startersSchema = (t: OnboardingTexts, language: Language) =>
  object({
    services: array(
      object({
        name: string()
          .trim()
          .max(...tooLong(MAX.name, language))
          .when('isChosen', ([isChosen], name) =>
            isChosen ? name.required(t.starters.nameTooShort).min(2, t.starters.nameTooShort) : name,
          ),
      }),
    ),
  });

export const siteSchema = (t: OnboardingTexts, language: Language) =>
  object({
    slug: string().test('slug', slugTexts[language].invalid, (value) => isValidSlug(value ?? '')),
    title: string()
      .trim()
      .required(t.site.titleRequired)
      .max(...tooLong(MAX.name, language)),
    theme: string().oneOf(['light', 'dark']).required(issueText('required', language)),
    welcomeMessage: string()
      .trim()
      .required(t.site.welcomeRequired)
      .min(10, t.site.welcomeTooShort)
      .max(...tooLong(MAX.welcomeMessage, language)),
    description: string()
      .trim()
      .test('short', t.site.descriptionTooShort, (value) => !value || value.length >= 10)
      .max(...tooLong(MAX.description, language)),
  });
