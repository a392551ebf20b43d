/** The attributes by which hooks find the board's parts; each holds an id, of a calendar or of a booking. */
const ATTRIBUTES = {
  /** A person's column. */
  column: 'data-person',
  /** The times of a column, where one drops and books. */
  times: 'data-droppable',
  /** An appointment, which opens. */
  appointment: 'data-appointment',
  /** One that may be dragged. */
  movable: 'data-movable',
  /** The lower edge of one whose length may be dragged, with the end that it has. */
  edge: 'data-resizes',
} as const;

export type BoardPart = keyof typeof ATTRIBUTES;

const ENDS_AT = 'data-ends-at';

/** Marks an element as a part of the board, unless its id is absent. */
export const asPart = (part: BoardPart, id: string | undefined) => ({ [ATTRIBUTES[part]]: id });

/** Selects the parts of a kind, or the one of an id. */
export const partSelector = (part: BoardPart, id?: string): string =>
  id === undefined ? `[${ATTRIBUTES[part]}]` : `[${ATTRIBUTES[part]}="${CSS.escape(id)}"]`;

/** The id that an element holds as this part; null if it is none. */
export const partId = (element: Element, part: BoardPart): string | null =>
  element.getAttribute(ATTRIBUTES[part]);

/** Marks the lower edge of an appointment, with the end that it has. */
export const asEdge = (bookingId: string, endAt: string) => ({
  ...asPart('edge', bookingId),
  [ENDS_AT]: endAt,
});

/** The end that the appointment of an edge has. */
export const endOfEdge = (edge: Element): string => edge.getAttribute(ENDS_AT) ?? '';
