import { frenchText, typographicApostrophes } from '../../../shared/domain/typography.ts';
import type { Act } from '../acts.ts';
import { say } from '../say/say.ts';
import type { SayScene } from '../say/scene.ts';
import { ask } from './ask.ts';
import { WRITER_INSTRUCTIONS } from './instructions.ts';
import { maySay } from './may-say.ts';
import { ModelFailure, type ModelParts, type ModelRequest, type ReplyWriter } from './model.ts';
import { filled, itemsOf } from './placeholders.ts';
import { sentencesOf } from './sentences.ts';
import { said } from './transcript.ts';

const MOST_SENTENCES = 3;

/** Said at once, and in our words alone. */
const OURS_ALONE: ReadonlyArray<Act['kind']> = [
  'emergency',
  'caution',
  'wait',
  'need_consent',
  'greeting_only',
  'calm',
];

/** Courtesies for which the model's words may stand. */
const COURTESIES: ReadonlyArray<Act['kind']> = ['hello', 'thanks', 'bye', 'noted'];

const LANGUAGES = { fr: 'French, as in Québec', en: 'Canadian English' } as const;

const requestOf = (
  acts: readonly Act[],
  reply: string,
  items: readonly object[],
  scene: SayScene,
  parts: ModelParts,
): Omit<ModelRequest, 'signal'> => ({
  system: [{ text: WRITER_INSTRUCTIONS, stable: true }],
  text: JSON.stringify({
    ...said(parts),
    language: LANGUAGES[scene.language],
    acts: acts.map(({ kind }) => kind),
    placeholders: items.flatMap((item, index) => Object.keys(item).map((field) => `{${field}:${index + 1}}`)),
    reply: reply.replace(/https?:\/\/\S+/g, '[link]'),
  }),
});

async function* textOf(parts: ModelParts, request: Omit<ModelRequest, 'signal'>): AsyncGenerator<string> {
  for await (const event of ask(parts, request)) if (event.kind === 'text') yield event.text;
}

/** The model's sentences as far as they may be said, up to the first that may not, each with its typography. */
async function* sayable(acts: readonly Act[], scene: SayScene, parts: ModelParts): AsyncGenerator<string> {
  const items = itemsOf(acts, scene);
  const { services, people } = scene.business;
  const names = [
    ...services.flatMap(({ name, knownAs = [] }) => [name, ...knownAs]),
    ...people.map(({ name }) => name),
  ];
  const printed = scene.language === 'fr' ? frenchText : typographicApostrophes;
  let left = MOST_SENTENCES;
  try {
    const request = requestOf(acts, await say(acts, scene), items, scene, parts);
    for await (const sentence of sentencesOf(textOf(parts, request))) {
      const whole = filled(sentence, items);
      if (!whole || !maySay(whole, names)) return parts.setBack('unsayable');
      yield printed(whole.text);
      left -= 1;
      if (left === 0) return;
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    parts.setBack(error.reason);
  }
}

async function* spoken(acts: readonly Act[], scene: SayScene, parts: ModelParts): AsyncGenerator<string> {
  let isFirst = true;
  for await (const sentence of sayable(acts, scene, parts)) {
    yield isFirst ? sentence : ` ${sentence}`;
    isFirst = false;
  }
  const rest = isFirst ? acts : acts.filter(({ kind }) => !COURTESIES.includes(kind));
  const ours = await say(rest, scene);
  if (ours !== '') yield isFirst ? ours : `\n${ours}`;
}

/** A model's words before ours: sentence by sentence, each only once it may be said. */
export const modelWriter = (parts: ModelParts): ReplyWriter => ({
  write: (acts, scene) =>
    acts.some(({ kind }) => OURS_ALONE.includes(kind)) ? undefined : spoken(acts, scene, parts),
});
