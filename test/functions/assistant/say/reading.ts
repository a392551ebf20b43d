/** What a sentence states in figures, whatever its language: minutes of the day, cents, and all other numbers. */
export const figuresOf = (text: string): readonly string[] => {
  const figures: string[] = [];
  const take =
    (read: (...groups: string[]) => string | number) =>
    (_: string, ...groups: string[]): string => {
      figures.push(String(read(...groups)));
      return ' ';
    };
  text
    .replace(/\u00a0/g, ' ')
    .replace(
      /https?:\S+/g,
      take(() => 'link'),
    )
    .replace(
      /(\d+) h (\d\d)/g,
      take((hour, minute) => `${Number(hour) * 60 + Number(minute)} min`),
    )
    .replace(
      /(\d+) (?:h|hours)(?![a-zà-ü])/g,
      take((hour) => `${Number(hour) * 60} min`),
    )
    .replace(
      /(\d+)(?::(\d\d))? ([ap])\.m\./g,
      take(
        (hour, minute = '0', half) =>
          `${((Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minute)} min`,
      ),
    )
    .replace(
      /(\d+),(\d\d) \$/g,
      take((units, cents) => `${units}.${cents} $`),
    )
    .replace(
      /\$(\d+)\.(\d\d)/g,
      take((units, cents) => `${units}.${cents} $`),
    )
    .replace(
      /(\d+)(?:er)?/g,
      take((digits) => digits),
    );
  return figures.sort();
};

/** How many questions a reply puts; those in quotation marks are examples, and links are none. */
export const questionsIn = (text: string): number =>
  text.replace(/«[^»]*»|“[^”]*”|https?:\S+/g, '').split('?').length - 1;
