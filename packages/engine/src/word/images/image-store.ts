import { nearestName } from '../../problems/nearest-name.ts';
import { DisplayValue, type TemplateValue } from '../../values/index.ts';
import type { Limits } from '../../platform/limits.ts';
import { HelperError } from '../data/helper-error.ts';
import { missing, property } from '../data/scope.ts';
import { decodeBase64 } from './decode-base64.ts';
import type { EmbeddedImage } from './embedded-image.ts';
import { isImage, readImage } from './read-image.ts';

/** Images that a template may name. The bytes must not change while documents are made. */
export type NamedImages = ReadonlyMap<string, Uint8Array>;

/** Where an image may be in an object of the data. */
const sourceNames = ['data', 'src'] as const;

/** Kinds of image that every program shows, by the end of their name. */
const rasterEnds = ['.png', '.jpg', '.jpeg', '.gif'] as const;

const encoder = new TextEncoder();

function decodePercent(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Bytes of a `data:` address (RFC 2397). Its stated type is ignored: the bytes determine it. */
export function decodeDataUrl(url: string): Uint8Array | null {
  const comma = url.indexOf(',');
  if (comma < 0) return null;
  const body = url.slice(comma + 1);
  if (/;\s*base64\s*$/i.test(url.slice(0, Math.min(comma, 1000)))) {
    const plain = body.includes('%') ? decodePercent(body) : body;
    return plain === null ? null : decodeBase64(plain);
  }
  const text = decodePercent(body);
  return text === null ? null : encoder.encode(text);
}

/** The images of one document: each source is decoded and looked at once, however often it is used. */
export class ImageStore {
  readonly #named: NamedImages;
  readonly #limits: Limits;
  readonly #known = new Map<string | Uint8Array, EmbeddedImage>();

  constructor(named: NamedImages | undefined, limits: Limits) {
    this.#named = named ?? new Map();
    this.#limits = limits;
  }

  /**
   * The image that a value represents: bytes, a `data:` address, base64, the name of a named image, or an object that has
   * one of these as `data` or `src`, and perhaps a `fallback` for an SVG. Null for nothing. Only bytes that are there already are
   * looked at: nothing is fetched.
   * @throws HelperError `word.image-*`
   */
  find(value: TemplateValue): EmbeddedImage | null {
    if (value === null || value === undefined || value === '') return null;
    if (value instanceof Uint8Array || typeof value === 'string') return this.#read(value, null);
    if (value instanceof DisplayValue) return this.find(value.value);
    if (typeof value !== 'object' || Array.isArray(value)) throw new HelperError('word.image-format');
    const given = property(value, 'fallback');
    const fallback = given === missing ? null : this.find(given);
    if (fallback?.format === 'svg') throw new HelperError('word.image-format');
    for (const name of sourceNames) {
      const source = property(value, name);
      if (source instanceof Uint8Array || typeof source === 'string') {
        return source === '' ? null : this.#read(source, fallback);
      }
      if (source === null) return null;
    }
    throw new HelperError('word.image-format');
  }

  #read(source: string | Uint8Array, fallback: EmbeddedImage | null): EmbeddedImage {
    const known = this.#known.get(source);
    if (known && (known.fallback === null || fallback === null || known.fallback === fallback)) return known;
    const bytes = typeof source === 'string' ? this.#bytesOf(source) : source;
    const image = readImage(bytes, this.#limits, fallback ?? this.#twinOf(source));
    this.#known.set(source, image);
    return image;
  }

  /** For a named SVG `plan.svg`, the named raster image `plan.png` next to it. */
  #twinOf(source: string | Uint8Array): EmbeddedImage | null {
    if (typeof source !== 'string' || !/^[^,]{1,200}\.svg$/i.test(source)) return null;
    const stem = source.slice(0, -'.svg'.length);
    const end = rasterEnds.find((each) => this.#named.has(stem + each));
    return end === undefined ? null : this.#read(stem + end, null);
  }

  #bytesOf(source: string): Uint8Array {
    // Percent signs and base64 only ever make bytes fewer than the text has characters.
    const longest = this.#limits.imageBytes * 4;
    if (source.length > longest) {
      throw new HelperError('word.image-too-large', { size: source.length, limit: this.#limits.imageBytes });
    }
    if (/^\s*data:/i.test(source.slice(0, 100))) {
      const bytes = decodeDataUrl(source.trim());
      if (!bytes) throw new HelperError('word.image-broken', { format: 'data:' });
      return bytes;
    }
    const named = this.#named.get(source) ?? this.#named.get(source.normalize('NFC'));
    if (named) return named;
    const decoded = decodeBase64(source);
    if (decoded && isImage(decoded)) return decoded;
    const name = source.slice(0, 60);
    const nearest = nearestName(name, this.#named.keys());
    if (nearest === undefined) throw new HelperError('word.image-unknown', { name });
    throw new HelperError('word.image-unknown-nearest', { name, nearest });
  }
}
