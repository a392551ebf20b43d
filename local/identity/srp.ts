import { createHash, createHmac, hkdfSync } from 'node:crypto';

/*
 * The server's half of Cognito's SRP-6a: RFC 5054's 3072-bit group, SHA-256, and Amazon's own key derivation
 * ("Caldera Derived Key"). The client's half is amazon-cognito-identity-js, AuthenticationHelper.js.
 *
 *   registration   x = H(salt, H(pool user ":" password))      v = g^x
 *   challenge      B = k·v + g^b
 *   both sides     u = H(A, B)      S = (A · v^u)^b            key = HKDF(S, salt u)
 */

const N = BigInt(
  `0x${[
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join('')}`,
);
const G = 2n;
const K = hashed(padded(N), padded(G));

/** What is stored of a password. `salt` is hex; so is the answer. */
export function verifierOf(poolName: string, userId: string, password: string, salt: string): string {
  const identity = createHash('sha256').update(`${poolName}${userId}:${password}`).digest();
  return power(G, hashed(padded(fromHex(salt)), identity)).toString(16);
}

/** B, the server's public value for the secret `b`; all hex. */
export function publicValue(verifier: string, b: string): string {
  return ((K * fromHex(verifier) + power(G, fromHex(b))) % N).toString(16);
}

/**
 * The client's A, refused (null) when it is not hex, longer than the group, or a multiple of N, which would make S
 * known.
 */
export function parsePublicValue(hex: string): string | null {
  if (!/^[0-9a-f]{1,770}$/i.test(hex)) return null;
  const value = fromHex(hex) % N;
  return value === 0n ? null : value.toString(16);
}

/** The 16-byte key, which can be derived only from the password, or from its verifier and `b`. */
export function sharedKey(a: string, verifier: string, b: string): Buffer {
  const A = fromHex(a);
  const u = hashed(padded(A), padded(fromHex(publicValue(verifier, b))));
  const S = power(A * power(fromHex(verifier), u), fromHex(b));
  return Buffer.from(hkdfSync('sha256', padded(S), padded(u), 'Caldera Derived Key', 16));
}

/** The proof a client sends: `timestamp` is its own text, only bound here, never compared with a clock. */
export function claimSignature(
  key: Buffer,
  claim: { poolName: string; userId: string; secretBlock: string; timestamp: string },
): Buffer {
  return createHmac('sha256', key)
    .update(claim.poolName)
    .update(claim.userId)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest();
}

/** Any bytes as a value of the group, in hex: the verifier of a user who does not exist. */
export function groupElement(bytes: Buffer): string {
  return (fromHex(bytes.toString('hex')) % N).toString(16);
}

function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

/** Big-endian two's complement with a sign bit, as Java's BigInteger writes it: what both sides hash. */
function padded(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function hashed(...parts: Buffer[]): bigint {
  return fromHex(createHash('sha256').update(Buffer.concat(parts)).digest('hex'));
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}
