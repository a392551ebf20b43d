import { join } from 'node:path';
import { LEARNED_ACTS } from '../functions/assistant/hear/learned/act-names.ts';
import { actExamples, questionExamples, serviceExamples } from './examples.ts';
import { firstMessages } from './first-messages.ts';
import { ACT_FEATURES, fitActs } from './fit-acts.ts';
import { fitSimilarity, SIMILARITY_FEATURES } from './fit-similarity.ts';
import { learnedFrom } from './learned-from.ts';
import { moduleOf } from './module-of.ts';

const LEARNED = join(import.meta.dirname, '../functions/assistant/hear/learned');
/** Numbers that an embedding is made of. */
const WIDTH = 64;

/** The modules of weights that the examples give, each with the file that it is written to; the same each time. */
export const trained = (): ReadonlyArray<{ readonly file: string; readonly text: string }> => {
  const acts = fitActs([...actExamples(), ...firstMessages()]);
  const services = serviceExamples().map(({ fr, en, asksFr, asksEn }) => ({
    told: [fr, en],
    asked: [...asksFr, ...asksEn],
  }));
  const answered = questionExamples().map(({ fr, en, answerFr, answerEn, asksFr, asksEn }) => ({
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
      file: 'similarity-weights.ts',
      text: moduleOf('SIMILARITY_WEIGHTS', from, similar, { features: SIMILARITY_FEATURES, width: WIDTH }),
    },
  ].map(({ file, text }) => ({ file: join(LEARNED, file), text }));
};
