import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { AppTable } from '../constructs/app-table.ts';
import { envOf, type Stage } from '../stage.ts';

/** What cannot be made again: the table, and the secrets that its records and links were signed with. */
export class DataStack extends Stack {
  readonly table: AppTable;
  readonly signingSecret: Secret;
  readonly originSecret: Secret;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: envOf(stage), terminationProtection: true });
    this.table = new AppTable(this, 'Table');
    this.signingSecret = this.generated(
      'SigningSecret',
      'Signs manage links, slot handles and contact hashes',
    );
    this.originSecret = this.generated('OriginSecret', 'Proves that a request came through CloudFront');
  }

  /** Letters and digits only: a comma separates two values while one replaces the other. */
  private generated(id: string, description: string): Secret {
    return new Secret(this, id, {
      description,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
