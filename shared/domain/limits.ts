/** Longest texts accepted, in characters: schemas, forms and the assistant hold to them. */
export const MAX = {
  id: 64,
  name: 120,
  email: 254,
  phone: 32,
  welcomeMessage: 500,
  description: 2000,
  message: 2000,
  note: 2000,
  url: 500,
  handle: 400,
} as const;

/** Messages of history that a request of the chat may carry. */
export const MAX_HISTORY = 10;
