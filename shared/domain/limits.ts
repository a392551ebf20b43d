/** Maximum lengths of texts, in characters, used by schemas, forms and the assistant. */
export const MAX = {
  id: 64,
  name: 120,
  jobTitle: 60,
  category: 60,
  toBring: 300,
  directions: 300,
  policies: 1000,
  /** What a picture shows, for whoever does not see it. */
  alt: 160,
  email: 254,
  /** What is sought in a list: an e-mail is the longest. */
  search: 254,
  phone: 32,
  welcomeMessage: 500,
  description: 2000,
  message: 2000,
  note: 2000,
  /** Of a message in the business's own words. */
  messageSubject: 150,
  messageBody: 2000,
  url: 500,
  pushEndpoint: 1000,
  handle: 400,
  offer: 2000,
} as const;

/** Messages of history that a request of the chat may carry. */
export const MAX_HISTORY = 10;

/** The most services that a visitor may ask for at once. */
export const MAX_PARTS_ASKED = 6;

/** The most weeks between two dates of what repeats. */
export const MAX_WEEKS_APART = 8;
