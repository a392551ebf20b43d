/** Where the page of an appointment shows a time that was offered in its place: a message's link ends with it. */
export const choiceAnchor = (startAt: string): string => `choix-${Date.parse(startAt) / 60_000}`;
