import type { Stage } from './stage.ts';

const REGION = 'ca-central-1';
const ACCOUNT = '111111111111';

const certificate = (region: string, id: string) => `arn:aws:acm:${region}:${ACCOUNT}:certificate/${id}`;

const EXAMPLE = {
  account: ACCOUNT,
  domain: {
    name: 'app.example.com',
    certificateArn: certificate('us-east-1', 'app'),
    apiName: 'api.example.com',
    apiCertificateArn: certificate(REGION, 'api'),
  },
  pagesOrigin: { name: 'pages.example.com', certificateArn: certificate('us-east-1', 'pages') },
  mail: { from: 'bonjour@example.com', verifiedDomain: 'example.com' },
  alarmEmail: 'astreinte@example.com',
  monthlyBudgetUsd: 100,
  chatConcurrency: 200,
  operator: {
    name: 'Exemple inc.',
    address: '1, rue de l’Exemple, Montréal (Québec)',
    email: 'bonjour@example.com',
    officerName: 'Claude Exemple',
    officerEmail: 'vie-privee@example.com',
  },
} as const satisfies Partial<Stage>;

/**
 * A stage with example values for settings that its operator has not made. Its templates can be synthesized and tested
 * anywhere, and deployed nowhere, since the account does not exist.
 */
export const rehearsed = (stage: Stage): Stage => (stage.name === 'prod' ? { ...EXAMPLE, ...stage } : stage);
