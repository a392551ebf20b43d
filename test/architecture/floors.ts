/** The floors of `functions/`, from the top: an import goes down this list or stays on its floor. */
const FLOORS: ReadonlyArray<readonly string[]> = [
  ['jobs', 'triggers'],
  ['resources'],
  ['messages'],
  ['records'],
  ['agenda', 'assistant'],
  ['kernel'],
];

const folderOf = (file: string): string => file.split('/')[1] ?? '';

/** The floor that a file of `functions/` lies on, 0 the highest; undefined for none. */
export const floorOf = (file: string): number | undefined => {
  const floor = FLOORS.findIndex((folders) => folders.includes(folderOf(file)));
  return floor < 0 ? undefined : floor;
};

/** Whether one file of `functions/` may import another: of its own folder, or of a floor below. The two pure ones stand alone. */
export const isDownward = (from: string, to: string): boolean => {
  if (folderOf(from) === folderOf(to)) return true;
  const [upper, lower] = [floorOf(from), floorOf(to)];
  if (['agenda', 'assistant'].includes(folderOf(from))) return false;
  return upper !== undefined && lower !== undefined && upper < lower;
};
