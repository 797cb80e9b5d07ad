import type { ProblemId, ProblemParams } from '../../problems/index.ts';
import { RunContent } from '../../values/index.ts';
import type { ByteWriter } from '../write/byte-writer.ts';
import type { PackageParts } from '../write/package-parts.ts';
import type { RunFrame } from './run-frame.ts';

/** Where content is written to: inside the text of an open run. */
export interface ContentTarget {
  readonly out: ByteWriter;
  readonly parts: PackageParts;
  readonly frame: RunFrame;
  /** Says something about the tag at its place. */
  readonly report: (id: ProblemId, params?: ProblemParams) => void;
}

/** Content that the Word engine can print. */
export abstract class WordContent extends RunContent {
  /** Writes itself in the middle of a run's text, which is open before and open after. */
  abstract write(target: ContentTarget): void;
}
