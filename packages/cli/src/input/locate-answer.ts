import { pointerStep, type JsonValue } from '@shorui/engine/bundle';
import type { Place, Problem } from '@shorui/engine/node';
import type { DataObject } from './data-file.ts';
import type { NamedData } from './read-data.ts';

function isObject(value: JsonValue | undefined): value is DataObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Pointer of the answer with one of the names, inside the repetitions; of its repetition when the answer itself is missing. */
function pointerTo(
  scope: DataObject,
  names: readonly string[],
  repeat: readonly number[],
  at: string,
): string | undefined {
  const [index, ...inner] = repeat;
  const own = names.find((name) => Object.hasOwn(scope, name));
  if (index === undefined) return own === undefined ? undefined : at + pointerStep(own);
  const repetitions: string[] = [];
  for (const [name, list] of Object.entries(scope)) {
    const item = Array.isArray(list) ? list[index] : undefined;
    if (!isObject(item)) continue;
    const pointer = at + pointerStep(name) + pointerStep(index);
    const found = pointerTo(item, names, inner, pointer);
    if (found !== undefined) return found;
    repetitions.push(pointer);
  }
  const [only, other] = repetitions;
  return other === undefined ? only : undefined;
}

/** The position of an answer in the answers file: file, line and column as far as they are known. */
export function locateAnswer(answers: NamedData, place: Place): Place {
  const names = [place.field?.name, place.question?.name].flatMap((name) => name ?? []);
  const pointer = pointerTo(answers.data, names, place.repeat ?? [], '');
  return { ...place, file: answers.file, ...(pointer !== undefined && answers.locate(pointer)) };
}

/** Problems of answers with their place in the answers file. */
export function locateAnswers(answers: NamedData, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) =>
    problem.id === 'document.answer' ? { ...problem, place: locateAnswer(answers, problem.place) } : problem,
  );
}
