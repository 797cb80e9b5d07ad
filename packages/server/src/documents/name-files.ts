import type { Place, Problem } from '@shorui/engine';
import type { ApplicationFile } from '@shorui/engine/model';

/** Problems with the files named as people know them: the engine names them by their paths in the application. */
export function nameFiles(
  problems: readonly Problem[],
  files: readonly Pick<ApplicationFile, 'name' | 'path'>[],
): Problem[] {
  const names = new Map(files.map(({ name, path }) => [path, name]));
  const named = (place: Place): Place => {
    const name = place.file === undefined ? undefined : names.get(place.file);
    return name === undefined ? place : { ...place, file: name };
  };
  return problems.map((problem) => {
    const { file } = problem.params;
    const name = typeof file === 'string' ? names.get(file) : undefined;
    return {
      ...problem,
      place: named(problem.place),
      ...(name === undefined ? {} : { params: { ...problem.params, file: name } }),
      ...(problem.related === undefined ? {} : { related: named(problem.related) }),
    };
  });
}
