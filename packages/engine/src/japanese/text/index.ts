export * from './count-characters.ts';
export { measureDisplayWidth } from './display-width.ts';
export * from './truncate-text.ts';
