import { join } from 'node:path';
import { LEARNED_ACTS } from '../functions/assistant/hear/learned/act-names.ts';
import { LEARNED_DANGERS } from '../functions/assistant/hear/learned/danger-names.ts';
import { actExamples, dangerExamples, questionExamples, serviceExamples } from './examples.ts';
import { firstMessages } from './first-messages.ts';
import { ACT_FEATURES, fitActs } from './fit-acts.ts';
import { DANGER_FEATURES, dangerOf, fitDangers, noDanger, ofService } from './fit-dangers.ts';
import { fitSimilarity, SIMILARITY_FEATURES } from './fit-similarity.ts';
import { learnedFrom } from './learned-from.ts';
import { moduleOf } from './module-of.ts';

const LEARNED = join(import.meta.dirname, '../functions/assistant/hear/learned');
/** Numbers that an embedding is made of. */
const WIDTH = 64;

const saidOf = ({
  asksFr,
  asksEn,
}: {
  readonly asksFr: readonly string[];
  readonly asksEn: readonly string[];
}): readonly string[] => [...asksFr, ...asksEn];

/** The modules of weights that the examples give, each with the file that it is written to; the same each time. */
export const trained = (): ReadonlyArray<{ readonly file: string; readonly text: string }> => {
  const messages = [...actExamples(), ...firstMessages()];
  const acts = fitActs(messages);
  const questions = questionExamples();
  const dangers = fitDangers([
    ...dangerExamples(),
    ...messages.map(dangerOf),
    ...questions.flatMap(saidOf).map((say) => noDanger(say)),
    ...serviceExamples().flatMap(saidOf).map(ofService),
  ]);
  const services = serviceExamples().map(({ fr, en, asksFr, asksEn }) => ({
    told: [fr, en],
    asked: [...asksFr, ...asksEn],
  }));
  const answered = questions.map(({ fr, en, answerFr, answerEn, asksFr, asksEn }) => ({
    told: [`${fr} ${answerFr}`, `${en} ${answerEn}`, fr, en],
    asked: [...asksFr, ...asksEn, fr, en],
  }));
  const similar = fitSimilarity([...answered, ...services], WIDTH);
  const from = learnedFrom();
  return [
    {
      file: 'act-weights.ts',
      text: moduleOf('ACT_WEIGHTS', from, acts, { features: ACT_FEATURES, width: LEARNED_ACTS.length }),
    },
    {
      file: 'danger-weights.ts',
      text: moduleOf('DANGER_WEIGHTS', from, dangers, {
        features: DANGER_FEATURES,
        width: LEARNED_DANGERS.length,
      }),
    },
    {
      file: 'similarity-weights.ts',
      text: moduleOf('SIMILARITY_WEIGHTS', from, similar, { features: SIMILARITY_FEATURES, width: WIDTH }),
    },
  ].map(({ file, text }) => ({ file: join(LEARNED, file), text }));
};
