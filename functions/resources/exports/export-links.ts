import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { TenantExport } from '../../../shared/schemas/export.ts';
import { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel, SignedTable } from '../../kernel/http/kernel.ts';
import type { FileReply } from '../../kernel/http/request.ts';
import { isNumber, isText, sealedAs, tupleOf } from '../../kernel/identity/sealed.ts';
import { type ExportItem, getExport, readPart } from '../../records/privacy/export-store.ts';
import { mayDownload } from './may-download.ts';

/** Milliseconds for which a link works. */
const LINK_MS = 5 * 60_000;

/** The token of a link: the export, its part, until when it works, and the member it was given to. */
const linkToken = sealedAs('export', tupleOf(isText, isText, isNumber, isNumber, isText));

const fileName = ({ createdAt, parts }: ExportItem, part: number): string =>
  `comptoir-${createdAt.slice(0, 10)}${parts === 1 ? '' : `-${part}`}.json`;

/** An export as a member sees it, with links that work for five minutes, while they are a member. */
export const toExport = (
  { signer, settings }: Pick<Kernel, 'signer' | 'settings'>,
  item: ExportItem,
  { memberId, now }: { readonly memberId: string; readonly now: number },
): TenantExport => {
  const { tenantId, exportId, status, createdAt } = item;
  const until = now + LINK_MS;
  const parts = status === 'ready' ? Array.from({ length: item.parts }, (_, n) => n + 1) : [];
  const tokenOf = (part: number) => linkToken.seal(signer, [tenantId, exportId, part, until, memberId]);
  return {
    exportId,
    status,
    createdAt,
    files: parts.map((part) => ({
      name: fileName(item, part),
      url: `${settings.apiBase}/public/exports/${tokenOf(part)}`,
    })),
    linksExpireAt: parts.length > 0 ? toInstant(until) : null,
  };
};

/**
 * The file of a link. Throws 404 `not_found` when the link is forged or expired, its export is gone, or its member
 * may no longer download exports.
 */
export const exportFile = async (
  { table, signer }: SignedTable,
  token: string,
  now: number,
): Promise<FileReply> => {
  const content = linkToken.open(signer, token);
  if (!content) throw new AppError('not_found');
  const [owner, exportId, part, until, memberId] = content;
  const tenantId = brandId<TenantId>(owner);
  const isHeld = until > now && (await mayDownload(table, tenantId, memberId));
  if (!isHeld) throw new AppError('not_found');
  const item = await getExport(table, tenantId, exportId);
  return {
    status: 200,
    body: await readPart(table, item, part),
    contentType: 'application/json; charset=utf-8',
    headers: {
      'content-disposition': `attachment; filename="${fileName(item, part)}"`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  };
};
