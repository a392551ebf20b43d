import type { Language } from '../../../shared/domain/language.ts';
import { frenchText, typographicApostrophes } from '../../../shared/domain/typography.ts';
import type { Tell } from '../contract.ts';

/** The model's text as it may be shown: no markup, nothing unseen, one form of each letter. */
const cleaned = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\P{C}\n]|\p{Mn}/gu, '')
    .replace(/^[-+*] /gm, '• ')
    .replace(/\*{1,3}|_{2,}|^#{1,6} /gm, '');

/** "9:00 a.m.", "Mme. Roy", "8.5": a full stop that ends no sentence. */
const ABBREVIATED = /(?<!\p{L})(?:[ap]\.m|M|Mr|Mrs|Ms|Dr|St|Ste|no|approx|env|ex|\p{L})\.$/iu;
const END = /[.!?…]+["»”)]*(?=\s)|\n/g;

/** Where the first sentence of a text ends, with what closes it; 0 while none is over. */
const endOfFirst = (text: string): number => {
  for (const { index, 0: mark } of text.matchAll(END)) {
    const end = index + mark.length;
    if (mark === '\n' || !ABBREVIATED.test(text.slice(0, end))) return end;
  }
  return 0;
};

/** The voice of one turn: it tells what it is sure of, sentence by sentence, and keeps the rest to itself. */
export interface Voice {
  /** Hears more of the model's text; tells the sentences that are over, until one may not be told. */
  readonly hear: (text: string) => void;
  /** Tells what is left of the text, unless something in it may not be told. False where it did not. */
  readonly finish: () => boolean;
  /** Forgets what was not told of the text so far. */
  readonly drop: () => void;
  /** Tells words of our own, on a line of their own. */
  readonly say: (words: string) => void;
  /** All that was told: the deltas, joined. */
  readonly told: () => string;
}

/** Joins what is told: parts on one line, unless there was a new line between them. */
const openTelling = (tell: Tell) => {
  let [told, gap] = ['', ''];
  return {
    emit: (words: string): void => {
      const delta = (told === '' ? '' : gap) + words;
      gap = '';
      told += delta;
      tell(delta);
    },
    pause: (hasNewLine: boolean): void => {
      gap = hasNewLine || gap === '\n' ? '\n' : ' ';
    },
    told: () => told,
  };
};

/** A voice that tells what `mayTell` lets it, given what was told before. */
export const openVoice = (
  tell: Tell,
  language: Language,
  mayTell: (sentence: string, before: string) => boolean,
): Voice => {
  const printed = language === 'fr' ? frenchText : typographicApostrophes;
  const telling = openTelling(tell);
  let [rest, last] = ['', ''];
  let refused = false;

  const sentence = (text: string): void => {
    const words = text.trim();
    if (words !== '') {
      refused ||= !mayTell(words, last);
      if (refused) return;
      telling.emit(printed(words));
      last = words;
    }
    telling.pause(text.includes('\n'));
  };

  const drain = (): void => {
    for (let end = endOfFirst(rest); end > 0 && !refused; end = endOfFirst(rest)) {
      const [over, after] = [rest.slice(0, end), rest.slice(end)];
      rest = after;
      sentence(over);
    }
  };

  const drop = (): void => {
    rest = '';
    refused = false;
    telling.pause(true);
  };

  return {
    hear: (text) => {
      if (refused) return;
      rest = cleaned(rest + text);
      drain();
    },
    finish: () => {
      if (!refused) sentence(rest);
      rest = '';
      return !refused;
    },
    drop,
    say: (words) => {
      drop();
      telling.emit(words);
      telling.pause(true);
      last = '';
    },
    told: telling.told,
  };
};
