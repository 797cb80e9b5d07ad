/** Ink of letters above and below the baseline, em, as in the bundled fonts; fonts may be at hand without their outlines. */
const extents: readonly (readonly [letters: RegExp, ascent: number, descent: number])[] = [
  [/^[acemnorsuvwxzαειικνορστυωϵ]$/u, 0.53, 0.02],
  [/^[gpqyγημρχφςϕ]$/u, 0.53, 0.22],
  [/^[jβζξψ]$/u, 0.78, 0.22],
  [/^[bdfhiklt]$/u, 0.78, 0.02],
  [/^[A-ZΑ-Ωδθλϑ0-9∂∇∀∃%]$/u, 0.76, 0.02],
  [/^[=−-]$/u, 0.5, 0],
  [/^[+±×÷<>≤≥≦≧≠≡∞→←]$/u, 0.67, 0],
  [/^[.,、]$/u, 0.12, 0.12],
  [/^[(){}[\]|/]$/u, 0.82, 0.2],
];
const usual = [0.84, 0.1] as const;

/** Ink of a character above and below the baseline, em. */
export function letterExtent(text: string): readonly [ascent: number, descent: number] {
  for (const [letters, ascent, descent] of extents) if (letters.test(text)) return [ascent, descent];
  return usual;
}
