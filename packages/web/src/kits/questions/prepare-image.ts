/** Longest side of a picture that is sent, pixels: 200 mm at 300 dpi. */
const longestSide = 2400;
/** Kinds that are sent as they are when they are small enough; PDF forms take no others. */
const plainKinds: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);
/** Bytes up to which a picture in one of these kinds is not drawn anew. */
const smallBytes = 1_000_000;
const jpegQuality = 0.9;

/** Does a file of a camera say how it was held (EXIF)? Programs that print disagree about what they make of that. */
async function hasExif(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 64 * 1024).arrayBuffer());
  return String.fromCodePoint(...start.subarray(0, 4096)).includes('Exif\0');
}

export interface PreparedImage {
  readonly name: string;
  readonly content: Blob;
}

/**
 * A picture as documents take it: PNG or JPEG, upright, not larger than paper can show, without the place where a photo was taken.
 * @param longest its longest side at most, pixels
 * @throws {DOMException} for a file that is no picture
 */
export async function prepareImage(file: File, longest: number = longestSide): Promise<PreparedImage> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = image;
  const scale = Math.min(1, longest / Math.max(width, height));
  const isPlain = plainKinds.has(file.type) && file.size <= smallBytes && scale === 1 && !(await hasExif(file));
  if (isPlain) return { name: file.name, content: file };
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  // Photos are smaller as JPEG; drawings may have parts that let the paper through.
  const isPhoto = file.type === 'image/jpeg';
  const content = await canvas.convertToBlob(
    isPhoto ? { type: 'image/jpeg', quality: jpegQuality } : { type: 'image/png' },
  );
  return { name: `${file.name.replace(/\.\w+$/, '')}.${isPhoto ? 'jpg' : 'png'}`, content };
}
