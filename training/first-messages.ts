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

/** A first message that must be answered with facts asks for them; one that wishes besides is of both, and of neither. */
const askedFirst = ({ steps: [first] }: LoadedScenario): LearnedAct | 'both' | undefined => {
  const { says, offers, asks } = first?.expect ?? {};
  if (says === undefined) return undefined;
  return offers === undefined && asks === undefined && first?.goOn === undefined ? 'question' : 'both';
};

const wantedIn = (scenario: LoadedScenario): LearnedAct | undefined => {
  const { category, steps, end } = scenario;
  const asked = askedFirst(scenario);
  if (asked !== undefined) return asked === 'both' ? undefined : asked;
  return end.booked.length > 0 && steps.some(({ goOn }) => goOn === 'booked') ? 'book' : WANTED[category];
};

/** The first messages of the conversations that builders may read: most people want a time, and say so in few words. */
export const firstMessages = (): ReadonlyArray<{ readonly say: string; readonly act: LearnedAct }> =>
  loadScenarios()
    .filter(({ part }) => part === 'seen')
    .flatMap((scenario) => {
      const say = scenario.steps[0]?.say;
      const act = wantedIn(scenario);
      return say === undefined || act === undefined ? [] : [{ say, act }];
    });
