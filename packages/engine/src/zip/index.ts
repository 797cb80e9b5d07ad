export type { Codec } from '../platform/codec.ts';
export { portableCodec } from '../platform/portable-codec.ts';
export { readZip, type ReadZipOptions } from './read-zip.ts';
export { packAgain, pictureEntry } from './pack-again.ts';
export { documentLevel, joinZip, writeZip, zipEntry, type ZipInput } from './write-zip.ts';
export type { ZipArchive, ZipEntry } from './zip-entry.ts';
