import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const topicsIn = (message: string): readonly string[] =>
  hear(message, contextOf('salon')).asks.map(({ topic }) => topic);

describe('words of a topic in another sense ask nothing of it', () => {
  it.each([
    // What is said to somebody, and no machine.
    ['identity', 'Je vous ai dit 17 h. Est-ce bien noté ?', 'are you ai?'],
    ['identity', 'on vous ai appelé hier, vous ai-je laissé mon nom ?', 'êtes-vous une ia ?'],
    // One or the other, and no place.
    ['address', 'Est-ce qu’elle reçoit le rappel ou c’est moi ?', 'vous êtes où ?'],
    ['address', 'c’est lui qui vient ou c’est nous ?', 'c’est où ?'],
    // Whether something is to be paid, and not how.
    ['payment', 'do I pay something?', 'do I pay now or later?'],
    ['payment', 'do I still pay if she is late', 'how do I pay?'],
    ['payment', 'est-ce que je dois payer quelque chose ?', 'je peux payer comptant ?'],
    ['payment', 'faut-tu payer quand même quelque chose', 'on paye comment, je peux payer par carte ?'],
    // Somebody's work, and nothing on top of a price.
    ['taxes', 'is there somebody who speaks Arabic for the taxes?', 'are the taxes included?'],
    ['taxes', 'qui peut faire les taxes de mon chum ?', 'avec les taxes ça fait combien ?'],
    ['taxes', 'do you guys do the taxes?', 'is that plus tax?'],
  ])('%s: “%s”, unlike “%s”', (topic, other, same) => {
    expect(topicsIn(other)).not.toContain(topic);
    expect(topicsIn(same)).toContain(topic);
  });
});
