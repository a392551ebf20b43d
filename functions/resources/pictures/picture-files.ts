import type { TenantId } from '../../../shared/domain/ids.ts';
import type { PictureType } from '../../../shared/domain/pictures.ts';

/** An upload as it lies in the bucket. */
export interface Incoming {
  readonly bytes: Buffer;
  readonly type: PictureType;
}

export interface PlannedUpload {
  readonly tenantId: TenantId;
  readonly uploadId: string;
  readonly type: PictureType;
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The files of pictures. Each of these throws 503 `busy` when the bucket does not answer. */
export interface PictureFiles {
  /** An address to which these bytes, and no others, may be put for some minutes. */
  uploadUrl(upload: PlannedUpload): Promise<string>;
  /** What a business uploaded under an id; undefined when there is nothing, or more than a picture may have. */
  incoming(tenantId: TenantId, uploadId: string): Promise<Incoming | undefined>;
  forgetIncoming(tenantId: TenantId, uploadId: string): Promise<void>;
  keep(file: string, bytes: Buffer, type: PictureType): Promise<void>;
  /** Deletes a file; one that is gone already counts as deleted. */
  remove(file: string): Promise<void>;
}
