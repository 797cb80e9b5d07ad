import { createProblem, ShoruiError, type Place } from '../problems/index.ts';

/** Bounds on what a hostile file may cost. All can be set; the defaults fit every real file we know many times over. */
export interface Limits {
  /** Bytes of the file itself. */
  readonly fileBytes: number;
  /** Entries in a zip archive. */
  readonly zipEntries: number;
  /** Inflated bytes of all entries together. */
  readonly inflatedBytes: number;
  /** Inflated bytes of one entry. */
  readonly partBytes: number;
  /** Inflated bytes of one entry for each compressed byte, tested on entries over 1 MiB. Deflate itself cannot pass 1,032. */
  readonly ratio: number;
  /** Elements inside elements in an XML part. */
  readonly xmlDepth: number;
  /** Elements of an XML part. */
  readonly xmlElements: number;
  /** Attributes of one element. */
  readonly xmlAttributes: number;
  /** Relationships of one part. */
  readonly relationships: number;
  /** Characters of one tag in a template. */
  readonly tagCharacters: number;
  /** Tags in one part of a template. */
  readonly tags: number;
  /** Blocks inside blocks: loops in loops, conditions in conditions. */
  readonly blockDepth: number;
  /** Brackets inside brackets in one tag: `(not (and (gt …)))` is 3. */
  readonly expressionDepth: number;
  /** Passes through loop bodies in one document. */
  readonly iterations: number;
  /** Characters of one text that a tag puts together or prints. */
  readonly textCharacters: number;
  /** Problems that one document collects before it stops looking for more. */
  readonly problems: number;
  /** Uncompressed bytes of one finished part. */
  readonly outputBytes: number;
  /** Bytes of one image in the data. */
  readonly imageBytes: number;
  /** Maximum width times height of an image: a viewer allocates that many pixels. */
  readonly imagePixels: number;
  /** Bytes that a PNG may take while its pixels are unpacked for a PDF: up to 12 a pixel where it has clear ones. */
  readonly imageMemory: number;
  /** Characters of one formatted text in the data. */
  readonly richTextCharacters: number;
  /** Indirect objects of a PDF, and entries of its cross-reference. */
  readonly pdfObjects: number;
  /** Arrays and dictionaries inside each other in a PDF, and nodes inside nodes of its page tree. */
  readonly pdfDepth: number;
  /** Values (numbers, names, strings, arrays, …) of a PDF that are read altogether. */
  readonly pdfValues: number;
  /** Bytes of one stream of a PDF after its filters. */
  readonly pdfStreamBytes: number;
  /** Bytes of all streams of a PDF that are unpacked. */
  readonly pdfInflatedBytes: number;
  /** Bytes a stream over 1 MiB may give for each of its own. Deflate itself cannot pass 1,032; filters on filters can. */
  readonly pdfRatio: number;
  readonly pdfPages: number;
  /** Sides of a page in pt. The widest that viewers open are 14,400, times the user unit. */
  readonly pdfPageSide: number;
  /** Time for one file to be read or written, in milliseconds; only where a clock is given. */
  readonly milliseconds: number;
}

const MiB = 1024 * 1024;

/** The limits that apply where none is given. See docs/limits.md. */
export const defaultLimits: Limits = {
  fileBytes: 100 * MiB,
  zipEntries: 10_000,
  inflatedBytes: 512 * MiB,
  partBytes: 128 * MiB,
  ratio: 500,
  xmlDepth: 500,
  xmlElements: 1_000_000,
  xmlAttributes: 500,
  relationships: 20_000,
  tagCharacters: 2_000,
  tags: 50_000,
  blockDepth: 100,
  expressionDepth: 50,
  iterations: 1_000_000,
  textCharacters: 10_000_000,
  problems: 1_000,
  outputBytes: 512 * MiB,
  imageBytes: 32 * MiB,
  imagePixels: 200_000_000,
  imageMemory: 256 * MiB,
  richTextCharacters: 200_000,
  pdfObjects: 500_000,
  pdfDepth: 200,
  pdfValues: 5_000_000,
  pdfStreamBytes: 64 * MiB,
  pdfInflatedBytes: 256 * MiB,
  pdfRatio: 1_100,
  pdfPages: 10_000,
  pdfPageSide: 1_000_000,
  milliseconds: 30_000,
};

/** A clock: milliseconds from any start, never going back. The engine itself has none. */
export type Clock = () => number;

/** Limits in force for one piece of work, with the time it has left. */
export interface Budget extends Limits {
  /** @throws ShoruiError `word.too-slow` when the time is up */
  readonly checkTime?: (place: Place) => void;
}

function timer(milliseconds: number, now: Clock): (place: Place) => void {
  const end = now() + milliseconds;
  return (place) => {
    if (now() > end) throw new ShoruiError([createProblem('word.too-slow', place, { limit: milliseconds })]);
  };
}

const noTimer = (): void => undefined;

const defaultBudget: Budget = { ...defaultLimits, checkTime: noTimer };

/**
 * The defaults with some bounds replaced. The time begins to run now, if there is a clock.
 * @throws RangeError for a bound that is no number or below zero
 */
export function withLimits(limits?: Partial<Limits>, now?: Clock): Budget {
  const budget: { -readonly [Name in keyof Budget]: Budget[Name] } = { ...defaultBudget };
  if (limits) {
    for (const name of Object.keys(defaultLimits) as (keyof Limits)[]) {
      const value = limits[name] ?? budget[name];
      if (!(value >= 0)) throw new RangeError(`limit ${name} must be a number from 0`);
      budget[name] = value;
    }
  }
  if (now) budget.checkTime = timer(budget.milliseconds, now);
  return budget;
}
