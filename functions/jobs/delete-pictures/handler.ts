import { ENV, requireEnv } from '../../kernel/environment.ts';
import { openJobKernel } from '../../kernel/job-kernel.ts';
import { filesIn } from '../../resources/pictures/s3-gateway.ts';
import { run } from './delete-pictures.ts';

export const handler = run(
  openJobKernel('delete-pictures'),
  filesIn({ pictures: { name: requireEnv(ENV.picturesBucket) } }),
);
