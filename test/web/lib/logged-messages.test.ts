import { expect, test } from '@jest/globals';
import { ChatRefused } from '../../../web/features/chat/send-chat.ts';
import { createBusiness } from '../../../web/features/session/session.ts';

test('a business is made for who is signed in; else "Aucun utilisateur connecté" is thrown', async () => {
  await expect(createBusiness()).rejects.toThrow('Aucun utilisateur connecté');
});

test('a chat that was refused is thrown as "Erreur {status}"', () => {
  expect(new ChatRefused(503).message).toBe('Erreur 503');
});
