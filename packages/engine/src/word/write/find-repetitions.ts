import { shortestMatch, windowSize } from '../../zip/deflate/index.ts';
import { ByteChains } from './byte-chains.ts';

/**
 * A stretch as literals and repetitions. A literal is its byte. A repetition is three numbers: its length below zero, and the place
 * that it copies from, which is a stretch and an offset in it: where that will be in a document is not known yet.
 */
export type Repetitions = Int32Array;

/** What a stretch repeats of any stretch before it, and what of those alone that every document has. */
export interface FoundRepetitions {
  readonly any: Repetitions;
  readonly certain: Repetitions;
}

/** Fixed bytes, and whether every document has them. */
export interface FixedBytes {
  readonly bytes: Uint8Array;
  readonly isCertain: boolean;
  /** Grows with every repeated stretch that begins: what is before it may be far away when it is over. */
  readonly era: number;
}

/** Between stretches; no byte of UTF-8, so no repetition continues over it. */
const border = 0xff;

const lessThan = 0x3c;
const greaterThan = 0x3e;

/** Long repetitions begin with a tag, nearly always. So many bytes from `<` on are looked at. */
const longHash = 12;

/** Of a long repetition only so many places at its beginning are remembered, tags and beginnings of texts: those repeat again. */
const remembered = 8;

/** A repetition this long is taken without looking for a longer one that begins a byte later. */
const longEnough = 32;

/** Places compared for one repetition, and places looked at. More find little: with four times as many, documents are 0.2 % smaller. */
const mostTried = 8;
const mostSeen = 16;

/** Reads the stretches of a part, one after the other. */
class RepetitionFinder {
  readonly #texts: readonly FixedBytes[];
  readonly #starts: Int32Array;
  readonly #bytes: Uint8Array;
  /** The bytes from each of the first four on, four in a number. */
  readonly #words: readonly Int32Array[];
  /** 1 for each byte that every document has. */
  readonly #certain: Uint8Array;
  readonly #places: ByteChains;
  readonly #tags: ByteChains;
  /** The repetition found last. */
  #length = 0;
  #source = -1;
  /** Where the era of the stretch begins that is being read. */
  #eraStart = 0;

  constructor(texts: readonly FixedBytes[]) {
    this.#texts = texts;
    this.#starts = new Int32Array(texts.length);
    let size = 0;
    texts.forEach(({ bytes }, index) => {
      this.#starts[index] = size;
      size += bytes.length + 1;
    });
    this.#bytes = new Uint8Array(size).fill(border);
    this.#certain = new Uint8Array(size);
    texts.forEach(({ bytes, isCertain }, index) => {
      const start = this.#starts[index] as number;
      this.#bytes.set(bytes, start);
      if (isCertain) this.#certain.fill(1, start, start + bytes.length);
    });
    this.#words = [0, 1, 2, 3].map(
      (shift) => new Int32Array(this.#bytes.slice(shift, shift + ((size - shift) & ~3)).buffer),
    );
    this.#places = new ByteChains(this.#bytes, [0, 1, 2, 2]);
    this.#tags = new ByteChains(this.#bytes, [3, 5, 8, longHash - 1]);
  }

  /**
   * A stretch as repetitions, and whether all of them are of what every document has. With `certain` they are; the stretch must
   * have been read without before. Later stretches find it then.
   */
  read(stretch: number, certain: boolean): { repetitions: Repetitions; isCertain: boolean } {
    const start = this.#starts[stretch] as number;
    const text = this.#texts[stretch] as FixedBytes;
    const end = start + text.bytes.length;
    if (text.era !== this.#texts[stretch - 1]?.era) this.#eraStart = start;
    const found: number[] = [];
    let isCertain = true;
    let at = start;
    this.#find(at, start, end, certain);
    while (at < end) {
      const length = this.#length;
      const source = this.#source;
      if (!certain) this.#remember(at, at + 1, end);
      // A longer one that begins a byte later is better.
      if (length >= shortestMatch && length < longEnough) this.#find(at + 1, start, end, certain);
      else this.#length = 0;
      if (length < shortestMatch || this.#length > length) {
        found.push(this.#bytes[at++] as number);
        if (length < shortestMatch) this.#find(at, start, end, certain);
        continue;
      }
      const from = this.#stretchAt(source);
      found.push(-length, from, source - (this.#starts[from] as number));
      isCertain &&= this.#isCertain(source, start);
      if (!certain) this.#remember(at + 1, at + length, end);
      at += length;
      this.#find(at, start, end, certain);
    }
    return { repetitions: Int32Array.from(found), isCertain };
  }

  /** Lets later places find those from `from` to `to`, in a stretch that ends at `end`. */
  #remember(from: number, to: number, end: number): void {
    const bytes = this.#bytes;
    const all = to - from < longEnough ? to : from + remembered;
    this.#places.insertAll(from, Math.min(all, end - shortestMatch + 1));
    const last = Math.min(to, end - longHash + 1);
    for (let at = bytes.indexOf(lessThan, from); at >= 0 && at < last; at = bytes.indexOf(lessThan, at + 1))
      this.#tags.insert(at);
    if (all === to) return;
    for (let at = bytes.indexOf(greaterThan, from) + 1; at > 0 && at < last; at = bytes.indexOf(greaterThan, at) + 1)
      if (bytes[at] !== lessThan) this.#places.insert(at);
  }

  /**
   * Looks for the longest repetition at an offset of the stretch from `start` to `end`; of equally long ones the nearest. One of the
   * same era is taken though it is shorter: the other one may be out of reach.
   *
   * One long function on purpose. V8 optimizes what runs hot already in the first document, and copies small functions into those that
   * call them: of a loop of six methods it made each three or four times. That was a fifth of the processor time of a first document.
   */
  #find(at: number, start: number, end: number, certain: boolean): void {
    const bytes = this.#bytes;
    const isInEveryDocument = this.#certain;
    const words = this.#words;
    const eraStart = this.#eraStart;
    const most = end - at;
    const farthest = Math.max(0, at - windowSize);
    const ownWords = words[at & 3] as Int32Array;
    const ownWord = at >> 2;
    let longest = 0;
    let source = -1;
    let nearLength = 0;
    let nearSource = -1;
    // What the stretch itself repeats is in every document that has the stretch.
    const needed = certain ? 1 : 0;
    const isTag = bytes[at] === lessThan && most >= longHash;
    // Tags first; when no place begins like the tag, all places.
    const turns = most < shortestMatch ? 0 : 2;
    for (let turn = isTag ? 0 : 1; turn < turns && longest === 0; turn++) {
      const chains = turn === 0 ? this.#tags : this.#places;
      const { before } = chains;
      let tried = 0;
      let place = chains.first(at);
      for (let seen = 0; place >= farthest && seen < mostSeen; seen++, place = before[place] as number) {
        if (bytes[place + longest] !== bytes[at + longest] || place >= at) continue;
        if (place < start && (isInEveryDocument[place] as number) < needed) continue;
        // How many bytes are the same, four at a time.
        const otherWords = words[place & 3] as Int32Array;
        const otherWord = place >> 2;
        let word = 0;
        while (word < most >> 2 && otherWords[otherWord + word] === ownWords[ownWord + word]) word++;
        let same = word * 4;
        while (same < most && bytes[place + same] === bytes[at + same]) same++;
        if (same >= shortestMatch) {
          if (same > longest) {
            longest = same;
            source = place;
          }
          if (same > nearLength && place >= eraStart) {
            nearLength = same;
            nearSource = place;
          }
        }
        if (longest >= most || ++tried >= mostTried) break;
      }
    }
    const takesNear = nearLength * 2 >= longest;
    this.#length = takesNear ? nearLength : longest;
    this.#source = takesNear ? nearSource : source;
  }

  /** Does every document have what is at an offset, when it has the stretch that begins at `start`? */
  #isCertain(at: number, start: number): boolean {
    return at >= start || this.#certain[at] === 1;
  }

  /** The stretch that holds an offset. */
  #stretchAt(at: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] as number) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** Finds, for each of the stretches of a part, what repeats itself or what is in the stretches before it. */
export function findRepetitions(texts: readonly FixedBytes[]): FoundRepetitions[] {
  const finder = new RepetitionFinder(texts);
  return texts.map((_, stretch) => {
    const { repetitions: any, isCertain } = finder.read(stretch, false);
    return { any, certain: isCertain ? any : finder.read(stretch, true).repetitions };
  });
}
