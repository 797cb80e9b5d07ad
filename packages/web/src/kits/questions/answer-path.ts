import type { AnswerPath } from '@shorui/engine/answers';

/** Answers by name, as they were typed. */
export type Answers = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer at a path, such as `['手当', 0, '手当額']`; undefined where there is none. */
export function readAt(answers: unknown, path: AnswerPath): unknown {
  return path.reduce<unknown>((value, part) => {
    if (typeof part === 'number') return Array.isArray(value) ? (value as readonly unknown[])[part] : undefined;
    return isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }, answers);
}

/** The answers with another value at a path. What was given stays as it is. */
export function writeAt(answers: unknown, [part, ...rest]: AnswerPath, value: unknown): unknown {
  if (part === undefined) return value;
  if (typeof part === 'number') {
    const items: unknown[] = Array.isArray(answers) ? [...(answers as readonly unknown[])] : [];
    while (items.length <= part) items.push({});
    items[part] = writeAt(items[part], rest, value);
    return items;
  }
  const record: Answers = isRecord(answers) ? answers : {};
  return { ...record, [part]: writeAt(record[part], rest, value) };
}

/** The repetitions at a path as a list that can be changed. */
export function listAt(answers: unknown, path: AnswerPath): readonly unknown[] {
  const list = readAt(answers, path);
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
}
