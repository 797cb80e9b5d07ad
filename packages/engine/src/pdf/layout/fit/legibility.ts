/** From where on text is hard to read that was condensed to this part of its width, or made smaller than this many pt. */
export interface Legibility {
  readonly scale: number;
  readonly size: number;
}

/** 70 % and 6 pt: footnotes of printed forms are rarely smaller. */
export const usualLegibility: Legibility = { scale: 0.7, size: 6 };

/** Is text hard to read after it was fitted? `scale` and `shrink` are the factors of its width and size, `size` its size in pt. */
export function isSqueezed(
  { scale, shrink, size }: { readonly scale: number; readonly shrink: number; readonly size: number },
  limits: Legibility,
): boolean {
  return scale < limits.scale - 1e-9 || (shrink < 1 && size < limits.size - 1e-6);
}
