import { CfnOutput, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { DomainName, HttpApi, type IDomainName, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Construct } from 'constructs';
import type { Domain, Stage } from '../stage.ts';
import { ServiceLog } from './service-log.ts';

/** The route, not the path, which may be the key to an appointment. No address, token or name. */
const LINE = AccessLogFormat.custom(
  JSON.stringify({
    at: '$context.requestTimeEpoch',
    requestId: '$context.requestId',
    route: '$context.routeKey',
    status: '$context.status',
    bytes: '$context.responseLength',
    ms: '$context.responseLatency',
    functionMs: '$context.integrationLatency',
    functionError: '$context.integrationErrorMessage',
    tokenError: '$context.authorizer.error',
  }),
);

/** The HTTP API, to which each group of resources adds its routes. */
export class ResourceApi extends Construct {
  /** Host that CloudFront calls. */
  readonly host: string;
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const ownName = stage.domain && this.ownName(stage.domain);
    this.api = new HttpApi(this, 'Api', {
      description: `Comptoir ${stage.name}`,
      createDefaultStage: false,
      disableExecuteApiEndpoint: ownName !== undefined,
    });
    this.api.addStage('Live', {
      autoDeploy: true,
      throttle: { rateLimit: stage.throttle.perSecond, burstLimit: stage.throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(new ServiceLog(this, 'AccessLog', stage)),
        format: LINE,
      },
      ...(ownName ? { domainMapping: { domainName: ownName } } : {}),
    });
    this.host = ownName?.name ?? this.givenName();
  }

  private givenName(): string {
    const { region, urlSuffix } = Stack.of(this);
    return `${this.api.apiId}.execute-api.${region}.${urlSuffix}`;
  }

  private ownName({ apiName, apiCertificateArn }: Domain): IDomainName {
    const name = new DomainName(this, 'Name', {
      domainName: apiName,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', apiCertificateArn),
    });
    new CfnOutput(this, 'NameTarget', {
      value: name.regionalDomainName,
      description: `What the DNS record of ${apiName} points at`,
    });
    return name;
  }
}
