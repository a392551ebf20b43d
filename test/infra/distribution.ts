import { type CloudResource, resourcesOf, type Template } from './deployed.ts';

export interface Behaviour {
  readonly PathPattern: string;
  readonly TargetOriginId: string;
  readonly AllowedMethods?: readonly string[];
  readonly CachePolicyId: unknown;
  readonly OriginRequestPolicyId?: string;
  readonly ViewerProtocolPolicy: string;
  readonly ResponseHeadersPolicyId: { readonly Ref: string };
  readonly FunctionAssociations?: readonly { readonly FunctionARN: unknown }[];
}

interface Origin {
  readonly Id: string;
  readonly DomainName: unknown;
  readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: unknown }[];
}

/** What answers: a file, the API, a function that streams, or the edge by itself, which sends elsewhere. */
export type Target = 'files' | 'api' | 'stream' | 'elsewhere';

const fits =
  (path: string) =>
  ({ PathPattern }: Behaviour): boolean =>
    new RegExp(`^${PathPattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path);

/** A text whose names are known at deployment only; those are in angle brackets. */
const textOf = (value: unknown): string => {
  const [, parts] = Object(value)['Fn::Join'] ?? [];
  if (!Array.isArray(parts)) return String(value);
  return parts.map((part: unknown) => (typeof part === 'string' ? part : '<bucket>')).join('');
};

/** The distribution at a construct's path, read as CloudFront reads it. */
export const distributionAt = (template: Template, at: string) => {
  const distributions = resourcesOf(template, 'AWS::CloudFront::Distribution');
  const [found] = distributions.filter(({ path }) => path.includes(`/${at}/`));
  if (!found) throw new Error(`No distribution at ${at}.`);
  const config = Object(found.properties.DistributionConfig);
  const behaviours: readonly Behaviour[] = config.CacheBehaviors;
  const origins: readonly Origin[] = config.Origins;
  const scripts = resourcesOf(template, 'AWS::CloudFront::Function');

  /** The first behaviour whose pattern fits, as CloudFront chooses; else the default one. */
  const behaviourOf = (path: string): Behaviour => behaviours.find(fits(path)) ?? config.DefaultCacheBehavior;

  const scriptOf = (path: string): string => {
    const named = JSON.stringify(behaviourOf(path).FunctionAssociations ?? []);
    return String(
      scripts.find(({ id }: CloudResource) => named.includes(`"${id}"`))?.properties.FunctionCode,
    );
  };

  const targetOf = (path: string): Target => {
    if (/https:\/\/\w+\.example\.com/.test(scriptOf(path))) return 'elsewhere';
    const origin = origins.find(({ Id }) => Id === behaviourOf(path).TargetOriginId);
    const host = JSON.stringify(origin?.DomainName);
    if (host.includes('Bucket')) return 'files';
    return host.includes('FunctionUrl') ? 'stream' : 'api';
  };

  const cspOf = (path: string): string => {
    const { Ref } = behaviourOf(path).ResponseHeadersPolicyId;
    const policy = resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy').find(
      ({ id }) => id === Ref,
    );
    const { SecurityHeadersConfig } = Object(policy?.properties.ResponseHeadersPolicyConfig);
    return textOf(SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy);
  };

  return { config, origins, behaviourOf, scriptOf, targetOf, cspOf };
};
