import { expect, it } from '@jest/globals';
import { peopleIn } from '../../../../../functions/assistant/hear/services/counts.ts';
import { readText } from '../../../../../functions/assistant/hear/text.ts';

it.each([
  ['pour deux chats et un chien', 'for two cats and a dog', [3]],
  ['mes 2 chats et 2 chiens ont besoin de leurs vaccins', 'my 2 cats and 2 dogs need their shots', [4]],
  ['pour mes deux chats', 'for my two cats', [2]],
])('animals are counted, of either kind: %s · %s', (french, english, counts) => {
  for (const said of [french, english])
    expect([said, peopleIn(readText(said).folded).counts.map(({ people }) => people)]).toEqual([
      said,
      counts,
    ]);
});
