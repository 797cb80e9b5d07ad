import type { Edge } from './edge.ts';

/** A picture of the document. */
export interface Picture {
  /** The file of the picture: PNG or JPEG. Pictures of other kinds are reported as not supported, and are not here. */
  readonly bytes: Uint8Array;
  /** Name of its part: pictures of one part are embedded once. */
  readonly part: string;
  /** Size as shown, pt. */
  readonly width: number;
  readonly height: number;
  /** Cut off at each side, as parts (0 to 1) of the size of the file's picture. */
  readonly crop?: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Degrees clockwise. */
  readonly rotation?: number;
  /** Mirrored, before it is turned. */
  readonly flippedAcross?: boolean;
  readonly flippedDown?: boolean;
  /** Stroke around it. */
  readonly outline?: Edge;
  /** Alternative text. */
  readonly description?: string;
}
