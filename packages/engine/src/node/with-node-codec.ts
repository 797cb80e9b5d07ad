import { readBundleZip as readBundleZipWith, writeBundleZip as writeBundleZipWith } from '../bundle/index.ts';
import { compile as compileWith, pack as packWith } from '../document/index.ts';
import {
  compileTemplate as compileTemplateWith,
  inspectTemplate as inspectTemplateWith,
  readZip as readZipWith,
  writeZip as writeZipWith,
} from '../word/index.ts';
import { nodeCodec } from './node-codec.ts';

// The functions of the pure entry that pack or unpack, with Node's zlib unless another codec is given.

export const compile: typeof compileWith = (bundle, options) => compileWith(bundle, { codec: nodeCodec, ...options });

export const pack: typeof packWith = (files, options) => packWith(files, { codec: nodeCodec, ...options });

export const compileTemplate: typeof compileTemplateWith = (bytes, options) =>
  compileTemplateWith(bytes, { codec: nodeCodec, ...options });

export const inspectTemplate: typeof inspectTemplateWith = (bytes, options) =>
  inspectTemplateWith(bytes, { codec: nodeCodec, ...options });

export const readZip: typeof readZipWith = (bytes, options) => readZipWith(bytes, { codec: nodeCodec, ...options });

export const writeZip: typeof writeZipWith = (inputs, options) =>
  writeZipWith(inputs, { codec: nodeCodec, ...options });

export const readBundleZip: typeof readBundleZipWith = (bytes, options) =>
  readBundleZipWith(bytes, { codec: nodeCodec, ...options });

export const writeBundleZip: typeof writeBundleZipWith = (bundle, options) =>
  writeBundleZipWith(bundle, { codec: nodeCodec, ...options });
