import type { Page } from 'playwright-core';

/**
 * What cannot be used at the page's present width: the page scrolls sideways, or a control of its content lies outside of
 * it, is cut off by what holds it, or is covered by something else. What waits out of sight for the keyboard, such as the
 * skip link, is not looked at.
 */
const UNREACHABLE = `(() => {
  const width = document.documentElement.clientWidth;
  const problems = [];
  if (document.documentElement.scrollWidth > width)
    problems.push('the page is ' + document.documentElement.scrollWidth + ' wide');
  const isForKeyboard = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at);
      if (position === 'absolute' && clipPath !== 'none') return true;
    }
    return false;
  };
  const told = (element) => (element.getAttribute('aria-label') || element.textContent || element.name || element.tagName).trim().slice(0, 60);
  for (const element of document.querySelectorAll('main button, main a[href], main select, main input, main textarea')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.disabled || isForKeyboard(element)) continue;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const [box] = element.getClientRects();
    if (!box || box.width < 2) continue;
    if (box.left < -0.5 || box.right > width + 0.5) {
      problems.push('outside: ' + told(element));
      continue;
    }
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const label = element.labels && element.labels[0];
    if (!hit || !(element.contains(hit) || hit.contains(element) || (label && label.contains(hit))))
      problems.push('covered: ' + told(element) + ' by ' + (hit ? hit.outerHTML.slice(0, 80) : 'nothing'));
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return problems;
})()`;

export const unreachable = async (page: Page): Promise<readonly string[]> => {
  const problems: unknown = await page.evaluate(UNREACHABLE);
  return Array.isArray(problems) ? problems.map(String) : [`nothing could be looked at: ${problems}`];
};

/**
 * The words of tables that are broken over two lines although they are no longer than a person's title may be: addresses and
 * the like may have to be.
 */
const BROKEN_WORDS = `(() => {
  const broken = [];
  for (const cell of document.querySelectorAll('main [role=cell], main [role=rowheader], main [role=columnheader]')) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement.checkVisibility() || getComputedStyle(text.parentElement).clipPath !== 'none') continue;
      for (const { 0: word, index } of text.data.matchAll(/[\\p{L}’']{2,20}(?![\\p{L}’'@.])/gu)) {
        if (/[\\p{L}’'@.]/u.test(text.data[index - 1] ?? '')) continue;
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push('broken: ' + word);
      }
    }
  }
  return broken;
})()`;

export const brokenWords = async (page: Page): Promise<readonly string[]> => {
  const broken: unknown = await page.evaluate(BROKEN_WORDS);
  return Array.isArray(broken) ? broken.map(String) : [`nothing could be looked at: ${broken}`];
};

/** Every width from a small phone's to a large screen's. */
export const WIDTHS = Array.from({ length: 17 }, (_, n) => 320 + 80 * n);
