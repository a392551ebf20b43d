import { pattern } from '../../patterns.ts';
import type { SpeechAct } from '../../speech-acts.ts';
import type { Span } from '../mention.ts';
import type { Segment } from '../segments.ts';
import { matchesOf, type Pattern, type Text } from '../text.ts';
import { ACT_WORDS } from './act-words.ts';
import { ANSWERS } from './answer-words.ts';
import { BESIDE_IT, WANTS } from './booking-words.ts';
import { ABSENT, CANCELS, CANCELS_IT } from './cancel-words.ts';
import { GOES_ON, LONG_AGO, OF_LATE } from './emergencies/past-words.ts';
import { lateArrivals } from './late-arrival.ts';

/** A denial right before the words of an act takes it back: "I don't want to cancel", « pas besoin de me rappeler ». */
const DENIED = pattern`
  \b(?:
    (?:ne|n') ?(?:\w+ ){0,2}?(?:pas|plus|jamais|rien)|pas(?! (?:possible|capable|moyen|pouvoir))|jamais|sans
    |don't|dont|do not|didn't|not|no need|never|doesn't|isn't|won't|wasn't|no longer|without|aucune?
  )(?:[ ']\w+){0,4}?[ ']*$`;
/** A denial that ends right before them: "no chest pain", « n'annulez pas », « ne m'appelez pas ». */
const DENIED_HERE = /\b(?:no (?:more |such )?|ne |n')(?:me |m'|le |la |les |l')?$/;

const isDenied = (folded: string, index: number, words: string): boolean => {
  const before = folded.slice(Math.max(0, index - 40), index);
  return DENIED.test(before) || (DENIED_HERE.test(before) && !/ (?:pas|plus|pus|jamais)\b/.test(words));
};

/** Where words of a pattern stand that nothing denies. */
const spansOf = (pattern: Pattern, segments: readonly Segment[]): readonly Span[] =>
  segments.flatMap(({ folded, start }) =>
    matchesOf(folded, pattern)
      .filter((match) => !isDenied(folded, match.index, match[0]))
      .map((match) => ({ start: start + match.index, end: start + match.index + match[0].length })),
  );

/** Acts that another one of the same message says better. */
const YIELDS: Partial<Record<SpeechAct, readonly SpeechAct[]>> = {
  book: ['move', 'cancel', 'late', 'drop', 'another_appointment', 'only_asks', 'emergency', 'complaint'],
  only_asks: ['move', 'cancel', 'late', 'drop', 'emergency', 'complaint'],
  others: ['another_appointment', 'move', 'drop'],
  earlier: ['move'],
  later: ['move'],
  message: ['callback', 'complaint', 'late', 'emergency'],
  person: ['emergency'],
  callback: ['emergency'],
  drop: ['emergency'],
  cancel: ['drop'],
};

/** "Cancel, changed my mind", "never mind, I won't come": once an appointment is booked, it is what is dropped. */
const cancelsBooked = (said: readonly { readonly pattern: Pattern }[], { folded }: Text): boolean =>
  CANCELS.test(folded) || said.some(({ pattern }) => pattern === ABSENT);

/** Words that move what is booked, or what is given up in the same breath for another time. */
const movesBooked = (
  told: readonly Segment[],
  { folded }: Text,
  { segments, asked, isSettled, isFresh, isTimed, changes, moving }: ActContext,
  isCancelled: boolean,
): boolean => {
  // "What else | do you have?" is one thought, where nothing is asked.
  const [first, ...rest] = told;
  const thoughts = first && asked.size === 0 && rest.length > 0 ? [{ ...first, folded }] : told;
  if (isSettled && changes !== undefined && spansOf(changes, thoughts).length > 0) return true;
  if (!moving) return false;
  const written = segments.filter((segment) => !asked.has(segment));
  return (
    spansOf(moving.MOVES_TOLD, written).length > 0 ||
    moving.givesUpForOther(
      { written: segments.map((segment) => segment.folded).join(''), plain: folded },
      { isGivenUp: isSettled || isCancelled, isOpen: isSettled || isFresh, isFresh, isTimed },
    )
  );
};

/** What a visitor may wish instead of an appointment. */
const TASKS: ReadonlySet<SpeechAct> = new Set([
  ...([
    'move',
    'cancel',
    'callback',
    'person',
    'message',
    'complaint',
    'others',
    'earlier',
    'later',
  ] as const),
]);

/** What a question speaks of it does not do: "what happens if I cancel?". */
const SPOKEN_OF: ReadonlySet<SpeechAct> = new Set([
  ...([
    'book',
    'cancel',
    'move',
    'late',
    'others',
    'earlier',
    'later',
    'another_appointment',
    'person',
    'callback',
  ] as const),
]);

interface Answer {
  readonly act: 'yes' | 'no';
  readonly span: Span;
}

/** Yes and no are answers: they count where a message begins, not in its midst. */
const answerOf = ({ folded }: Text): Answer | undefined => {
  const no = ANSWERS.no.exec(folded);
  const match = no ?? ANSWERS.yes.exec(folded);
  return match ? { act: no ? 'no' : 'yes', span: { start: 0, end: match[0].length } } : undefined;
};

/** "Ok thanks, that's all": a word that only takes note of what was said, and agrees to nothing. */
const isCourtesy = ({ folded }: Text, { act, span }: Answer): boolean =>
  act === 'yes' && !/\b(?:oui|ouais|yes|yep|yeah|yup|please|svp)\b/.test(folded.slice(span.start, span.end));

export interface ActsHeard {
  readonly acts: readonly SpeechAct[];
  readonly spans: readonly Span[];
}

/** What stands in the way of reading a thought as anything else: a complaint, a lateness, an emergency. */
const GRAVE: ReadonlySet<SpeechAct> = new Set([...(['complaint', 'emergency', 'late'] as const)]);

const POLICY = /\b(?:si|if|policy|politique|frais|fees?|charge\w*|penalite|penalty)\b/;

const ASKS_OF_FEE = /\b(?:do|did|will|would|is|are|charge[zr]?|facture[zr]?|allez|va|dois|vais)\b/;

const asksOfFee = (next: Segment | undefined): boolean =>
  next !== undefined && POLICY.test(next.folded) && ASKS_OF_FEE.test(next.folded);

/** Who complains of somebody else wants it done better here. */
const DONE_ELSEWHERE = pattern`
  \b(?:
    (?:by|from|at|with) (?:the |an?|my )?(?:other|another|last|previous|old|different) (?:
      company|place|shop|garage|salon|clinic|spa|guy|lady|person|one
    )|(?:fait|faite|eu|ete|alle|allee|achete|pose|posee)s? ailleurs|(?:somewhere|someplace) else did
    |(?:chez|dans|par|a) (?:une? |l')?autre (?:compagnie|garage|salon|clinique|place|personne|gars)
  )\b`;

const isPast = (folded: string): boolean =>
  LONG_AGO.test(folded) || (OF_LATE.test(folded) && !GOES_ON.test(folded));

/** The thoughts in which words of an act do it: not a question about lateness, not an emergency of years ago. */
const tellingOf = (act: SpeechAct, segments: readonly Segment[]): readonly Segment[] => {
  // "I missed my appointment. Do you charge for that?" asks, and tells of no lateness to come.
  if (act === 'late')
    return segments.filter(({ folded }, at) => !POLICY.test(folded) && !asksOfFee(segments[at + 1]));
  if (act === 'complaint')
    return segments.filter(({ folded, isReason }) => !isReason && !DONE_ELSEWHERE.test(folded));
  return act === 'emergency' ? segments.filter(({ folded }) => !isPast(folded)) : segments;
};

/** Where a message complains, is late or in need: what is named there is no wish and no question. */
export const graveSpans = (segments: readonly Segment[]): readonly Span[] => [
  ...ACT_WORDS.filter(({ act }) => GRAVE.has(act)).flatMap(({ act, pattern }) =>
    spansOf(pattern, tellingOf(act, segments)),
  ),
  ...lateArrivals(tellingOf('late', segments)),
];

export interface ActContext {
  readonly segments: readonly Segment[];
  /** The thoughts that are questions about facts. */
  readonly asked: ReadonlySet<Segment>;
  /** Times were just shown: "I can't make it" is then said of them. */
  readonly isOffered: boolean;
  /** An appointment is booked, and nothing was asked. */
  readonly isSettled: boolean;
  /** Nothing is asked, put forward or arranged: whoever changes something has it from before. */
  readonly isFresh: boolean;
  /** A time is told. */
  readonly isTimed: boolean;
  /** What reads words that move an appointment; absent where there are none. */
  readonly moving?: typeof import('./moving.ts') | undefined;
  /** What moves an appointment that stands, though it is said of things too. */
  readonly changes?: Pattern | undefined;
  /** Times that bound the wish: "I can't make it before ten" gives nothing up. */
  readonly bounds: readonly Span[];
}

const isRightBefore = ({ end }: Span, places: readonly Span[]): boolean =>
  places.some(({ start }) => start >= end && start <= end + 1);

/** What a visitor does by speaking; denied acts are none. `text` is without what was read before. */
export const hearActs = (text: Text, context: ActContext): ActsHeard => {
  const { segments, asked, isOffered, isSettled, moving, bounds } = context;
  const answer = answerOf(text);
  const cut = segments.map((one) => ({ ...one, folded: text.folded.slice(one.start, one.end) }));
  const told = cut.filter((_, index) => {
    const segment = segments[index];
    return segment && !asked.has(segment);
  });
  const read = [
    ...ACT_WORDS,
    ...(moving?.CHANGE_WORDS ?? []),
    ...(moving && !isOffered ? [{ act: 'cancel' as const, pattern: moving.GIVES_UP }] : []),
    { act: isOffered ? ('others' as const) : ('cancel' as const), pattern: ABSENT },
  ];
  const late = tellingOf('late', cut);
  const lateTold = told.filter((segment) => late.includes(segment));
  const arrivals = lateArrivals(tellingOf('late', segments));
  const said = read
    .map(({ act, pattern }) => ({
      act,
      pattern,
      spans: spansOf(
        pattern,
        act === 'late' ? lateTold : SPOKEN_OF.has(act) ? told : tellingOf(act, segments),
      ),
    }))
    .map((one) =>
      one.pattern === ABSENT
        ? { ...one, spans: one.spans.filter((span) => !isRightBefore(span, bounds)) }
        : one,
    )
    .map((one) => (one.act === 'late' ? { ...one, spans: [...one.spans, ...arrivals] } : one))
    .filter(({ spans }) => spans.length > 0);
  const wants = spansOf(WANTS, told);
  const isCancelled = said.some(({ act }) => act === 'cancel');
  const isMoved = movesBooked(told, text, context, isCancelled);
  const isWish = wants.length > 0 && !said.some(({ act }) => TASKS.has(act));
  const found = [
    ...new Set([
      ...(answer ? [answer.act] : []),
      ...said.map(({ act }) => act),
      ...(isWish ? (['book'] as const) : []),
      ...(isMoved ? (['move'] as const) : []),
      ...(isSettled && BESIDE_IT.test(text.folded) ? (['another_appointment'] as const) : []),
    ]),
  ];
  const isGivenUp = said.some(({ pattern }) => pattern === moving?.GIVES_UP);
  const cancels = isGivenUp || (isSettled ? cancelsBooked(said, text) : CANCELS_IT.test(text.folded));
  const isYielding = (act: (typeof found)[number]): boolean =>
    (isMoved && act === 'cancel') ||
    (isGivenUp && act === 'drop') ||
    (YIELDS[act]?.some((better) => found.some((act) => act === better)) === true &&
      !(act === 'cancel' && cancels));
  const isLeaving = !isOffered && found.includes('bye') && answer !== undefined && isCourtesy(text, answer);
  return {
    acts: found.filter((act) => !isYielding(act) && !(act === 'yes' && isLeaving)),
    spans: [...(answer ? [answer.span] : []), ...said.flatMap(({ spans }) => spans), ...wants],
  };
};
