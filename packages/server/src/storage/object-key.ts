const form = /^sha256\/[0-9a-f]{2}\/[0-9a-f]{62}$/;

/** The key of content with this hash (SHA-256, hex): two levels of folders, which bounds the size of each folder. */
export const objectKey = (sha256: string): string => `sha256/${sha256.slice(0, 2)}/${sha256.slice(2)}`;

/** Whether a key is valid. All others are refused before they become a path or an address. */
export const isObjectKey = (key: string): boolean => form.test(key);

/** The hash (SHA-256, hex) in a key. */
export const hashOfKey = (key: string): string => key.replace(/^sha256\//, '').replace('/', '');
