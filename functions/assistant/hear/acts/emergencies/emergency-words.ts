import { source } from '../../../patterns.ts';
import { patternsOf } from '../../text.ts';
import { animals } from './animal-words.ts';
import { eyes } from './eye-words.ts';
import { fire } from './fire-words.ts';
import { allergy, birth, fever, infection, otherHarm } from './illness-words.ts';
import { headInjury, poison, wounds } from './injury-words.ts';
import { damage } from './property-words.ts';
import { selfHarm } from './self-harm-words.ts';
import { hearing, sensation, spine, sudden } from './sensation-words.ts';
import { breathing, consciousness, heart } from './vital-sign-words.ts';

const called = [
  '911|9-1-1|ambulance|urgence medicale|medical emergency',
  source`
    overdose|surdose|anaphyla\w+|seizure|convulsion\w*|epileptic fit|crise d'epilepsie|heart attack
    |crise cardiaque|(?:un|l'|d'|mini|fait|faire) ?avc|having a stroke`,
];

/**
 * What needs an ambulance or a nurse rather than an appointment, French and English together, on the folded text. Each
 * list is one idea; words of it that are everyday alone ("it hurts", « enflé ») stand with what makes them grave.
 */
export const EMERGENCY = patternsOf(
  [
    called,
    selfHarm,
    consciousness,
    breathing,
    heart,
    sensation,
    spine,
    sudden,
    wounds,
    headInjury,
    poison,
    animals,
    hearing,
    allergy,
    birth,
    otherHarm,
    infection,
    fever,
    eyes,
    fire,
    damage,
  ].flat(),
);
