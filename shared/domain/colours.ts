/** A business's colour until it chooses its own. */
export const DEFAULT_PRIMARY_COLOR = '#0ea5e9';
export const DEFAULT_ACCENT_COLOR = '#10b981';
