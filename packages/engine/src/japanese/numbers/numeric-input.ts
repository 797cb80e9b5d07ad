/** A number as input. Strings preserve digits that a `number` would lose; a `number` is read in its shortest decimal form. */
export type NumericInput = string | number | bigint;
