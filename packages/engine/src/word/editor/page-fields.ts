/** A stretch of inserted text, or a number that Word computes itself: that of the page, or how many pages there are. */
export type TextPiece = { readonly text: string } | { readonly field: PageField };

export type PageField = 'page' | 'pages';

/** Instructions of Word's fields (ECMA-376 part 1, 17.16.5.33 and 17.16.5.44). */
export const fieldInstructions: Readonly<Record<PageField, string>> = { page: 'PAGE', pages: 'NUMPAGES' };

/** Inserted text with its `{{@page}}` and `{{@pages}}`, which only Word can fill in. */
export function splitPageFields(text: string): TextPiece[] {
  return text.split(/\{\{\s*@(pages?)\s*\}\}/).flatMap((piece, index): TextPiece[] => {
    if (index % 2 === 1) return [{ field: piece === 'pages' ? 'pages' : 'page' }];
    return piece === '' ? [] : [{ text: piece }];
  });
}
