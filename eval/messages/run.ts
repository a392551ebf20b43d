import { parseArgs } from 'node:util';
import { percent } from '../report/table.ts';
import { answered } from './answered.ts';
import { judgeAct } from './judge-act.ts';
import { judgeDanger } from './judge-danger.ts';
import { judgeQuestion } from './judge-question.ts';
import { judgeWish } from './judge-wish.ts';
import { loadMessages } from './message.ts';

/** `npm run eval:messages`: how single messages are understood, by those who want a time, do something or ask. See README.md. */

const { values: options } = parseArgs({
  options: {
    kind: { type: 'string' },
    failed: { type: 'boolean', default: false },
    seen: { type: 'boolean', default: false },
  },
});

const print = (text: string) => process.stdout.write(`${text}\n`);

const { wishes, acts, dangers, questions } = loadMessages(options.seen ? 'seen' : 'unseen');
const judged = [
  ...wishes.map((message) => ({ kind: 'wishes', of: 'time', message, judge: () => judgeWish(message) })),
  ...acts.map((message) => ({ kind: 'acts', of: message.act, message, judge: () => judgeAct(message) })),
  ...dangers.map((message) => ({
    kind: 'dangers',
    of: message.kind,
    message,
    judge: () => judgeDanger(message),
  })),
  ...questions.map((message) => ({
    kind: 'questions',
    of: Object.keys(message.answer[0] ?? {})[0] ?? '',
    message,
    judge: () => judgeQuestion(message),
  })),
].filter(({ kind }) => options.kind === undefined || options.kind === kind);

const outcomes: { kind: string; of: string; language: string; isRight: boolean }[] = [];
for (const { kind, of, message, judge } of judged) {
  const wrong = await judge();
  outcomes.push({ kind, of, language: message.language, isRight: wrong.length === 0 });
  if (wrong.length === 0 || !options.failed) continue;
  const { reply } = await answered(message);
  print(`## ${message.id}: ${wrong.join('; ')}\n> ${message.say}\n< ${reply}\n`);
}

for (const [kind, all] of Map.groupBy(outcomes, (one) => one.kind)) {
  const share = (some: typeof outcomes) =>
    `${percent(some.filter(({ isRight }) => isRight).length, some.length)} % of ${some.length}`;
  const byLanguage = [...Map.groupBy(all, ({ language }) => language)].map(
    ([name, own]) => `${name} ${share(own)}`,
  );
  const byOf = [...Map.groupBy(all, ({ of }) => of)].map(([name, own]) => `  ${name}: ${share(own)}`);
  print([`${kind}: ${share(all)} (${byLanguage.join(', ')})`, ...(byOf.length > 1 ? byOf : [])].join('\n'));
}
