import { createHash } from 'node:crypto';
import { buildPdf, stream, type Objects } from './build-pdf.ts';

const id = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const owner = Buffer.alloc(32, 7);

const md5 = (...parts: readonly Uint8Array[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const box = Array.from({ length: 256 }, (_, index) => index);
  for (let index = 0, other = 0; index < 256; index++) {
    other = (other + (box[index] as number) + (key[index % key.length] as number)) & 0xff;
    [box[index], box[other]] = [box[other] as number, box[index] as number];
  }
  let [one, two] = [0, 0];
  return data.map((byte) => {
    one = (one + 1) & 0xff;
    two = (two + (box[one] as number)) & 0xff;
    [box[one], box[two]] = [box[two] as number, box[one] as number];
    return byte ^ (box[((box[one] as number) + (box[two] as number)) & 0xff] as number);
  });
}

export interface Rc4Options {
  readonly version: number;
  readonly revision: number;
  /** Bytes of the key the file is made with. */
  readonly keyLength: number;
  /** The password that opens the file; empty unless given. */
  readonly password?: string;
  /** More entries of the encryption dictionary. */
  readonly entries?: string;
}

/** A file of one page that writes `text`, encrypted with RC4 by hand, as some writers do against the standard. */
export function rc4File(text: string, options: Rc4Options): Uint8Array {
  const { version, revision, keyLength, password = '', entries = '' } = options;
  const padded = Buffer.concat([Buffer.from(password), padding]).subarray(0, 32);
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  let key = md5(padded, owner, permissions, id);
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, keyLength));
  key = key.subarray(0, keyLength);
  let user: Uint8Array = revision === 2 ? rc4(key, padding) : rc4(key, md5(padding, id));
  const rounds = revision === 2 ? 0 : 19;
  for (let round = 1; round <= rounds; round++) {
    user = rc4(
      key.map((byte) => byte ^ round),
      user,
    );
  }
  const hex = (bytes: Uint8Array): string => `<${Buffer.from(bytes).toString('hex').padEnd(64, '0')}>`;
  const own = md5(key, Uint8Array.of(4, 0, 0, 0, 0)).subarray(0, Math.min(16, keyLength + 5));
  const objects: Objects = {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    4: stream(rc4(own, Buffer.from(`BT /F1 18 Tf 20 40 Td (${text}) Tj ET`))),
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    6: `<</Filter/Standard/V ${version}/R ${revision}/P -4/O${hex(owner)}/U${hex(user)}${entries}>>`,
  };
  return buildPdf(objects, { trailer: `/Root 1 0 R/Encrypt 6 0 R/ID[<${id.toString('hex')}><${id.toString('hex')}>]` });
}
