import { writeFile } from 'node:fs/promises';
import { phoneMetadataModule } from './phone-metadata/module-text.ts';

await writeFile('shared/domain/phone-metadata.ts', phoneMetadataModule());
