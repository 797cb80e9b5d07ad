import { analyzeApplication } from '../application/index.ts';
import type { Problem } from '../problems/index.ts';
import type { CompiledApplication } from './compiled-application.ts';

/**
 * What the author of an application should know about it and its templates: questions that never show, conditions that
 * never hold, tags that nothing fills, and so on. An application can work with all of them.
 */
export function analyze({ application, files }: CompiledApplication): Problem[] {
  const templates = files.map(({ file, template }) => ({ fileId: file.id, tags: template?.uses ?? [] }));
  return analyzeApplication(application, { templates });
}
