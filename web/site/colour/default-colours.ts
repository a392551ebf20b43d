/*
 * The defaults of shared/schemas/site.ts once more: importing them from there would bring the schemas' library into the
 * widget. A test holds the two together.
 */
export const DEFAULT_PRIMARY_COLOR = '#0ea5e9';
export const DEFAULT_ACCENT_COLOR = '#10b981';
