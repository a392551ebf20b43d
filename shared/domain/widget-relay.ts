/**
 * A script for the widget's former address: brings the widget from `origin` with all that its element says. A redirect
 * would not do, since the widget listens to the host that its element names, and the chat speaks from where it is.
 */
export const widgetRelay = (origin: string): string =>
  '(function(){var o=document.currentScript||document.querySelector(\'script[data-site][src*="widget.js"]\'),' +
  "n=document.createElement('script');for(var k in o.dataset)n.dataset[k]=o.dataset[k];" +
  `n.nonce=o.nonce;n.src='${origin}/widget.js';o.after(n)})()`;
