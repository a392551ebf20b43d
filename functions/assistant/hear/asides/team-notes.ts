import type { Frame } from '../../frame.ts';
import { pattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { distinct } from '../named.ts';
import { type Segment, segmentsOf } from '../segments.ts';
import { fold, readText, wordsOf } from '../text.ts';
import { tellsCall } from './calls.ts';
import { CHATTER_WORDS } from './chatter-words.ts';
import { isMeaningful, QUESTION } from './remarks.ts';

/** Greetings, thanks, interjections and what joins a sentence to the one before it: a note begins behind them. */
const FRONT = pattern`
  ^(?:[\s,;:.!…·-]+|(?:
    (?:re-?)?(?:
      bonjour|bonsoir|bon matin|bjr|salut|slt|allo|coucou|hello|hi(?:ya)?|hey|good (?:morning|afternoon|evening)|greetings
    )(?: (?:madame|monsieur|there|again|guys|everyone|tout le monde|a tous|encore))?
    |merci(?: (?:beaucoup|bien|ben|mille fois))?|thank you(?: (?:so|very) much)?|thanks?(?: (?:a lot|so much))?
    |ah+|oh+|euh+|heu+|u[hm]+|h[ou]?m+|eh|bah|ben|ok+(?:ay)?|lol|haha
    |(?:
      bon|well|d'accord|parfait|perfect|great|super|good|cool|nice|oui|ouais|yes|yeah|yep|yup|non|nope?|nah
      |sorry|desolee?|pardon|excusez(?:[- ]moi)?|scusez
    )(?= *[,.!;:…]| (?:oui|yes|no|non|sorry|desolee?|merci|thanks|mais|but|bonjour|ok)\b)
    |par contre|en fait|au fait|actually|anyways?|by the way|btw|also|aussi|and|et|mais|but|pis|puis|so|alors|donc
    |then
  )(?![a-z'-]))+`;

/** "I asked if I have to be there": what is asked again of nobody who has answered. */
const ASKED_IF =
  /\b(?:ask(?:ed|ing)?|wondering|demand(?:e|ais|ait)) (?:(?:you|u|vous|moi) )?(?:if|whether|si)\b/;

/** Nothing but a yes, a no or a choice: « ouin vas-y », "no matter", "the middle one". */
const ANSWERS_ONLY = pattern`
  ^(?:[\s,;:.!…]|(?:
    ouin|ouais|oui|yes|yep|ya|yup|ok|okay|non|no|nope|vas-y|allez-y|go|ahead|for it|matter|never ?mind|dear|love|hun|honey
    |(?:the )?middle(?: one)?|celui du milieu|du milieu|le nom au complet|mon nom|my (?:full )?name|je m'appelle
    |c'?est|c|is|parfait|perfect|svp|please|pls|merci|thanks|you
  )(?![a-z'-]))+$`;

/** A thought as it stands in its sentence: up to what the sentence asks, where it does. */
const wholeOf = (thought: Span, thoughts: readonly Segment[]): Span => {
  const isIn = ({ start, end }: Span) => start <= thought.start && thought.start < end;
  const own = thoughts.find(isIn);
  const all = thoughts.filter(({ sentence }) => sentence === own?.sentence);
  const asked = all.find(
    (one) => one.isQuestion && one.start > thought.start && QUESTION.test(one.folded.trimStart()),
  );
  const told = all.filter(({ start }) => start < (asked?.start ?? Number.POSITIVE_INFINITY));
  return { start: told[0]?.start ?? thought.start, end: Math.max(told.at(-1)?.end ?? 0, thought.end) };
};

/** Words without what stands before what they tell. */
const behindFront = (words: string): string => {
  const [front = ''] = FRONT.exec(fold(words)) ?? [];
  return words.slice(front.length).replace(/^[\s,;:]+|[\s,;:]+$/g, '');
};

const CONTACT = new RegExp(
  source`
    (?:(?:(?:my|mon|ma) (?:own )?(?:number|num[ée]ro|cell\w*|phone|t[ée]l\w*|e-?mail|courriel)(?: is|'s| c'?est| est| c)?
    |t[ée]l|cell|mines?(?: is)?|le mien(?: c'?est)?)[ :]*)?(\S+@\S+|(?<!\d)\+?[\d().-][\d\s().-]{8,}\d(?!\d))`,
  'gi',
);
/** What introduces a name, right before it. */
const INTRODUCES = pattern`
  \b(?:
    my name(?: is|'s)|names?|i'?m|it'?s|this is|je m'appelle|mon nom(?: est| c'?est| c)?|moi,? c(?:'est|est)?|c'?est
    |ici|nom
  ) ?:? ?$`;
/** "Yes SMS", said of a text that was not shown yet or has been answered. */
const SMS_AGREED =
  /[,;.]? *\b(?:oui|yes|ok|yeah|yep|ouais) (?:aux? |to |for |pour (?:les )?)?(?:sms|textos?|texts?)\b/gi;
/** What introduces the name of who writes, and stands alone once it is left out. */
const INTRODUCTION = pattern`
  ^(?:(?:it'?s|its|this is|i'?m|my name is|name'?s|c'?est|ici|je m'?appelle|mon nom est|moi c'?est|au|at|to) ?)+[\s,.;:]*$`;

/** What stands right before a contact in a sentence that would say nothing without it: "call my daughter at". */
const LEADS_TO_IT = /\b(?:at|au|to|on|sur)(?: (?:the|le))? $/i;

/** The record has their own contact, and of the numbers of others none. */
const isOnRecord = (typed: string, { email, phone }: Frame['contact']): boolean =>
  typed.includes('@')
    ? typed.toLowerCase().includes(email ?? '@')
    : phone?.endsWith(typed.replace(/\D/g, '').slice(-10)) === true;

/** What a note says beside who writes and how to reach them, which the record holds. */
const besideContact = (words: string, { contact }: Frame): string => {
  const { name } = contact;
  const at = name === undefined ? -1 : fold(words).indexOf(fold(name));
  const before = words.slice(0, Math.max(0, at));
  const front = before.slice(0, INTRODUCES.exec(fold(before))?.index);
  const signed =
    at < 0 ? words : front + words.slice(at + (name?.length ?? 0)).replace(front ? '' : /^[\s,;:.]+/, '');
  const rest = signed
    .replace(CONTACT, (typed: string, own: string, at: number) =>
      isOnRecord(own, contact) && !LEADS_TO_IT.test(signed.slice(0, at)) ? '' : typed,
    )
    .replace(SMS_AGREED, '')
    .replace(/^[\s,;:.]+|[\s,;:]+$/g, '');
  if (rest.length === words.length) return words;
  return INTRODUCTION.test(fold(rest))
    ? ''
    : rest.replace(/(?:\s*,)+(?=\s*[,.;])|\s+(?=[,.;])| {2,}/g, (gap) => (/^ {2,}$/.test(gap) ? ' ' : ''));
};

/** Whom and what a message may name. */
interface Named {
  readonly services: ReadonlyArray<{ readonly name: string; readonly knownAs?: readonly string[] }>;
  readonly people: ReadonlyArray<{ readonly name: string }>;
}

/** The names of services and people of the business, and of the visitor, word by word. */
const namesOf = ({ contact }: Frame, { services, people }: Named): ReadonlySet<string> => {
  const names = [
    ...services.flatMap(({ name, knownAs = [] }) => [name, ...knownAs]),
    ...people.map(({ name }) => name),
    contact.name ?? '',
  ];
  const words = names.flatMap((name) => wordsOf(fold(name)));
  return new Set(words.flatMap((word) => [word, `${word}s`]));
};

/** What was told beside wishes as a team is to read it: whole sentences, and only those that tell it something. */
export const withNotes = (frame: Frame, known: Named): Frame => {
  const text = readText(frame.text);
  const thoughts = segmentsOf(text);
  const names = namesOf(frame, known);
  const isTelling = (words: string): boolean => {
    const meaning = wordsOf(fold(words)).filter(isMeaningful);
    if (ANSWERS_ONLY.test(fold(words))) return false;
    const isChatter = meaning.every((word) => CHATTER_WORDS.has(word) || names.has(word));
    return meaning.length === 0 || !isChatter || ASKED_IF.test(fold(words)) || tellsCall(fold(words));
  };
  const remarks = frame.remarks.filter(isTelling).flatMap((words) => {
    const start = text.raw.indexOf(words);
    if (start < 0) return [words];
    const thought = wholeOf({ start, end: start + words.length }, thoughts);
    const whole = behindFront(text.raw.slice(thought.start, thought.end));
    const told = behindFront(besideContact(whole, frame));
    return told === '' || ANSWERS_ONLY.test(fold(told)) || (told !== whole && !isTelling(told)) ? [] : [told];
  });
  return { ...frame, remarks: distinct(remarks) };
};
