import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { jobNames } from '../../shared/domain/jobs.ts';
import { resources } from '../../shared/routes.ts';

const BUILT = [
  'dist/web/index.html',
  'dist/web/.vite/manifest.json',
  'dist/web/assets/app-1234.js',
  'dist/web/prerendered/landing.fr.html',
  'dist/site/assets/site/client-1234.js',
  'dist/widget/widget.js',
];

/** Calls `use` with a project as a build leaves it, and clears it away. */
export const withBuiltProject = <T>(use: (root: string) => T, files: readonly string[] = BUILT): T => {
  const root = mkdtempSync(join(tmpdir(), 'comptoir-infra-'));
  try {
    const entries = [
      ...resources.map((resource) => `functions/resources/${resource}/handler.ts`),
      ...jobNames.map((job) => `functions/jobs/${job}/handler.ts`),
      'functions/triggers/custom-message/handler.ts',
    ];
    for (const file of [...files, ...entries]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), '');
    }
    return use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
};
