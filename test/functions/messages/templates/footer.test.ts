import { expect, test } from '@jest/globals';
import { footerOf } from '../../../../functions/messages/templates/footer.ts';
import { business, factsOf } from './all-facts.ts';

test('a business’s number is written in its messages as people read it', () => {
  const [facts] = factsOf('fr', { ...business, phone: '+15145550142' });
  if (!facts) throw new Error('There are samples.');
  expect(footerOf(facts, 'fr')).toContain('514\u00a0555-0142');
});
