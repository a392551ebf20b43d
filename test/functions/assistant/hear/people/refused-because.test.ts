import { describe, expect, test } from '@jest/globals';
import { answered, heard } from '../../../../../eval/messages/answered.ts';

describe('why somebody is refused beside a wish', () => {
  test.each([
    ['fr', 'une coupe femme samedi, mais pas avec Karim, il m’a raté la dernière fois'],
    ['fr', 'coupe femme vendredi, pas Karim, il a brûlé mes cheveux'],
    ['en', 'women’s cut friday with anyone but karim, he ruined my bangs last time'],
    ['en', 'a women’s cut on saturday (not Karim, he messed up my bangs)'],
  ] as const)(
    'is no complaint that the wish waits for, and is kept for the team: %s, %s',
    async (language, say) => {
      const { acts, remarks } = await heard({ business: 'salon', language, say });
      expect(acts).not.toContain('complaint');
      expect(remarks.join(' ')).toMatch(/rat[ée]|br[ûu]l|ruined|messed/);
      const { state } = await answered({ business: 'salon', language, say });
      expect(state.pending).toBe('slot');
      expect(state.appointments[0]?.wish.notPersons).toEqual(['karim']);
    },
  );

  test.each([
    ['fr', 'je ne suis pas contente de Karim, il a raté ma coupe'],
    ['en', 'I’m not happy with Karim, he ruined my bangs'],
    ['en', 'not Karim again, he ruined my bangs and I want my money back'],
  ] as const)('and where nothing is wished, it complains: %s, %s', async (language, say) => {
    expect((await heard({ business: 'salon', language, say })).acts).toContain('complaint');
  });
});
