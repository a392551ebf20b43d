import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEARNED_ACTS } from '../functions/assistant/hear/learned/act-names.ts';
import { LEARNED_DANGERS } from '../functions/assistant/hear/learned/danger-names.ts';
import { LANGUAGES } from '../shared/domain/language.ts';
import { array, object, string } from '../shared/schemas/fields.ts';

const saying = object({
  language: string().oneOf(LANGUAGES).required(),
  trade: string().required(),
  say: string().required(),
  act: string().oneOf(LEARNED_ACTS).required(),
}).noUnknown();

const danger = object({
  language: string().oneOf(LANGUAGES).required(),
  say: string().required(),
  danger: string().oneOf(LEARNED_DANGERS).required(),
}).noUnknown();

const sayings = () => array(string().required()).min(1).required();

const question = object({
  trade: string().required(),
  fr: string().required(),
  en: string().required(),
  answerFr: string().required(),
  answerEn: string().required(),
  asksFr: sayings(),
  asksEn: sayings(),
}).noUnknown();

const service = object({
  trade: string().required(),
  fr: string().required(),
  en: string().required(),
  asksFr: sayings(),
  asksEn: sayings(),
}).noUnknown();

/** The lines of all files of a folder beside this one, in the order of their names. */
const linesOf = (folder: string): readonly unknown[] => {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path)
    .sort()
    .flatMap((file) => readFileSync(join(path, file), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
};

/** Messages, each with what is wanted by it. Throws where a line is none. */
export const actExamples = () => linesOf('acts').map((line) => saying.validateSync(line, { strict: true }));

/** Messages, each with who or what is in danger by it. Throws where a line is none. */
export const dangerExamples = () =>
  linesOf('dangers').map((line) => danger.validateSync(line, { strict: true }));

/** Questions that a business has answered, with what visitors say who ask them. Throws where a line is none. */
export const questionExamples = () =>
  linesOf('questions').map((line) => question.validateSync(line, { strict: true }));

/** Services of businesses, with what visitors say who want them. Throws where a line is none. */
export const serviceExamples = () =>
  linesOf('services').map((line) => service.validateSync(line, { strict: true }));
