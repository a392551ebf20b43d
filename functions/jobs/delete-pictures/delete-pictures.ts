import { toInstant } from '../../kernel/clock.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import { scheduled } from '../../kernel/queue/scheduled.ts';
import { writeOrSkip } from '../../kernel/table/commit.ts';
import { ifPresent } from '../../kernel/table/condition.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import { pagesOf } from '../../kernel/table/pages.ts';
import type { SpareFile } from '../../records/sites/picture-store.ts';
import type { PictureFiles } from '../../resources/pictures/picture-files.ts';

/** Time kept for the file that is being deleted. */
const RESERVE_MS = 20_000;

const PAGE = 100;

/** One scheduled run: deletes the files that are due, each before the record that names it. */
export const run = (
  { table, clock, logger, measure }: JobKernel<'delete-pictures'>,
  files: Pick<PictureFiles, 'remove'>,
) =>
  scheduled(RESERVE_MS, async (isOutOfTime) => {
    let deleted = 0;
    for await (const page of pagesOf<SpareFile>(table, ranges.dueFiles(toInstant(clock())), { limit: PAGE }))
      for (const { file, dueAt } of page) {
        if (isOutOfTime()) throw new Error('There were more files to delete than there was time for.');
        await files.remove(file);
        // Another run may have been first.
        await writeOrSkip(table, { remove: keys.spareFile(dueAt, file), when: ifPresent });
        deleted += 1;
      }
    measure('PictureFilesDeleted', deleted);
    logger.info('pictures deleted', { deleted });
  });
