import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** An object as it is stored. */
export interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  readonly caching: string;
}

/** Objects in a folder of the disk, by their keys. */
export interface BucketFolder {
  read(key: string): Promise<StoredObject | undefined>;
  write(key: string, object: StoredObject): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Keys that the product makes: no other leads anywhere on the disk. */
const KEY = /^(?:[0-9A-Za-z_-]+\/){1,3}[0-9A-Za-z_-]+(?:\.[a-z]+)?$/;

const isMissing = (error: unknown): boolean => Object(error).code === 'ENOENT';

/** One line of JSON with what is known of the bytes that follow. */
const withHead = ({ type, caching, bytes }: StoredObject): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify({ type, caching })}\n`), bytes]);

const parsed = (file: Buffer): StoredObject => {
  const end = file.indexOf('\n');
  const { type, caching }: { readonly type: string; readonly caching: string } = JSON.parse(
    file.toString('utf8', 0, end),
  );
  return { type, caching, bytes: file.subarray(end + 1) };
};

/** A bucket whose objects survive a restart: a file each, replaced as a whole. */
export const openBucketFolder = (folder: string): BucketFolder => {
  const pathOf = (key: string): string | undefined => (KEY.test(key) ? join(folder, key) : undefined);
  return {
    read: async (key) => {
      const path = pathOf(key);
      if (!path) return undefined;
      try {
        return parsed(await readFile(path));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    write: async (key, object) => {
      const path = pathOf(key);
      if (!path) throw new Error(`The key "${key}" cannot be stored here.`);
      await mkdir(dirname(path), { recursive: true });
      const temporary = `${path}.${randomUUID()}.tmp`;
      await writeFile(temporary, withHead(object), { flush: true });
      await rename(temporary, path);
    },
    remove: async (key) => {
      const path = pathOf(key);
      if (path) await rm(path, { force: true });
    },
  };
};
