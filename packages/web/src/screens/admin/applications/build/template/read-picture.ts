/** Largest picture that a document holds itself, bytes. */
const mostBytes = 1_000_000;

/** A picture as an address of data; undefined for one that is too large. */
export async function readPicture(file: File): Promise<string | undefined> {
  if (file.size > mostBytes) return undefined;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : undefined));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  });
}
