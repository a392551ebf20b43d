/**
 * What every browser answers. amazon-cognito-identity-js picks its arithmetic by it, and takes the slowest where it is missing,
 * which inside jest's sandbox means ten seconds for a sign-in. Import this before the client.
 */
Object.defineProperty(globalThis, 'navigator', { value: { appName: 'Netscape' }, configurable: true });
