/** Marks over letters and signs over and under bodies that can be drawn; `set-accent.ts` draws them. */
const signs =
  '\u0300\u0301\u0302\u0303\u0304\u0305\u00af\u0332\u033f\u0306\u0311\u0307\u0308\u20db\u030c\u20d6\u20d7\u20e1\u20d0\u20d1←→↔⇐⇒⇔⏞⏟⏜⏝⎴⎵';

export const isDrawableAccent = (sign: string): boolean => sign !== '' && signs.includes(sign);
