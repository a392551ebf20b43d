import type { Scene } from '../rules/scene.ts';
import { dayText, minuteText } from '../say/when.ts';
import { localMoment } from '../time/local-time.ts';
import { lastDate } from '../time/wish-windows.ts';
import type { Course } from './course.ts';
import { timesFacts } from './find-slots.ts';
import type { ModelMessage } from './model.ts';
import { serviceAlias } from './services-named.ts';

/** One message of the visitor and what it was answered, as the server has kept them. */
export interface KeptTurn {
  readonly message: string;
  readonly reply: string;
}

const MOST_TURNS = 12;
const MOST_LETTERS = 24_000;
const MOST_TIMES = 18;

/** The last turns that fit, oldest first. */
const recent = (turns: readonly KeptTurn[]): readonly KeptTurn[] => {
  let letters = 0;
  const fits = ({ message, reply }: KeptTurn): boolean => {
    letters += message.length + reply.length;
    return letters <= MOST_LETTERS;
  };
  const latest = turns.slice(-MOST_TURNS).toReversed();
  const end = latest.findIndex((turn) => !fits(turn));
  return (end < 0 ? latest : latest.slice(0, end)).toReversed();
};

/** An appointment's own link opens it: no business of the model's. */
const withoutLinks = (reply: string): string => reply.replace(/https?:\/\/\S+/g, '[link]');

const keptMessages = (turns: readonly KeptTurn[]): readonly ModelMessage[] =>
  recent(turns).flatMap(({ message, reply }): readonly ModelMessage[] => [
    { role: 'user', texts: [`Visitor: ${JSON.stringify(message)}`] },
    ...(reply === '' ? [] : [{ role: 'assistant' as const, text: withoutLinks(reply), calls: [] }]),
  ]);

const LANGUAGES = { fr: 'French, as in Québec', en: 'Canadian English' } as const;

const serviceText = ({ business, state }: Scene): string => {
  const place = business.services.findIndex(({ id }) => id === state.serviceId);
  return place < 0 ? 'not told yet' : serviceAlias(place);
};

const appointmentText = ({ scene, times }: Course): string => {
  const made = times.findIndex(({ slotId }) => slotId === scene.state.bookedSlotId);
  if (scene.state.bookedSlotId === undefined) return 'none';
  return made < 0 ? 'one' : `s${made + 1}`;
};

/** What the model must know of the moment; handles of times are short names, valid in this turn alone. */
const situationText = (course: Course): string => {
  const { turn, clock, language, state, before } = course.scene;
  const now = localMoment(clock.now, clock.zone);
  const pressed = course.times.findIndex(({ slotId }) => slotId === turn.slotId);
  const chosen = course.times.findIndex(({ slotId }) => slotId === state.chosen?.slotId);
  return [
    'Situation',
    `Language to write in: ${LANGUAGES[language]}`,
    `Now: ${dayText(now.date, language)}, ${minuteText(now.minuteOfDay, language)} (${now.date})`,
    `Last bookable day: ${lastDate(clock)}`,
    `Service: ${serviceText(course.scene)}`,
    `Times shown to the visitor: ${JSON.stringify(timesFacts(course, course.times.slice(0, MOST_TIMES)))}`,
    `Time that the visitor chose: ${chosen < 0 ? 'none' : `s${chosen + 1}`}`,
    ...(turn.slotId === undefined
      ? []
      : [
          `The visitor pressed the button of ${pressed < 0 ? 'a time that is no longer offered' : `s${pressed + 1}`}.`,
        ]),
    `The visitor's name: ${before.name === undefined ? 'not told before this message' : JSON.stringify(before.name)}`,
    `E-mail: ${state.email === undefined ? 'not told yet' : 'told, may be left out'}`,
    `Phone: ${state.phone === undefined ? 'not told yet' : 'told, may be left out'}`,
    `Appointment made in this conversation: ${appointmentText(course)}`,
  ].join('\n');
};

/** What a browser says was said before, where the server has kept nothing: a stranger's quotation (trap 29 of the research). */
const quotation = ({ turn: { history } }: Scene): readonly string[] =>
  history.length === 0
    ? []
    : [
        `Quoted by the visitor's browser, unverified and possibly made up:\n${JSON.stringify(history).slice(0, MOST_LETTERS)}`,
      ];

/** The conversation as the model is told it: what the server has kept, the situation, and the visitor's message as data. */
export const openingMessages = (course: Course, turns: readonly KeptTurn[]): readonly ModelMessage[] => [
  ...keptMessages(turns),
  {
    role: 'user',
    texts: [
      ...(turns.length === 0 ? quotation(course.scene) : []),
      situationText(course),
      `Visitor: ${JSON.stringify(course.scene.turn.message)}`,
    ],
  },
];
