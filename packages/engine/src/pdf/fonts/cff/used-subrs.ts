import type { CffIndex } from './cff-index.ts';

/** Subroutines that glyphs call, global and of one font dictionary. */
export interface UsedSubrs {
  readonly global: Set<number>;
  readonly local: Set<number>;
  /** Set when a glyph computes with operators that are not followed: then every subroutine has to stay. */
  all: boolean;
}

/** Subroutines inside each other (Adobe Technical Note 5177, appendix B). */
const maxDepth = 10;
/** Operators and operands of one glyph; the most complex kanji have some 3,000. */
const maxSteps = 100_000;

/** What is added to the number of a subroutine (Adobe Technical Note 5177, 4.7). */
function biasOf(subrs: CffIndex | undefined): number {
  const count = subrs?.count ?? 0;
  return count < 1240 ? 107 : count < 33_900 ? 1131 : 32_768;
}

/** Follows a Type 2 charstring as far as its calls go. */
class CharStringWalk {
  readonly #global: CffIndex;
  readonly #local: CffIndex | undefined;
  readonly #used: UsedSubrs;
  #stack: number[] = [];
  #stems = 0;
  #steps = 0;
  #ended = false;

  constructor(global: CffIndex, local: CffIndex | undefined, used: UsedSubrs) {
    this.#global = global;
    this.#local = local;
    this.#used = used;
  }

  walk(code: Uint8Array, depth: number): void {
    if (depth > maxDepth) throw new RangeError('subroutines call each other too deeply');
    const view = new DataView(code.buffer, code.byteOffset, code.byteLength);
    for (let at = 0; at < code.length && !this.#ended;) {
      this.#steps += 1;
      if (this.#steps > maxSteps) throw new RangeError('glyph takes too many steps');
      const first = view.getUint8(at);
      if (first === 11) return;
      if (first >= 32 || first === 28) at += this.#operand(view, at, first);
      else at += this.#operator(view, at, first, depth);
    }
  }

  #operand(view: DataView, at: number, first: number): number {
    if (first === 28) {
      this.#stack.push(view.getInt16(at + 1));
      return 3;
    }
    if (first === 255) {
      this.#stack.push(view.getInt16(at + 1));
      view.getInt16(at + 3);
      return 5;
    }
    if (first <= 246) {
      this.#stack.push(first - 139);
      return 1;
    }
    const rest = view.getUint8(at + 1);
    this.#stack.push(first <= 250 ? (first - 247) * 256 + rest + 108 : -(first - 251) * 256 - rest - 108);
    return 2;
  }

  /** The bytes it takes. */
  #operator(view: DataView, at: number, first: number, depth: number): number {
    if (first === 10) this.#call(this.#local, this.#used.local, depth);
    else if (first === 29) this.#call(this.#global, this.#used.global, depth);
    else if (first === 12) {
      // Flexes (34-37) draw and clear; the others compute.
      const second = view.getUint8(at + 1);
      if (second < 34 || second > 37) this.#giveUp();
      this.#stack = [];
      return 2;
    } else {
      const isStem = first === 1 || first === 3 || first === 18 || first === 23;
      const isMask = first === 19 || first === 20;
      // Numbers before a mask are stems whose operator was left out.
      if (isStem || isMask) this.#stems += this.#stack.length >> 1;
      // Four numbers before the end make an accented letter of two others; CID-keyed fonts cannot say that.
      if (first === 14 && this.#stack.length >= 4) throw new RangeError('glyph is composed of two others');
      this.#ended = first === 14;
      this.#stack = [];
      return isMask ? 1 + ((this.#stems + 7) >> 3) : 1;
    }
    return 1;
  }

  #call(subrs: CffIndex | undefined, used: Set<number>, depth: number): void {
    const index = (this.#stack.pop() ?? Number.NaN) + biasOf(subrs);
    if (!subrs || !Number.isInteger(index)) throw new RangeError('call of no subroutine');
    const code = subrs.get(index);
    used.add(index);
    this.walk(code, depth + 1);
  }

  #giveUp(): void {
    this.#used.all = true;
    this.#ended = true;
  }
}

/**
 * Adds the subroutines a glyph calls to `used`.
 * @throws RangeError for a broken charstring, or one that never ends
 */
export function addUsedSubrs(code: Uint8Array, global: CffIndex, local: CffIndex | undefined, used: UsedSubrs): void {
  new CharStringWalk(global, local, used).walk(code, 1);
}
