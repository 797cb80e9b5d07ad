export * from './text-length.ts';
export { measureDisplayWidth } from './display-width.ts';
