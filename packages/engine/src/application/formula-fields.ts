/** Fields that a formula refers to (`@12*@3` -> 12, 3), each once, in order. */
export function formulaFields(formula: string): number[] {
  return [...new Set([...formula.matchAll(/@([0-9]+)/g)].map((match) => Number(match[1])))];
}

/** The formula with the fields it refers to renumbered. Ids without a new one stay. */
export function renumberFormula(formula: string, newId: (id: number) => number): string {
  return formula.replace(/@([0-9]+)/g, (_, digits: string) => `@${newId(Number(digits))}`);
}
