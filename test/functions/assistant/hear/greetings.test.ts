import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';

const heard = (said: string) => {
  const { acts, asks, clauses, residue } = hear(said, contextOf('salon'));
  return { acts, asks: asks.map(({ topic }) => topic), wishes: clauses.length, residue };
};

describe('a greeting is heard', () => {
  it.each([
    'heyyy how r u',
    'hiii',
    'how are you?',
    'yo whats up',
    'hello, how’s it going',
    'alloooo',
    'allo comment ça va?',
    'bonjour, comment allez-vous ?',
  ])('as nothing else: %s', (said) => {
    expect(heard(said)).toEqual({ acts: ['greet'], asks: [], wishes: 0, residue: [] });
  });

  it('beside what is asked or wished', () => {
    expect(heard('hey how are you guys, do you do balayage?').asks).toEqual(['is_offered']);
    expect(heard('hi, how are you doing today? anything free thursday').wishes).toBe(1);
  });

  it.each(['comment ça va prendre de temps?', 'how are you with kids?', 'how are you open on Sundays?'])(
    'not in a question that begins alike: %s',
    (said) => {
      expect(heard(said).acts).not.toContain('greet');
    },
  );
});
