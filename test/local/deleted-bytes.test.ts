import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openDatabase } from '../../functions/kernel/table/database.ts';
import { removeDeletedBytes } from '../../local/deleted-bytes.ts';
import { type LocalDatabase, startDynoxide } from '../../local/dynoxide.ts';
import { ensureTable } from '../../local/table.ts';

const TABLE = 'bytes';
const CANARY = 'zoecanari@exemple.org';

let folder: string;
let database: LocalDatabase;
let client: ReturnType<typeof openDatabase>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-bytes-'));
  database = await startDynoxide(join(folder, 'comptoir.db'));
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  client = openDatabase({ endpoint: database.endpoint, region: 'local', credentials });
  await ensureTable(client, TABLE);
});
afterEach(async () => {
  client.destroy();
  await database.stop();
  await rm(folder, { recursive: true });
});

const key = (n: number) => ({ pk: 'TENANT#a', sk: `LEAD#${n}` });

const put = (n: number, email: string) =>
  client.send(new PutCommand({ TableName: TABLE, Item: { ...key(n), gsi1pk: 'LEADS#a', gsi1sk: email } }));

/** The files of the folder that hold a text. */
const filesWith = async (text: string): Promise<readonly string[]> => {
  const names = await readdir(folder);
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return names.filter((_, at) => contents[at]?.includes(text));
};

test('nothing of what was deleted is left in the files, while the database runs and goes on', async () => {
  for (let n = 0; n < 40; n += 1) await put(n, n % 2 === 0 ? CANARY : 'luc@exemple.org');
  for (let n = 0; n < 40; n += 2) await client.send(new DeleteCommand({ TableName: TABLE, Key: key(n) }));
  // The database deletes rows and leaves their bytes: that is why this is needed.
  expect(await filesWith(CANARY)).not.toEqual([]);
  removeDeletedBytes(join(folder, 'comptoir.db'));
  expect(await filesWith(CANARY)).toEqual([]);
  expect(await filesWith('luc@exemple.org')).toEqual(['comptoir.db']);
  await put(100, 'eva@exemple.org');
  const { Item } = await client.send(new GetCommand({ TableName: TABLE, Key: key(1) }));
  expect(Item).toMatchObject({ gsi1sk: 'luc@exemple.org' });
  await database.stop();
  expect(await filesWith('eva@exemple.org')).toEqual(['comptoir.db']);
  expect(await filesWith(CANARY)).toEqual([]);
});
