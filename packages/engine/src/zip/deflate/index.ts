export { Deflater } from './deflater.ts';
export { longestMatch, shortestMatch, windowSize } from './symbols.ts';
