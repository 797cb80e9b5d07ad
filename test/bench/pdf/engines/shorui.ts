import { renderOverlay, type CompiledOverlay } from '@shorui/engine/document';
import { bundledLibrary, compileOverlay } from '@shorui/engine/node';
import { formFields } from '../form-fields.ts';
import type { Engine } from './engine.ts';

export const engine: Engine = {
  name: 'shorui',
  prepare: async (form) => compileOverlay(form, formFields, { fonts: bundledLibrary() }),
  render: async (prepared, values) => renderOverlay(prepared as CompiledOverlay, values).bytes,
};
