import { array, object, string } from '../../../shared/schemas/fields.ts';

const visitor = { name: string(), email: string(), phone: string(), said: array(string().required()) };
const memory = object({ state: object(visitor).required() });

/** How to reach a visitor, and what they wrote, of what the assistant remembers: this alone, for a job that carries no assistant. */
export const contactIn = (
  remembered: unknown,
): {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly said?: readonly string[] | undefined;
} => (memory.isValidSync(remembered, { strict: true }) ? remembered.state : {});
