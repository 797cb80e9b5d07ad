import { AppError } from '../errors/app-error.ts';

/** One page of a bucket listing. */
export interface Listing {
  readonly objects: readonly { readonly key: string; readonly size: number }[];
  /** Token of the next page; undefined on the last. */
  readonly next: string | undefined;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const member = (xml: string, name: string): string | undefined => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? undefined : decode(found);
};

/** Parses a reply of ListObjectsV2. Any other reply (the page of a proxy, for example) is refused rather than read as empty. */
export function readListing(xml: string): Listing {
  if (!/<ListBucketResult[\s>]/.test(xml))
    throw new AppError('busy', { cause: new Error('The file store returned something other than a list.') });
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, inside = '']) => {
    const key = member(inside, 'Key');
    const size = Number(member(inside, 'Size') ?? Number.NaN);
    if (key === undefined || !Number.isSafeInteger(size))
      throw new AppError('busy', { cause: new Error('The list of the file store lacks a key or a size.') });
    return { key, size };
  });
  const more = member(xml, 'IsTruncated') === 'true';
  const next = member(xml, 'NextContinuationToken');
  if (more && next === undefined)
    throw new AppError('busy', {
      cause: new Error('The list of the file store is truncated and has no token of a next page.'),
    });
  return { objects, next: more ? next : undefined };
}
