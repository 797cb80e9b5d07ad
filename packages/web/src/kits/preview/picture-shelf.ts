import type { PaperInk } from '@shorui/engine/convert';

type Picture = Parameters<PaperInk['picture']>[0];

/** Pictures of a paper, decoded once. */
export class PictureShelf {
  /** By their bytes, which are the same object in all papers of a template; null while, or where, there is none. */
  readonly #images = new Map<string, ImageBitmap | null>();
  readonly #onLoad: () => void;

  constructor(onLoad: () => void) {
    this.#onLoad = onLoad;
  }

  of({ part, bytes }: Picture): ImageBitmap | undefined {
    const key = `${part} ${bytes.length}`;
    const known = this.#images.get(key);
    if (known === undefined) void this.#decode(key, bytes);
    return known ?? undefined;
  }

  async #decode(key: string, bytes: Uint8Array): Promise<void> {
    this.#images.set(key, null);
    const image = await createImageBitmap(new Blob([bytes.slice()])).catch(() => null);
    if (image === null) return;
    this.#images.set(key, image);
    this.#onLoad();
  }
}
