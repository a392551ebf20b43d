/** Origin of the other host, written into the script when it is made. */
declare const __OTHER_HOST__: string;

export const OTHER_HOST = __OTHER_HOST__;
