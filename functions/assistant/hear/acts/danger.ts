import type { Frame } from '../../frame.ts';
import { matchesOf } from '../text.ts';
import { OF_ANIMAL } from './emergencies/animal-words.ts';
import { EMERGENCY } from './emergencies/emergency-words.ts';
import { OF_PROPERTY } from './emergencies/property-words.ts';
import { selfHarm } from './emergencies/self-harm-words.ts';

const DAMAGE = new RegExp(OF_PROPERTY.source, 'g');

const SELF_HARM = new RegExp(selfHarm.join('|'));

/**
 * Who is in need: whoever speaks of harming themselves, a house where nothing else is told that would be an emergency, an
 * animal where one is named.
 */
export const whoseDanger = (folded: string): NonNullable<Frame['inDanger']> => {
  if (SELF_HARM.test(folded)) return 'self';
  const isDamage = OF_PROPERTY.test(folded) && matchesOf(folded.replace(DAMAGE, ''), EMERGENCY).length === 0;
  if (isDamage) return 'property';
  return OF_ANIMAL.test(folded) ? 'animal' : 'person';
};
