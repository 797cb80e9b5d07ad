import { PlacelessError } from '../../problems/index.ts';

/** Thrown by a helper that cannot make sense of its arguments; becomes a problem at the tag's place. */
export class HelperError extends PlacelessError {}
