import { object, string } from '../../../shared/schemas/fields.ts';

const contact = { name: string(), email: string(), phone: string() };
const memory = object({ state: object(contact).required() });

/** How to reach a visitor, of what the assistant remembers: this alone, for a job that carries no assistant. */
export const contactIn = (
  remembered: unknown,
): {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
} => (memory.isValidSync(remembered, { strict: true }) ? remembered.state : {});
