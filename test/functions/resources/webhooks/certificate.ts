import { createSign, generateKeyPairSync } from 'node:crypto';

/** A server's key and certificate, as PEM; it vouches for itself. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const length = (count: number): Buffer => {
  if (count < 128) return Buffer.from([count]);
  const bytes = Buffer.from(count.toString(16).padStart(4, '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 + bytes.length]), bytes]);
};

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), length(content.length), content]);
};

const [SEQUENCE, SET, OID, UTF8, TIME] = [0x30, 0x31, 0x06, 0x0c, 0x18];

const ECDSA_WITH_SHA256 = der(SEQUENCE, der(OID, Buffer.from('2a8648ce3d040302', 'hex')));
const COMMON_NAME = der(OID, Buffer.from('550403', 'hex'));
const ALTERNATIVE_NAMES = der(OID, Buffer.from('551d11', 'hex'));

const nameOf = (host: string): Buffer =>
  der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(host)))));

const timeOf = (text: string): Buffer => der(TIME, Buffer.from(text));

const pem = (kind: string, bytes: Buffer): string =>
  `-----BEGIN ${kind}-----\n${bytes.toString('base64')}\n-----END ${kind}-----\n`;

/** Makes a certificate for one host name (RFC 5280), so that no key has to be kept anywhere. */
export const certificateFor = (host: string): Certificate => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const names = der(SEQUENCE, der(0x82, Buffer.from(host)));
  const toBeSigned = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    nameOf(host),
    der(SEQUENCE, timeOf('20200101000000Z'), timeOf('20991231235959Z')),
    nameOf(host),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, der(SEQUENCE, ALTERNATIVE_NAMES, der(0x04, names)))),
  );
  const signature = createSign('sha256').update(toBeSigned).sign(privateKey);
  const signed = der(SEQUENCE, toBeSigned, ECDSA_WITH_SHA256, der(0x03, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', signed),
  };
};
