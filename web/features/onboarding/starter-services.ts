import type { Industry } from '../../../shared/domain/industries.ts';
import type { OnboardingTexts } from './texts.ts';

/** A service that a new business may start with. */
export interface StarterService {
  readonly name: string;
  readonly durationMin: number;
  /** Only what was chosen is created: nobody's business is described without them. */
  readonly isChosen: boolean;
}

/** The usual lengths, in minutes, in the order of the industry's names. */
const MINUTES: Readonly<Record<Industry, readonly number[]>> = {
  services: [30, 60, 30],
  sante: [60, 30, 60],
  immobilier: [30, 60, 45],
  automobile: [30, 60, 60, 90],
  beaute: [45, 120, 60, 45],
  autre: [30, 60],
};

/** Lengths to choose from, in minutes. */
export const STARTER_DURATIONS = [15, 30, 45, 60, 75, 90, 120] as const;

/** What is offered to a new business of an industry, none of it chosen yet. */
export const startersOf = (industry: Industry, t: OnboardingTexts): readonly StarterService[] =>
  t.starters.names[industry].map((name, index) => ({
    name,
    durationMin: MINUTES[industry][index] ?? STARTER_DURATIONS[3],
    isChosen: false,
  }));
