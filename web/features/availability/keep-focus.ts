/** Leaving a field may show its error and move the buttons down: without this a press on one would miss it. */
export const keepFocus = (event: { readonly preventDefault: () => void }): void => event.preventDefault();
