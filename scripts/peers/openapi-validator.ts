import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openapiDocument } from '../../functions/resources/openapi/document.ts';
import { runInView } from './command.ts';
import type { Peer } from './peer.ts';
import { pythonTools } from './python-tools.ts';

/** The API's description, judged by openapi-spec-validator against OpenAPI 3.1's own schema. */
export const openapiValidator: Peer = {
  name: 'openapi-spec-validator',
  run: async () => {
    const tools = await pythonTools();
    const folder = await mkdtemp(join(tmpdir(), 'comptoir-openapi-'));
    try {
      const file = join(folder, 'openapi.json');
      await writeFile(file, JSON.stringify(openapiDocument('https://comptoir.example')));
      const holds = await runInView([join(tools, 'openapi-spec-validator'), '--schema', '3.1', file]);
      return { outcome: holds ? 'held' : 'differs', told: 'the API’s description' };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
