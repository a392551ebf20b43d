/** ARIA roles, because `display` removes the native ones of table elements in some browsers. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * Classes from the container width at which rows are no longer cards. A container query, because a sidebar may take
 * part of the page's width.
 */
export const looks = {
  xl: {
    table: '@xl:table',
    head: '@xl:not-sr-only @xl:table-header-group',
    title: '@xl:not-sr-only @xl:px-4 @xl:py-2.5',
    sorting: '@xl:px-4',
    idle: '@xl:opacity-0',
    body: '@xl:table-row-group',
    row: '@xl:table-row',
    name: '@xl:table-cell @xl:px-4 @xl:py-3',
    cell: '@xl:table-cell @xl:px-4 @xl:py-3',
    spare: '@xl:hidden @4xl:table-cell @4xl:px-4 @4xl:py-3',
    actions: '@max-xl:justify-end @xl:text-right',
    label: '@xl:hidden',
    value: '@xl:text-left',
  },
  '2xl': {
    table: '@2xl:table',
    head: '@2xl:not-sr-only @2xl:table-header-group',
    title: '@2xl:not-sr-only @2xl:px-4 @2xl:py-2.5',
    sorting: '@2xl:px-4',
    idle: '@2xl:opacity-0',
    body: '@2xl:table-row-group',
    row: '@2xl:table-row',
    name: '@2xl:table-cell @2xl:px-4 @2xl:py-3',
    cell: '@2xl:table-cell @2xl:px-4 @2xl:py-3',
    spare: '@2xl:hidden @4xl:table-cell @4xl:px-4 @4xl:py-3',
    actions: '@max-2xl:justify-end @2xl:text-right',
    label: '@2xl:hidden',
    value: '@2xl:text-left',
  },
  '3xl': {
    table: '@3xl:table',
    head: '@3xl:not-sr-only @3xl:table-header-group',
    title: '@3xl:not-sr-only @3xl:px-4 @3xl:py-2.5',
    sorting: '@3xl:px-4',
    idle: '@3xl:opacity-0',
    body: '@3xl:table-row-group',
    row: '@3xl:table-row',
    name: '@3xl:table-cell @3xl:px-4 @3xl:py-3',
    cell: '@3xl:table-cell @3xl:px-4 @3xl:py-3',
    spare: '@3xl:hidden @4xl:table-cell @4xl:px-4 @4xl:py-3',
    actions: '@max-3xl:justify-end @3xl:text-right',
    label: '@3xl:hidden',
    value: '@3xl:text-left',
  },
  '60rem': {
    table: '@min-[60rem]:table',
    head: '@min-[60rem]:not-sr-only @min-[60rem]:table-header-group',
    title: '@min-[60rem]:not-sr-only @min-[60rem]:px-4 @min-[60rem]:py-2.5',
    sorting: '@min-[60rem]:px-4',
    idle: '@min-[60rem]:opacity-0',
    body: '@min-[60rem]:table-row-group',
    row: '@min-[60rem]:table-row',
    name: '@min-[60rem]:table-cell @min-[60rem]:px-4 @min-[60rem]:py-3',
    cell: '@min-[60rem]:table-cell @min-[60rem]:px-4 @min-[60rem]:py-3',
    spare: '@min-[60rem]:table-cell @min-[60rem]:px-4 @min-[60rem]:py-3',
    actions: '@max-[60rem]:justify-end @min-[60rem]:text-right',
    label: '@min-[60rem]:hidden',
    value: '@min-[60rem]:text-left',
  },
} as const;

export type Look = (typeof looks)[keyof typeof looks];
