/**
 * How long a page waits for its first pictures: on a slow line, or in a tab that is not shown, its script comes yet.
 */
const LONGEST_WAIT_MS = 3000;

const shownFrame = () => new Promise(requestAnimationFrame);

// Asks for a page's script, and at once for what that imports, when its first pictures are painted or have failed.
// It imports nothing itself: what it shares with the page's script would be loaded before them.
const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
const scripts = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts ?? '';
void Promise.race([
  Promise.allSettled([...pictures].map((picture) => picture.decode()))
    .then(shownFrame)
    .then(shownFrame),
  new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
]).then(() => {
  for (const address of scripts.split(' ')) void import(/* @vite-ignore */ address);
});
