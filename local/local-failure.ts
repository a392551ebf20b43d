/** Why the local cloud cannot start or go on, in one sentence for the person who runs it. */
export class LocalFailure extends Error {
  override readonly name = 'LocalFailure';
}
