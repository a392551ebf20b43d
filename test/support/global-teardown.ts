import { rm } from 'node:fs/promises';
import { stopRun } from './run-end.ts';

export default async function tearDown(): Promise<void> {
  await stopRun();
  const folder = process.env.COMPTOIR_RUN_FOLDER;
  if (folder) await rm(folder, { recursive: true, force: true });
}
