/**
 * Why cells cannot hold a value. `too_long`: more characters than cells (`needed`); `not_a_date`, `not_a_number`,
 * `not_a_post_code`: the content is not what the cells are for; `not_kana`: a character (`found`) that bank kana does not have.
 */
export type CellFault =
  | { readonly reason: 'too_long'; readonly needed: number }
  | { readonly reason: 'not_a_date' | 'not_a_number' | 'not_a_post_code' | 'too_old_for_eras' }
  | { readonly reason: 'not_kana'; readonly found: string };

/** What each cell holds, from the first; an empty string leaves a cell empty. */
export type CellTexts = { readonly ok: true; readonly cells: readonly string[] } | ({ readonly ok: false } & CellFault);
