import { PdfDict, type PdfValue } from '../objects/pdf-value.ts';
import { PdfName } from '../objects/pdf-name.ts';
import type { ObjectCipher } from '../syntax/read-indirect.ts';
import type { Security } from './security.ts';

const nameText = (value: PdfValue | undefined): string | undefined =>
  value instanceof PdfName ? value.text : undefined;

/** The crypt filter a stream names for itself: `Identity` when it has a Crypt filter that names none. */
function ownFilter(dict: PdfDict): string | undefined {
  const filter = dict.get('Filter');
  const first = Array.isArray(filter) ? (filter as readonly PdfValue[])[0] : filter;
  if (nameText(first) !== 'Crypt') return undefined;
  const params = dict.get('DecodeParms');
  const own = Array.isArray(params) ? (params as readonly PdfValue[])[0] : params;
  return (own instanceof PdfDict ? nameText(own.get('Name')) : undefined) ?? 'Identity';
}

/** How the strings and the stream of one object are decrypted (ISO 32000-2, 7.6.2). */
export function objectCipher(security: Security, number: number, generation: number): ObjectCipher {
  return {
    string: (bytes) => security.decryptString(number, generation, bytes),
    stream(dict, bytes) {
      const type = nameText(dict.get('Type'));
      // Cross-reference streams are never encrypted, metadata only where the file specifies it.
      if (type === 'XRef' || (type === 'Metadata' && security.plainMetadata)) return bytes;
      return security.decryptStream(number, generation, bytes, ownFilter(dict));
    },
  };
}
