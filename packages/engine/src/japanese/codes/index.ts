export * from './corporate-number.ts';
export * from './digit-pattern.ts';
export * from './invoice-number.ts';
export * from './my-number.ts';
export * from './phone-number.ts';
export * from './postal-code.ts';
