export * from './furigana.ts';
export * from './name.ts';
