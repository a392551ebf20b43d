import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';
import { INCOMING_FOLDER, MEDIA_FOLDER } from '../shared/domain/pictures.ts';
import { accept, namedByNag } from './accepted-findings.ts';

interface Right {
  readonly actions: readonly string[];
  readonly folder: string;
}

const RIGHTS = {
  /** Uploads, and signs others' uploads. */
  upload: { actions: ['s3:PutObject'], folder: INCOMING_FOLDER },
  /** Reads what was uploaded, and deletes it afterwards. */
  read: { actions: ['s3:GetObject', 's3:DeleteObject'], folder: INCOMING_FOLDER },
  keep: { actions: ['s3:PutObject'], folder: MEDIA_FOLDER },
  delete: { actions: ['s3:DeleteObject'], folder: MEDIA_FOLDER },
} as const satisfies Readonly<Record<string, Right>>;

/** What a function may do with files of pictures. */
export type PictureRight = keyof typeof RIGHTS;

/** Allows a function what its rights name; without the right to list, S3 would call a missing upload forbidden. */
export const grantPictures = (
  role: IConstruct & IGrantable,
  bucket: IBucket,
  rights: readonly PictureRight[],
): void => {
  const allow = (actions: readonly string[], resource: string) =>
    role.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: [...actions], resources: [resource] }),
    );
  for (const right of rights) {
    const { actions, folder } = RIGHTS[right];
    allow(actions, bucket.arnForObjects(`${folder}*`));
    accept(role, 'nothing-narrower', `Resource::${namedByNag(role, bucket.arnForObjects(`${folder}*`))}`);
  }
  if (rights.includes('read')) allow(['s3:ListBucket'], bucket.bucketArn);
};
