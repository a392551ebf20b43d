import { type LoadedScenario, loadScenarios } from '../eval/scenarios/load.ts';
import type { LearnedAct } from '../functions/assistant/hear/learned/act-names.ts';

type Category = LoadedScenario['category'];

/** What is wanted in conversations of a category; those of other categories want something of their own each. */
const WANTED: Partial<Record<Category, LearnedAct>> = {
  late: 'late',
  complaint: 'complaint',
  emergency: 'emergency',
  callback: 'callback',
  faq: 'question',
  facts: 'question',
};

const wantedIn = ({ category, steps, end }: LoadedScenario): LearnedAct | undefined =>
  end.booked.length > 0 && steps.some(({ goOn }) => goOn === 'booked') ? 'book' : WANTED[category];

/** The first messages of the conversations that builders may read: most people want a time, and say so in few words. */
export const firstMessages = (): ReadonlyArray<{ readonly say: string; readonly act: LearnedAct }> =>
  loadScenarios()
    .filter(({ part }) => part === 'seen')
    .flatMap((scenario) => {
      const say = scenario.steps[0]?.say;
      const act = wantedIn(scenario);
      return say === undefined || act === undefined ? [] : [{ say, act }];
    });
