/** What a visitor does by speaking, beside wishing, asking and choosing. */
export const SPEECH_ACTS = [
  'greet',
  'thank',
  'bye',
  /** Needs a moment: "let me check with my wife". */
  'pause',
  'yes',
  'no',
  'book',
  /** Asks for other times than those shown; `earlier` and `later` say which. */
  'others',
  'earlier',
  'later',
  'another_appointment',
  /** Wants an answer, and no appointment. */
  'only_asks',
  /** Keeps what is booked as it is, or asks whether it stands. */
  'keep',
  'move',
  'cancel',
  'callback',
  'person',
  'message',
  'complaint',
  'late',
  'emergency',
  'drop',
  'help',
  'insult',
  'wrong_email',
  'wrong_phone',
] as const;
export type SpeechAct = (typeof SPEECH_ACTS)[number];

/** Whoever does one of these is answered, or passed on, by their whole message. */
export const OF_WHOLE_MESSAGE: ReadonlySet<SpeechAct> = new Set([
  ...(['complaint', 'late', 'emergency', 'callback', 'person', 'message', 'insult', 'help', 'drop'] as const),
]);
