/**
 * A script for the widget's former address: loads the widget from `origin` with the same attributes. A redirect would
 * not work: the widget listens to the host in its element, but the chat sends from the new one.
 */
export const widgetRelay = (origin: string): string =>
  '(function(){var o=document.currentScript||document.querySelector(\'script[data-site][src*="widget.js"]\'),' +
  "n=document.createElement('script');for(var k in o.dataset)n.dataset[k]=o.dataset[k];" +
  `n.nonce=o.nonce;n.src='${origin}/widget.js';o.after(n)})()`;
