export * from './government-numbers.ts';
export * from './digit-pattern.ts';
export * from './phone-number.ts';
export * from './postal-code.ts';
