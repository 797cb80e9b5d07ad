import { publishState } from '../../application/schema/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import { defineRule, isBlank } from './rule-definition.ts';

/** The name of a file given as its name or as an object that has one; undefined for anything else. */
function fileName(value: unknown): string | undefined {
  const name = isRecord(value) ? value['name'] : value;
  return typeof name === 'string' ? name : undefined;
}

/** The extension after the last dot of a file name, in lower case; empty if there is none or the name begins with that dot. */
function fileExtension(name: string): string {
  const point = name.lastIndexOf('.');
  return point > 0 ? name.slice(point + 1).toLowerCase() : '';
}

/** A file was chosen: its name, an object with a name, its bytes, or a list of them. */
export const fileRequiredRule = defineRule({
  name: 'file_required',
  checksEmpty: true,
  check(value) {
    if (value instanceof Uint8Array) return value.length > 0;
    return isRecord(value) ? !isBlank(value['name']) : !isBlank(value);
  },
});

/** The extension of the file is an accepted one, in any letter case. The content is checked where the bytes are. */
export const fileFormatRule = defineRule({
  name: 'file_format',
  check: (value, { accepted }) => accepted.includes(fileExtension(fileName(value) ?? '')),
});

const bytesPerMegabyte = 1_048_576;

/** At most `size` MB; equal passes. The value is the size in MB, or an object with its `size` in bytes. */
export const fileMaxSizeRule = defineRule({
  name: 'file_max_size',
  check(value, { size: limit }) {
    const size = isRecord(value) && typeof value['size'] === 'number' ? value['size'] / bytesPerMegabyte : value;
    return typeof size === 'number' && size <= limit;
  },
});

/** No file of that name is in the list yet. What has no name is no duplicate. Names are compared composed: が is the same from every system. */
export const fileDuplicateRule = defineRule({
  name: 'file_duplicate',
  check(value, { existing }) {
    const name = fileName(value);
    if (name === undefined) return true;
    const composed = name.normalize('NFC');
    return existing.some((other) => other.normalize('NFC') === composed) ? { name } : true;
  },
});

/**
 * A public or limited application has at least one uploaded file. The value is `{publish, files}` with the number
 * of files or their list.
 */
export const publishNeedsFileRule = defineRule({
  name: 'publish_needs_file',
  check(value) {
    if (!isRecord(value)) return false;
    const { publish, files } = value;
    if (publish === publishState.private) return true;
    return Array.isArray(files) ? files.length > 0 : typeof files === 'number' && files > 0;
  },
});
