/** The part of Trusted Types we use; TypeScript's library has none yet. Its values stand where strings stood. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScript: (text: string) => string },
    ): { createScript: (text: string) => string };
  };
}
