import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanFrame } from '../../../../functions/assistant/decide/clean.ts';
import { noteOf } from '../../../../functions/assistant/heard/turn-note.ts';
import { MAX_NOTE_BYTES, MAX_NOTE_LINES } from '../../../../shared/domain/turn-note.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { frameAbout } from '../decide/frame-arbitraries.ts';
import { business } from './heard-salon.ts';

const frame = frameAbout(
  business.services.map(({ id }) => id),
  business.people.map(({ id }) => id),
);

test('whatever a reader makes of a message, its note is told in both languages and stays small', () => {
  fc.assert(
    fc.property(frame, (heard) => {
      const note = noteOf(cleanFrame(heard, business), [{ kind: 'welcome' }], 'model', business);
      expect(note.heard.fr.length).toBe(note.heard.en.length);
      expect(note.heard.fr.length).toBeGreaterThan(0);
      expect(note.heard.fr.length).toBeLessThanOrEqual(MAX_NOTE_LINES);
      expect(Buffer.byteLength(JSON.stringify(note))).toBeLessThanOrEqual(MAX_NOTE_BYTES);
    }),
    seededRuns(300),
  );
});

test('a note of the longest words in every line is within its bound', () => {
  const unread = Array.from({ length: 40 }, (_, n) => ({ word: `é${n}`.repeat(20), isAboutTime: false }));
  const note = noteOf(
    {
      ...{ text: '', wordCount: 1, manner: {}, asksLanguage: false, clauses: [], asks: [], contact: {} },
      ...{ acts: ['greet', 'book', 'yes'], remarks: ['à'.repeat(900)], residue: unread },
    },
    [],
    'model',
    business,
  );
  expect(Buffer.byteLength(JSON.stringify(note))).toBeLessThanOrEqual(MAX_NOTE_BYTES);
});
