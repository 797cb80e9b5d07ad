import type { Mounted } from '../../../http/handler.ts';
import { editorHandlers } from './editor.ts';
import { exportHandlers } from './exports.ts';
import { importHandlers } from './imports.ts';
import { sampleHandlers } from './samples.ts';

export const toolHandlers: readonly Mounted[] = [
  ...exportHandlers,
  ...importHandlers,
  ...editorHandlers,
  ...sampleHandlers,
];
