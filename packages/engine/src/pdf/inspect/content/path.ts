/** One piece of a path, its points already on the page as seen. */
export interface SubPath {
  readonly points: (readonly [x: number, y: number])[];
  /** Bézier curves in it; their handles are among the points. */
  curves: number;
  closed: boolean;
}

type Transform = (x: number, y: number) => readonly [x: number, y: number];

/** Collects a path (8.5.2) as it is built. */
export class PathBuilder {
  #parts: SubPath[] = [];
  #open: SubPath | undefined;

  /** The finished path; a new one begins. */
  take(): SubPath[] {
    const parts = this.#parts.filter(({ points }) => points.length > 1);
    this.#parts = [];
    this.#open = undefined;
    return parts;
  }

  get parts(): readonly SubPath[] {
    return this.#parts;
  }

  move(to: readonly [number, number]): void {
    this.#open = { points: [to], curves: 0, closed: false };
    this.#parts.push(this.#open);
  }

  line(to: readonly [number, number]): void {
    if (!this.#open) return this.move(to);
    if (this.#open.closed) this.#restart();
    this.#open.points.push(to);
  }

  curve(...points: (readonly [number, number])[]): void {
    if (!this.#open) return;
    if (this.#open.closed) this.#restart();
    this.#open.points.push(...points);
    this.#open.curves++;
  }

  /** The point that drawing continues from. */
  get last(): readonly [number, number] | undefined {
    return this.#open?.closed ? this.#open.points[0] : this.#open?.points.at(-1);
  }

  close(): void {
    if (this.#open) this.#open.closed = true;
  }

  rectangle(x: number, y: number, width: number, height: number, place: Transform): void {
    this.move(place(x, y));
    this.line(place(x + width, y));
    this.line(place(x + width, y + height));
    this.line(place(x, y + height));
    this.close();
  }

  /** What follows a closed piece begins where that began. */
  #restart(): void {
    const [first] = this.#open?.points ?? [];
    if (first) this.move(first);
  }
}
