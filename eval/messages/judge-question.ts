import { businessIn } from '../../functions/assistant/business-in.ts';
import { LANGUAGES } from '../../shared/domain/language.ts';
import type { BusinessSpec } from '../businesses/business-spec.ts';
import { folded } from '../reading/folded.ts';
import { answered, specOf } from './answered.ts';
import { knownBusiness } from './known-business.ts';
import type { Answered, QuestionMessage } from './message.ts';

/** As much of an answer as tells it from others. */
const BEGINNING = 30;
const MONEY: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface Known {
  readonly reply: string;
  readonly spec: BusinessSpec;
}

const entriesOf = (spec: BusinessSpec) => {
  const [fr = [], en = []] = LANGUAGES.map((language) => businessIn(knownBusiness(spec), language).faq);
  return fr.map(({ question, answer }, at) => ({
    question: folded(question),
    answers: [answer, en[at]?.answer ?? answer].map((text) => folded(text).slice(0, BEGINNING)),
  }));
};

const tells = ({ reply }: Known, answers: readonly string[]): boolean =>
  answers.some((text) => reply.includes(text));

const tellsPrice = ({ reply, spec }: Known, key: string): boolean => {
  const price = spec.services[key]?.price;
  if (price === undefined || price === null) return /soumission|demande|request|quot/.test(reply);
  if (price === 0) return /gratuit|free/.test(reply);
  return ['fr-CA', 'en-CA'].some((locale) => reply.includes(folded(price.toLocaleString(locale, MONEY))));
};

const tellsWho = ({ reply, spec }: Known, key: string): boolean =>
  (spec.services[key]?.people ?? Object.keys(spec.people)).some((person) =>
    reply.includes(folded(spec.people[person]?.split(' ')[0] ?? key)),
  );

const tellsService = ({ reply, spec }: Known, key: string): boolean => {
  const service = spec.services[key];
  return service !== undefined && [service.fr, service.en].some((name) => reply.includes(folded(name)));
};

const isPassedOn = (known: Known): boolean =>
  /reponse|answer|equipe|team/.test(known.reply) &&
  !entriesOf(known.spec).some(({ answers }) => tells(known, answers));

const isTold = (part: Answered, known: Known): boolean => {
  const { reply, spec } = known;
  const { faq, price, length, who, does } = part;
  if (faq !== undefined) {
    const entry = entriesOf(spec).find(({ question }) => question.startsWith(folded(faq)));
    if (!entry) throw new Error(`No entry of ${spec.tenant.name} begins with "${faq}".`);
    return tells(known, entry.answers);
  }
  if (price !== undefined) return tellsPrice(known, price);
  if (length !== undefined) return new RegExp(`\\b${spec.services[length]?.minutes}\\b`).test(reply);
  if (who !== undefined) return tellsWho(known, who);
  if (does !== undefined) return tellsService(known, does);
  if (part.hours) return /\d ?h|\d:\d\d|ouvert|open|ferm|closed/.test(reply);
  if (part.address) return reply.includes(folded(spec.address?.line1 ?? spec.tenant.name));
  if (part.phone) return reply.includes(folded(spec.tenant.phone ?? spec.tenant.name));
  return isPassedOn(known);
};

/** What was not answered as the business has put it down, or answered although nobody has. */
export const judgeQuestion = async (message: QuestionMessage): Promise<readonly string[]> => {
  const spec = specOf(message);
  const { reply } = await answered(message);
  const known = { reply: folded(reply), spec };
  return message.answer.filter((part) => !isTold(part, known)).map((part) => JSON.stringify(part));
};
