/** A number from outside. Strings keep digits that a `number` would lose; a `number` is taken as its shortest spelling. */
export type NumericInput = string | number | bigint;
