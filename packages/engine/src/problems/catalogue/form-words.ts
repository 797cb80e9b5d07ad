/** Words that the engine itself prints on a PDF form, in Japanese, because the forms are. */
export const formWords = {
  addendum: (number: number) => `別紙${number}のとおり`,
  addendumName: (number: number) => `別紙${number}`,
  addendumTitle: (number: number, name: string, page: number) => `別紙${number}　${name}（${page}ページ）`,
} as const;
