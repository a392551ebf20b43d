/**
 * An address that a push service of the browsers that there are gives out (Chrome and its kin, Firefox, Safari, Edge):
 * https at the usual port, without credentials. It comes from a browser, and our servers call it: any other host is
 * refused.
 */
export const PUSH_ENDPOINT =
  /^https:\/\/(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[a-z\d-]+\.push\.apple\.com|[a-z\d-]+\.notify\.windows\.com)\/[^\s\\]*$/;

/** What a service worker is told by a push message, to show it. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  readonly language: string;
  /** The screen that a press opens. */
  readonly path: string;
  /** A later notice with the same tag takes the place of this one. */
  readonly tag: string;
}
