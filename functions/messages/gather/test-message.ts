import { findMember, isAccepted } from '../../records/members/member-store.ts';
import { findTestMessage } from '../../records/messages/test-message.ts';
import type { Gather } from './gather.ts';
import { sampleFacts, sampleOf } from './sample.ts';

/** An example of a message, to the address of the member who asked for it and to no other. */
export const testMessage: Gather = async (ports, { tenant, entry, now }) => {
  const { tenantId, subjectId } = entry;
  const test = await findTestMessage(ports.table, tenantId, subjectId);
  const member = test && (await findMember(ports.table, tenantId, test.memberId));
  if (!test || !member || !isAccepted(member)) return { kind: 'dropped', reason: 'subject_gone' };
  const { kind, language } = test;
  const facts = sampleFacts(kind, await sampleOf(ports, tenant, language, now));
  return { kind: 'ready', channel: 'email', to: member.email, language, facts, isTest: true };
};
