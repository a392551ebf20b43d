/** Focuses an element and brings it into view: of the one that has the focus already, `focus` alone does not. */
export const focusInView = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
};
