import { describe, expect, test } from '@jest/globals';
import { type Dns, mailRecordFindings } from '../../../scripts/doctor/mail-records.ts';

const stage = { mail: { from: 'bonjour@example.com', verifiedDomain: 'example.com' } };
const TOKENS = ['aaa', 'bbb', 'ccc'];

const failing = (code: string) => Object.assign(new Error(`query ${code}`), { code });

const dnsOf = (records: Readonly<Record<string, string>>, code = 'ENOTFOUND'): Dns => {
  const ask = async (name: string): Promise<string> => {
    const value = records[name];
    if (value === undefined) throw failing(code);
    return value;
  };
  return {
    // A long text comes in parts.
    resolveTxt: async (name) => [['unrelated=1'], [...(await ask(name))]],
    resolveCname: async (name) => [await ask(name)],
  };
};

const READY = {
  ...Object.fromEntries(TOKENS.map((one) => [`${one}._domainkey.example.com`, `${one}.dkim.amazonses.com.`])),
  'example.com': 'v=spf1 include:_spf.example.net include:amazonses.com -all',
  '_dmarc.example.com': 'v=DMARC1; rua=mailto:a@example.com; p=reject',
};

const verdicts = async (dns: Dns) =>
  (await mailRecordFindings(stage, TOKENS, dns)).map(({ verdict }) => verdict);

describe('the records of the domain that sends', () => {
  test('are fine where DNS has them, with whatever else a domain says in them', async () => {
    expect(await verdicts(dnsOf(READY))).toEqual(Array(5).fill('fine'));
  });

  test('that are missing are told in full: without DKIM nothing is signed, without the others mail is suspected', async () => {
    const findings = await mailRecordFindings(stage, TOKENS, dnsOf({}));
    expect(findings.map(({ verdict }) => verdict)).toEqual(['blocks', 'blocks', 'blocks', 'mind', 'mind']);
    expect(findings.map(({ fix }) => fix)).toEqual([
      ...TOKENS.map(
        (one) => `make the CNAME record ${one}._domainkey.example.com = ${one}.dkim.amazonses.com`,
      ),
      'make the TXT record example.com = v=spf1 include:amazonses.com ~all',
      'make the TXT record _dmarc.example.com = v=DMARC1; p=quarantine',
    ]);
  });

  test('that say something else are not taken for them', async () => {
    const others = { ...READY, 'example.com': 'v=spf1 -all', '_dmarc.example.com': 'v=DMARC1; p=whatever' };
    const dns = dnsOf({ ...others, 'aaa._domainkey.example.com': 'aaa.dkim.example.net' });
    expect(await verdicts(dns)).toEqual(['blocks', 'fine', 'fine', 'mind', 'mind']);
  });

  test('block nothing where DNS cannot be asked, and are told all the same', async () => {
    const findings = await mailRecordFindings(stage, TOKENS, dnsOf({}, 'ETIMEOUT'));
    expect(findings.map(({ verdict }) => verdict)).toEqual(Array(5).fill('unasked'));
    expect(findings[3]?.fix).toContain('v=spf1 include:amazonses.com ~all');
  });

  test('are asked of no stage that sends nothing', async () => {
    expect(await mailRecordFindings({}, TOKENS, dnsOf({}))).toEqual([]);
  });
});
