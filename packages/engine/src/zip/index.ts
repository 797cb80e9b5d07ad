export type { Codec } from '../platform/codec.ts';
export { portableCodec } from '../platform/portable-codec.ts';
export { readZip, type ReadZipOptions } from './read-zip.ts';
export { documentLevel, joinZip, packAgain, pictureEntry, type ZipInput, writeZip, zipEntry } from './write-zip.ts';
export type { ZipArchive, ZipEntry } from './format.ts';
