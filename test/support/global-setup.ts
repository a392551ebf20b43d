import { ensureBuilt } from '../../local/build.ts';

/** The pages' resource is tested with the renderer that the build makes. */
export default async function build(): Promise<void> {
  await ensureBuilt();
}
