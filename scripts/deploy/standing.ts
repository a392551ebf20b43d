import { askAws } from '../aws/signed-request.ts';

/** States of a stack that was never completely created, or is being deleted. */
const NEVER_MADE =
  /^(REVIEW_IN_PROGRESS|CREATE_(IN_PROGRESS|FAILED)|ROLLBACK_(IN_PROGRESS|FAILED|COMPLETE)|DELETE_\w+)$/;

/**
 * Whether a stack was ever completely created, and so may hold customers' data. Throws when that cannot be determined.
 */
export const isStanding = async (region: string, stackName: string): Promise<boolean> => {
  const form = { Action: 'DescribeStacks', Version: '2010-05-15', StackName: stackName };
  try {
    const answer = await askAws({
      service: 'cloudformation',
      region,
      host: `cloudformation.${region}.amazonaws.com`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
    const status = /<StackStatus>([A-Z_]+)<\/StackStatus>/.exec(answer)?.[1];
    if (!status) throw new Error(`CloudFormation told no state of ${stackName}.`);
    return !NEVER_MADE.test(status);
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message))
      return false;
    throw error;
  }
};
