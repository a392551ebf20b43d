/** A save took several calls, and a later one failed: the calendars whose hours are saved. */
export class SavedSome extends Error {
  override readonly name = 'SavedSome';
  readonly calendarIds: readonly string[];

  constructor(calendarIds: readonly string[], cause: unknown) {
    super('Only some hours were saved', { cause });
    this.calendarIds = calendarIds;
  }
}
