const form = /^sha256\/[0-9a-f]{2}\/[0-9a-f]{62}$/;

/** The key of content with this hash (SHA-256, hex): two levels of folders, so that no folder grows without bound. */
export const objectKey = (sha256: string): string => `sha256/${sha256.slice(0, 2)}/${sha256.slice(2)}`;

/** Whether a key is one of ours. Everything else is refused before it becomes a path or an address. */
export const isObjectKey = (key: string): boolean => form.test(key);

/** The hash (SHA-256, hex) that a key tells. */
export const hashOfKey = (key: string): string => key.replace(/^sha256\//, '').replace('/', '');
