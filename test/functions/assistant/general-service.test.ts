import { describe, expect, test } from '@jest/globals';
import { salon } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

const [first] = salon().services;
if (!first) throw new Error('The salon has no service.');
const service = (id: string, name: string, english: string) => ({
  ...first,
  ...{ id, name, knownAs: [name, english], translations: { en: { name: english } } },
});
const services = [
  service('discovery', 'Consultation découverte', 'Introductory consultation'),
  service('massage', 'Massage détente', 'Relaxing massage'),
];

describe('the service by which a business finds out', () => {
  test.each([
    'une coupe femme vendredi',
    'a haircut on Friday',
    'tattoo removal on Friday',
    'pose d’ongles jeudi',
  ])('is not offered in place of something that is not done: “%s”', async (said) => {
    const { slots, reply } = await conversationWith({ services }).say(said);
    expect([said, slots, plain(reply)]).toEqual([said, [], expect.stringMatching(/Massage|massage/)]);
  });
});
