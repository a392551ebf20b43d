import { Temporal } from 'temporal-polyfill';
import { type ActOf, asks, oneOf, type SayScene, says, type Tellers } from './scene.ts';
import { dayText, weekdayText } from './when.ts';
import { oneLine } from './words.ts';

type Until = NonNullable<ActOf<'bye'>['until']>;

/** After so many misses in a row the way to a person is shown. */
const MISSES_BEFORE_HINT = 2;

/** The owner's own words to those who read their language, ours to others. */
const welcomeOf = (welcomeMessage: string, ours: string): string =>
  welcomeMessage.trim() === '' ? ours : welcomeMessage.trim();

const DAYS_OF_WEEK = 7;

/** "tomorrow", "Thursday", "Wednesday, December 9", as it stands behind "see you". */
const untilText = ({ date, inDays }: Until, { t, language }: SayScene): string => {
  if (inDays === 0) return t.untilLater;
  if (inDays === 1) return t.untilTomorrow;
  return inDays < DAYS_OF_WEEK
    ? t.untilWeekday(weekdayText(Temporal.PlainDate.from(date).dayOfWeek, language))
    : t.untilDay(dayText(date, language));
};

export const courtesy: Tellers<
  | 'hello'
  | 'welcome'
  | 'capabilities'
  | 'identity'
  | 'thanks'
  | 'bye'
  | 'in_this_language'
  | 'noted'
  | 'dropped'
  | 'anything_else'
  | 'calm'
  | 'take_your_time'
  | 'books_nothing'
  | 'not_understood'
  | 'greeting_only'
> = {
  hello: (_, { t }) => says(t.hello),
  welcome: (_, { t, business }) =>
    says(welcomeOf(business.welcomeMessage, t.welcome(oneLine(business.name)))),
  capabilities: (_, { t }) => asks(t.howToHelp, t.capabilities),
  identity: (_, { t, business }) => says(t.identity(oneLine(business.name))),
  thanks: (_, scene) => asks(scene.t.somethingElse, oneOf(scene.t.thanks, scene)),
  bye: ({ until, isThanked }, scene) => {
    const { t } = scene;
    const thanks = isThanked ? [oneOf(t.thanks, scene)] : [];
    return says([...thanks, until ? t.byeUntil(untilText(until, scene)) : t.bye].join(' '));
  },
  in_this_language: (_, { t }) => says(t.inThisLanguage),
  noted: (_, { t }) => says(t.noted),
  dropped: (_, { t }) => says(t.dropped),
  anything_else: (_, { t }) => asks(t.anythingElse),
  calm: (_, { t }) => says(t.calm),
  take_your_time: (_, { t }) => says(t.takeYourTime),
  books_nothing: (_, { t }) => says(t.booksNothing),
  not_understood: ({ misses }, scene) =>
    says(
      oneOf(scene.t.notUnderstood, scene),
      misses >= MISSES_BEFORE_HINT ? scene.t.messageHint : scene.t.examples,
    ),
  greeting_only: (_, { t, business }) => says(t.greetingOnly(oneLine(business.name))),
};
