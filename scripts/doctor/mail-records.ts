import type { Stage } from '../../infra/stage.ts';
import type { Answer } from './answer.ts';
import { answerOf } from './answer.ts';
import { blocks, type Finding, fine, mind, unasked } from './finding.ts';

/** The part of `node:dns/promises` that is asked. */
export interface Dns {
  readonly resolveTxt: (name: string) => Promise<readonly (readonly string[])[]>;
  readonly resolveCname: (name: string) => Promise<readonly string[]>;
}

/** A record that mail programs look for before they trust a sender's domain. */
interface MailRecord {
  readonly of: 'DKIM' | 'SPF' | 'DMARC';
  readonly type: 'CNAME' | 'TXT';
  readonly name: string;
  readonly value: string;
  /** Whether what DNS answers is as good as the value. */
  readonly isMet: (found: string) => boolean;
}

/**
 * The records of a domain that sends through SES: one for each of the tokens by which SES signs (DKIM), which servers
 * may send (SPF), and what becomes of mail that is neither (DMARC). A domain's own SPF and DMARC may say more.
 */
const mailRecords = (domain: string, tokens: readonly string[]): readonly MailRecord[] => [
  ...tokens.map(
    (token): MailRecord => ({
      ...{ of: 'DKIM', type: 'CNAME', name: `${token}._domainkey.${domain}` },
      value: `${token}.dkim.amazonses.com`,
      isMet: (found) => found.replace(/\.$/, '').toLowerCase() === `${token}.dkim.amazonses.com`,
    }),
  ),
  {
    ...{ of: 'SPF', type: 'TXT', name: domain, value: 'v=spf1 include:amazonses.com ~all' },
    isMet: (found) => /^v=spf1\b.*\binclude:amazonses\.com\b/i.test(found),
  },
  {
    ...{ of: 'DMARC', type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=quarantine' },
    isMet: (found) => /^v=DMARC1\s*;.*\bp=(none|quarantine|reject)\b/i.test(found),
  },
];

const NOTHING = { ENOTFOUND: [], ENODATA: [] };

const namedByCode = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    const code: unknown = Reflect.get(Object(error), 'code');
    throw Object.assign(new Error(String(code)), { name: String(code) });
  }
};

const found = ({ type, name }: MailRecord, dns: Dns): Promise<Answer<readonly string[]>> =>
  answerOf<readonly string[]>(
    () =>
      namedByCode(async () =>
        type === 'CNAME'
          ? dns.resolveCname(name)
          : (await dns.resolveTxt(name)).map((parts) => parts.join('')),
      ),
    NOTHING,
  );

const judged = (record: MailRecord, answer: Answer<readonly string[]>): Finding => {
  const { of, type, name, value } = record;
  const make = `${type} record ${name} = ${value}`;
  if (answer.kind === 'unasked') return unasked(`${of} of ${name}: ${answer.why}`, `it has to be: ${make}`);
  if (answer.value.some(record.isMet)) return fine(`${of}: ${make}`);
  return of === 'DKIM'
    ? blocks(`DKIM: DNS has no record ${name}, and SES signs nothing`, `make the ${make}`)
    : mind(`${of}: DNS has no record for it at ${name}, and mail may be taken for spam`, `make the ${make}`);
};

/** The records that a stage's sender needs, each as DNS has it. `tokens` are SES's for the domain. */
export const mailRecordFindings = async (
  { mail }: Pick<Stage, 'mail'>,
  tokens: readonly string[],
  dns: Dns,
): Promise<readonly Finding[]> => {
  if (!mail) return [];
  const records = mailRecords(mail.verifiedDomain, tokens);
  return Promise.all(records.map(async (record) => judged(record, await found(record, dns))));
};
