import type { Language } from './language.ts';

export const INDUSTRIES = ['services', 'sante', 'immobilier', 'automobile', 'beaute', 'autre'] as const;
export type Industry = (typeof INDUSTRIES)[number];

const labels: Record<Industry, Record<Language, string>> = {
  services: { fr: 'Services professionnels', en: 'Professional services' },
  sante: { fr: 'Santé & mieux-être', en: 'Health & wellness' },
  immobilier: { fr: 'Immobilier', en: 'Real estate' },
  automobile: { fr: 'Automobile', en: 'Automotive' },
  beaute: { fr: 'Beauté & esthétique', en: 'Beauty & esthetics' },
  autre: { fr: 'Autre', en: 'Other' },
};

/** The industry's name as shown to a reader of `language`. */
export const industryLabel = (industry: Industry, language: Language): string => labels[industry][language];
