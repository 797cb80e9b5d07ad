import type { Place } from '../problems/index.ts';
import type { Codec } from './codec.ts';
import { withLimits, type Budget, type Clock, type Limits } from './limits.ts';
import { portableCodec } from './portable-codec.ts';

/** What a caller may replace of what the engine gets from outside. An option that is `undefined` is one that is not given. */
export interface EnvironmentOptions {
  /** Deflate and CRC; the portable one by default, Node's in `@shorui/engine/node`. */
  readonly codec?: Codec | undefined;
  /** Bounds that replace the defaults. */
  readonly limits?: Partial<Limits> | undefined;
  /** A clock in milliseconds. Without one, time is not limited. */
  readonly now?: Clock | undefined;
}

/** As `EnvironmentOptions`, for calls that read one file. */
export interface FileOptions extends EnvironmentOptions {
  /** Name of the file for problems. */
  readonly file?: string | undefined;
}

/** What a piece of work gets from outside, made once at the entry from what the caller gave and passed on as it is. */
export interface Environment {
  readonly codec: Codec;
  readonly limits: Partial<Limits> | undefined;
  readonly now: Clock | undefined;
}

/** The environment that options describe. */
export function environmentOf({ codec = portableCodec, limits, now }: EnvironmentOptions): Environment {
  return { codec, limits, now };
}

/** The place of problems of a file as a whole; without a name, of no place. */
export function placeOfFile(file: string | undefined): Place {
  return file === undefined ? {} : { file };
}

/** Work on one file: its time runs from the start of the work. */
export interface FileWork {
  readonly codec: Codec;
  readonly limits: Budget;
  /** The place of problems of the file as a whole. */
  readonly place: Place;
}

/** @throws RangeError for a bound that is no number or below zero */
export function startFileWork({ codec = portableCodec, limits, now, file }: FileOptions): FileWork {
  return { codec, limits: withLimits(limits, now), place: placeOfFile(file) };
}
