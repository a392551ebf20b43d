import { expect, test } from '@jest/globals';
import {
  newAppointment,
  newConversation,
  type Question,
} from '../../../../functions/assistant/conversation.ts';
import { hearingContext } from '../../../../functions/assistant/decide/hearing.ts';
import { NOW, salon } from '../../../support/assistant-ports.ts';

const offered = [{ slotId: 's', startAt: '2026-11-23T14:00:00.000Z', endAt: '2026-11-23T15:00:00.000Z' }];

const shownAfter = (pending: Question | undefined) => {
  const { state } = newConversation('fr');
  const asked = { ...state, appointments: [{ ...newAppointment, offered }], current: 0, pending };
  return hearingContext(asked, salon(), { message: '2', history: [], consent: true, now: NOW }, 'fr').shown;
};

test.each(['slot', 'details', 'confirm', 'time', 'look', undefined] as const)(
  'a time on offer may answer the question “%s”',
  (pending) => {
    expect(shownAfter(pending)).toMatchObject([{ minute: 540 }]);
  },
);

test.each(['service', 'which_booking', 'cancel', 'message', 'contact', 'offer'] as const)(
  'none answers the question “%s”',
  (pending) => {
    expect(shownAfter(pending)).toEqual([]);
  },
);
