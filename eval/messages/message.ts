import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InferType } from 'yup';
import { LEARNED_ACTS } from '../../functions/assistant/hear/learned/act-names.ts';
import { LANGUAGES } from '../../shared/domain/language.ts';
import { array, boolean, object, string } from '../../shared/schemas/fields.ts';
import type { Part } from '../scenarios/split.ts';

const common = {
  id: string().required(),
  language: string().oneOf(LANGUAGES).required(),
  business: string().required(),
  /** Local time at which it is written, where that counts. */
  at: string(),
  say: string().required(),
};

const keys = () => array(string().required());

/** Somebody wants an appointment, and says when. */
const wish = object({
  ...common,
  /** What they want, all of it; absent where they name nothing. */
  services: keys(),
  people: keys(),
  notPeople: keys(),
  /** Local starts that they would be glad of, and such as nobody who has read the message would offer. */
  fits: keys().required(),
  misfits: keys().required(),
}).noUnknown();

/** Somebody does something by a message. */
const act = object({ ...common, act: string().oneOf(LEARNED_ACTS).required() }).noUnknown();

/** Somebody or something may be in danger. `life`: a person is, now; `urgent`: it cannot wait; `ordinary`: it only sounds so. */
const danger = object({
  ...common,
  kind: string().oneOf(['life', 'urgent', 'ordinary']).required(),
}).noUnknown();

/** What the business has put down that answers a question; `open` where nothing does. */
const answered = object({
  /** How an entry's French question begins. */
  faq: string(),
  price: string(),
  length: string(),
  who: string(),
  does: string(),
  hours: boolean(),
  address: boolean(),
  phone: boolean(),
  open: boolean(),
}).noUnknown();

/** Somebody asks something. */
const question = object({ ...common, answer: array(answered.required()).min(1).required() }).noUnknown();

export type WishMessage = InferType<typeof wish>;
export type ActMessage = InferType<typeof act>;
export type DangerMessage = InferType<typeof danger>;
export type QuestionMessage = InferType<typeof question>;
export type Answered = InferType<typeof answered>;

/** Builders read the seen ones and mend what fails; the unseen ones tell how that does for others. */
const FOLDERS: Readonly<Record<Part, string>> = {
  unseen: import.meta.dirname,
  seen: join(import.meta.dirname, 'seen'),
};

const read = <T>(part: Part, kind: string, parse: (value: unknown) => T): readonly T[] =>
  readdirSync(FOLDERS[part])
    .filter((file) => file.startsWith(`${kind}.`) && file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(FOLDERS[part], file), 'utf8')))
    .map(parse);

/** Every message of a part by its kind; throws for one that is not of the form. */
export const loadMessages = (part: Part = 'unseen') => ({
  wishes: read(part, 'wishes', (value) => wish.validateSync(value, { strict: true })),
  acts: read(part, 'acts', (value) => act.validateSync(value, { strict: true })),
  dangers: read(part, 'dangers', (value) => danger.validateSync(value, { strict: true })),
  questions: read(part, 'questions', (value) => question.validateSync(value, { strict: true })),
});
