/** Text as it may be shown: nothing unseen, one form of each letter. */
const cleaned = (text: string): string => text.normalize('NFKC').replace(/[^\P{C}\n]/gu, '');

const END = /[.!?…]+["»”)]*(?=\s)|\n/;

/** The sentences of a text that comes in pieces, each once it is over. */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    rest = cleaned(rest + piece);
    for (let end = END.exec(rest); end; end = END.exec(rest)) {
      const over = rest.slice(0, end.index + end[0].length).trim();
      rest = rest.slice(end.index + end[0].length);
      if (over !== '') yield over;
    }
  }
  if (rest.trim() !== '') yield rest.trim();
}
