export * from './address.ts';
export * from './prefectures.ts';
