/** The name of a service without the length that it tells: « Massothérapie 60 min ». */
export const plainName = (name: string): string =>
  name
    .replace(/\d+ ?(?:min(?:ute)?s?|h(?:eures?)?|hours?)?\b/gi, '')
    .replace(/\W+$/, '')
    .trim();
