import type { When } from '../../frame.ts';
import { type Glue, strongest } from '../glue.ts';
import { type Content, isByName, isOnlyDay, isOnlyTime, isStretch, type Marked } from '../marked.ts';
import type { Mention, MentionOf } from '../mention.ts';
import { type Text, wordsOf } from '../text.ts';
import { exceptedAs, withException } from './exceptions.ts';
import { lastBehindComma, lastBreath, lastPhrase } from './phrases.ts';
import { besideRefusedTime, isOfRefusedTime } from './refused-time.ts';
import { withoutRest } from './rest-of-days.ts';
import { CLOSE, listGoesOn, SEPARATES, type Step, stepsOf, takesItsPlace } from './steps.ts';

type Cue = MentionOf<'cue'>;

interface State {
  readonly marked: readonly Marked[];
  readonly polarity: Marked['polarity'];
  readonly corrects: boolean;
  readonly opens: boolean;
  /** Whether a cue has stood since the last mention. */
  readonly isFresh: boolean;
  /** The strongest tie since the last mention. */
  readonly glue: Glue;
  /** What follows is excepted from what was refused right before it. */
  readonly allows?: boolean;
  /** The cue right before refused what stands before it. */
  readonly denies?: boolean;
}

const START: State = {
  marked: [],
  polarity: 'wanted',
  corrects: false,
  opens: false,
  isFresh: true,
  glue: 'break',
};

const hasEnd = (content: Content): boolean => content.kind === 'when' && content.when.endsBy !== undefined;

const isStretchOfHours = (content: Content): boolean =>
  content.kind === 'when' && content.when.times.length > 0;

/** Two days, two people or two services. */
const sameFacet = (a: Content, b: Content): boolean =>
  a.kind === 'when' ? isOnlyDay(a) && isOnlyDay(b) : a.kind === b.kind;

/** How far a refusal reaches over words that it does not speak of. */
const MAX_REACH = 30;

/** "Not weekends and after ten", "not the weekend and from ten on Wednesday": the bound is what is wished. */
const opensAnew = (
  last: Content,
  content: Content,
  glue: Glue,
  step: Step,
  next: Step | undefined,
): boolean => {
  if (glue !== 'and' || content.kind !== 'when' || !content.denied) return false;
  const leadsDay = next?.glue === 'tight' && next.event.kind !== 'cue' && isOnlyDay(next.event);
  const isOther = isOnlyDay(last) && isOnlyTime(content) && !/\b(?:ni|nor)\b/.test(step.between);
  return leadsDay || isOther || /,/.test(step.between);
};

/** What a refusal makes of the mention that follows another refused one. */
const staysRefused = (state: State, content: Content, steps: readonly Step[], index: number): boolean => {
  const step = steps[index];
  if (!step || takesItsPlace(steps, index)) return false;
  const { glue, between } = step;
  if (state.isFresh && glue === 'comma') return wordsOf(between).length === 0;
  if (state.isFresh) return between.length <= MAX_REACH;
  const last = state.marked.at(-1);
  if (!last || last.mention.kind !== content.kind || hasEnd(content)) return false;
  if (last.isLoose && !(content.kind === 'when' && content.denied)) return false;
  if (opensAnew(last.mention, content, glue, step, steps[index + 1])) return false;
  // "Oops, not Tuesday Wednesday": the second of two is what is meant.
  if (state.corrects && glue === 'tight' && sameFacet(last.mention, content)) return false;
  if (glue === 'comma') return !isStretch(last.mention) && listGoesOn(steps, index);
  return glue === 'words' ? isOnlyTime(content) : true;
};

/** A bound that is denied asks for the other side; beside a refused day it only says when that day is refused. */
const deniedOf = (content: Content, { marked, isFresh }: State, glue: Glue): When | undefined => {
  if (content.kind !== 'when' || !content.denied) return undefined;
  const last = marked.at(-1);
  const isPaired =
    !isFresh &&
    last?.polarity === 'refused' &&
    isOnlyDay(last.mention) &&
    (glue === 'tight' || glue === 'words');
  return isPaired ? undefined : content.denied;
};

/** Only these can be refused; "as soon as possible" and "for two" are always wishes. */
const isRefusable = (content: Content): boolean =>
  content.kind === 'when' ? !content.isWished : content.kind === 'person' || content.kind === 'service';

/** "School's out at three, so we need to be done by four": an end takes the place of another end alone. */
const addsEnd = ({ marked }: State, content: Content): boolean =>
  hasEnd(content) && !isStretchOfHours(content) && !marked.some(({ mention }) => hasEnd(mention));

const withWish = (state: State, content: Content): State => ({
  ...state,
  marked: [
    ...state.marked,
    {
      mention: content,
      polarity: 'wanted',
      corrects: state.corrects && !addsEnd(state, content),
      opens: state.opens,
      isLoose: false,
      isFresh: state.isFresh,
      glue: state.glue,
    },
  ],
  corrects: false,
  opens: false,
  ...(content.kind === 'when' && content.denied ? { glue: 'tight' as const } : {}),
});

/** "Next week. Tuesday I work, so Thursday": takes the place of the day that was refused, and stays within the stretch. */
const staysWithin = ({ marked }: State, content: Content): boolean =>
  marked.at(-1)?.polarity === 'refused' &&
  isByName(content) &&
  marked.some(({ mention, polarity }) => polarity === 'wanted' && isStretch(mention));

const withContent = (heard: State, content: Content, steps: readonly Step[], index: number): State => {
  const { allows, ...state } = heard;
  const isJustRefused = state.polarity === 'refused' && state.isFresh;
  if (isJustRefused && isOfRefusedTime(content, steps[index + 1])) return state;
  const excepted = allows && state.isFresh ? withException(state.marked, content) : undefined;
  if (excepted) return { ...state, marked: excepted };
  if (!isRefusable(content)) return withWish(state, content);
  const refused = state.polarity === 'refused' && staysRefused(state, content, steps, index);
  // "Instead of Tuesday, Thursday": behind the comma stands what is wished.
  const isRetracted = state.polarity === 'retracted' && (state.isFresh || steps[index]?.glue !== 'comma');
  const polarity = refused ? 'refused' : isRetracted ? 'retracted' : 'wanted';
  const denied = refused ? deniedOf(content, state, steps[index]?.glue ?? 'break') : undefined;
  const isWanted = denied !== undefined || polarity === 'wanted';
  const adds = state.opens && content.kind === 'service';
  const marked: Marked = {
    mention: denied && content.kind === 'when' ? { ...content, when: denied } : content,
    polarity: denied ? 'wanted' : polarity,
    // "Actually add a shave": what comes besides takes the place of nothing.
    corrects: isWanted && state.corrects && !adds && !staysWithin(state, content) && !addsEnd(state, content),
    opens: isWanted && state.opens,
    isLoose: denied !== undefined,
    isFresh: state.isFresh,
    glue: state.glue,
  };
  return {
    marked: [...state.marked, marked],
    polarity,
    corrects: state.corrects && !isWanted,
    opens: state.opens && !isWanted,
    isFresh: false,
    glue: 'tight',
  };
};

const lastPolarity = ({ marked }: State): Marked['polarity'] => marked.at(-1)?.polarity ?? 'wanted';

/** A cue that stands behind what it speaks of. "Scratch Julie too": what was refused by itself stays so. */
const backwards = (state: State, cue: Cue['cue']): State => {
  // "Mornings, except Tuesday I'm at the dentist": it says why Tuesday was refused, and nothing of what is before it.
  if (cue === 'refuse' && lastPolarity(state) === 'refused')
    return { ...state, polarity: 'wanted', isFresh: true };
  const count = cue === 'same' ? lastBreath(state.marked) : lastPhrase(state.marked);
  const head = state.marked.slice(0, state.marked.length - count);
  const tail = state.marked.slice(state.marked.length - count);
  const before = head.at(-1)?.polarity ?? 'wanted';
  const behindComma = lastBehindComma(tail);
  const changed = tail.map((item, index): Marked => {
    if (cue === 'same') return item.polarity === 'wanted' ? { ...item, polarity: before } : item;
    if (cue === 'refuse') return item.polarity === 'wanted' ? { ...item, polarity: 'refused' } : item;
    if (cue === 'correct') return { ...item, corrects: !item.opens };
    return index >= behindComma && !state.isFresh ? { ...item, polarity: 'wanted' } : item;
  });
  return {
    ...{ ...state, marked: [...head, ...changed], polarity: 'wanted', glue: 'break', isFresh: true },
    // "Wait, Tuesday he has the dentist. Wednesday": what was to correct is refused, and the next does.
    corrects: state.corrects || (cue === 'refuse' && tail.some(({ corrects }) => corrects)),
    denies: cue === 'refuse',
  };
};

const forwards = (state: State, cue: Cue['cue']): State => {
  if (cue === 'same') return { ...state, polarity: lastPolarity(state), isFresh: true };
  if (cue === 'refuse') return { ...state, polarity: 'refused', isFresh: true };
  if (cue === 'retract') return { ...state, polarity: 'retracted', isFresh: true };
  return {
    ...state,
    polarity: 'wanted',
    isFresh: true,
    corrects: state.corrects || cue === 'correct',
    opens: state.opens || cue === 'open',
  };
};

const isWorkweek = (content: Content): boolean =>
  content.kind === 'when' && [1, 2, 3, 4, 5].every((day) => content.when.weekdays.some((one) => one === day));

/** Whether a cue that may point either way speaks of what stands before it. */
const pointsBack = (state: State, steps: readonly Step[], index: number): boolean => {
  const here = steps[index];
  const next = steps[index + 1];
  const last = state.marked.at(-1);
  // "Tuesday at ten, oh no I work, Wednesday": it says why the day before it is not.
  const isStranded = next?.glue === 'comma' && next.event.kind === 'when' && !SEPARATES.has(state.glue);
  if (here && last && isStranded && here.event.kind === 'cue' && here.event.cue === 'refuse') return true;
  const follows = here && last && !state.isFresh && CLOSE.has(here.glue);
  if (!follows) return false;
  if (!next || next.event.kind === 'cue' || !CLOSE.has(next.glue)) return true;
  // "A Saturday or Sunday my husband works during the week": the workdays are those on which somebody works.
  if (isWorkweek(next.event) && !isWorkweek(last.mention)) return false;
  return isOnlyDay(last.mention) && isOnlyDay(next.event);
};

const withCue = (state: State, cue: Cue, steps: readonly Step[], index: number): State => {
  const here = steps[index];
  if (cue.cue === 'except' && here) {
    const meant = exceptedAs(
      state.marked,
      state.denies ? here : { ...here, glue: state.glue },
      steps.slice(index + 1, index + 3),
    );
    return { ...forwards(state, meant), allows: meant === 'wish' };
  }
  // "A massage. My week is full": what is told in a sentence of its own takes no service back.
  const isOfSentence = here?.glue === 'break' && state.marked.at(-1)?.mention.kind === 'service';
  if (cue.reach === 'before' && cue.cue === 'refuse' && isOfSentence) return { ...state, isFresh: true };
  const isBack = cue.reach === 'before' || (cue.reach === 'either' && pointsBack(state, steps, index));
  return isBack ? backwards(state, cue.cue) : forwards(state, cue.cue);
};

/** What each mention is, in the order of the text: wanted, refused, taken back, correcting or opening. */
export const markedMentions = (text: Text, mentions: readonly Mention[]): readonly Marked[] => {
  const steps = stepsOf(text, mentions);
  let state = START;
  for (const [index, { event, glue }] of steps.entries()) {
    const polarity = SEPARATES.has(glue) ? 'wanted' : state.polarity;
    const tied: State = { ...state, polarity, glue: strongest(state.glue, glue) };
    state =
      event.kind === 'cue' ? withCue(tied, event, steps, index) : withContent(tied, event, steps, index);
  }
  return withoutRest(text, besideRefusedTime(state.marked));
};
