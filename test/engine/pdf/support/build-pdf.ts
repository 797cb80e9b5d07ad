import { deflateSync } from 'node:zlib';

/** Bytes of a text, one for each character U+0000 to U+00FF. */
export const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

export function join(...parts: readonly (Uint8Array | string)[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin1(part) : part))));
}

/** A stream in the syntax of PDF, with its true Length. `dict` are entries without the brackets. */
export function stream(data: Uint8Array | string, dict = ''): Uint8Array {
  const bytes = typeof data === 'string' ? latin1(data) : data;
  return join(`<<${dict}/Length ${bytes.length}>>\nstream\n`, bytes, '\nendstream');
}

export function flate(data: Uint8Array | string, dict = ''): Uint8Array {
  const bytes = typeof data === 'string' ? latin1(data) : data;
  return stream(new Uint8Array(deflateSync(bytes)), `${dict}/Filter/FlateDecode`);
}

/** Objects by number, in the syntax of PDF. */
export type Objects = Readonly<Record<number, string | Uint8Array>>;

export interface BuildOptions {
  /** Entries of the trailer besides Size: `/Root 1 0 R` unless given. */
  readonly trailer?: string;
  /** How objects are found. `packed` is a cross-reference stream with all objects that can be in object streams. */
  readonly xref?: 'table' | 'stream' | 'packed' | 'hybrid' | 'none';
  /** Line breaks of the file's frame. */
  readonly eol?: '\n' | '\r\n' | '\r';
  /** Bytes before the header; offsets then count from `origin`. */
  readonly junk?: string;
  readonly origin?: 'file' | 'header';
  /** Added to every offset in the cross-reference, and to that in `startxref`. */
  readonly lie?: number;
  readonly startLie?: number;
  readonly version?: string;
}

interface Row {
  readonly number: number;
  readonly kind: 0 | 1 | 2;
  readonly second: number;
  readonly third: number;
}

function xrefRows(rows: readonly Row[], size: number): Uint8Array {
  const data = Buffer.alloc(size * 7);
  for (const { number, kind, second, third } of rows) {
    data.writeUInt8(kind, number * 7);
    data.writeUInt32BE(second, number * 7 + 1);
    data.writeUInt16BE(third, number * 7 + 5);
  }
  return new Uint8Array(data);
}

const isStream = (body: string | Uint8Array): boolean => typeof body !== 'string';

/** A whole file of the objects, put together as the options say. */
export function buildPdf(objects: Objects, options: BuildOptions = {}): Uint8Array {
  const { trailer = '/Root 1 0 R', xref = 'table', eol = '\n', junk = '', lie = 0, startLie = 0 } = options;
  const origin = (options.origin ?? 'file') === 'header' ? junk.length : 0;
  const parts: Uint8Array[] = [latin1(`${junk}%PDF-${options.version ?? '1.7'}${eol}%\xe2\xe3\xcf\xd3${eol}`)];
  let at = parts[0]?.length ?? 0;
  const write = (part: Uint8Array | string): number => {
    const bytes = typeof part === 'string' ? latin1(part) : part;
    const start = at;
    parts.push(bytes);
    at += bytes.length;
    return start - origin + lie;
  };
  const writeObject = (number: number, body: string | Uint8Array): number =>
    write(join(`${number} 0 obj${eol}`, body, `${eol}endobj${eol}`));

  const numbers = Object.keys(objects).map(Number);
  const highest = Math.max(...numbers);
  const rows: Row[] = [{ number: 0, kind: 0, second: 0, third: 65_535 }];
  // Old readers of hybrid files must find the catalogue and the pages: only other things are hidden from them.
  const hides = (number: number): boolean => xref === 'packed' || (xref === 'hybrid' && number > 4);
  const packed = numbers.filter((number) => hides(number) && !isStream(objects[number] ?? ''));
  for (const number of numbers) {
    if (packed.includes(number)) continue;
    rows.push({ number, kind: 1, second: writeObject(number, objects[number] ?? ''), third: 0 });
  }
  let next = highest + 1;
  if (packed.length > 0) {
    const packer = next++;
    let head = '';
    let body = '';
    packed.forEach((number, index) => {
      head += `${number} ${body.length} `;
      body += `${objects[number] as string} `;
      rows.push({ number, kind: 2, second: packer, third: index });
    });
    const packet = flate(head + body, `/Type/ObjStm/N ${packed.length}/First ${head.length}`);
    rows.push({ number: packer, kind: 1, second: writeObject(packer, packet), third: 0 });
  }
  const xrefStream = (extra: string): number => {
    const number = next++;
    const start = at;
    rows.push({ number, kind: 1, second: start - origin + lie, third: 0 });
    return writeObject(
      number,
      flate(xrefRows(rows, next), `/Type/XRef/W[1 4 2]/Size ${next}${extra}/DecodeParms<</Columns 1>>`),
    );
  };
  const table = (extra: string): number => {
    let text = `xref${eol}0 ${next}${eol}`;
    const ending = eol === '\r\n' ? '\r\n' : ` ${eol}`;
    for (let number = 0; number < next; number++) {
      const row = rows.find((one) => one.number === number);
      // In hybrid files what is in object streams is free for old readers.
      text +=
        row?.kind === 1 ? `${String(row.second).padStart(10, '0')} 00000 n${ending}` : `0000000000 65535 f${ending}`;
    }
    return write(`${text}trailer${eol}<</Size ${next}${trailer}${extra}>>${eol}`);
  };

  let start = 0;
  if (xref === 'stream' || xref === 'packed') start = xrefStream(trailer);
  else if (xref === 'table') start = table('');
  else if (xref === 'hybrid') {
    const hidden = xrefStream('');
    start = table(`/XRefStm ${hidden}`);
  } else write(`trailer${eol}<<${trailer}>>${eol}`);
  write(`startxref${eol}${start - lie + startLie}${eol}%%EOF${eol}`);
  return join(...parts);
}
