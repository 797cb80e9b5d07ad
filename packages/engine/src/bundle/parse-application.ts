import type { Application } from '../application/schema/index.ts';
import { completeApplication, type CompletedApplication } from '../application/handwritten/index.ts';
import { validateApplication, type ApplicationValidation } from '../application/validate/index.ts';
import { catchProblems, createProblem, type Place, type Problem } from '../problems/index.ts';
import { applicationPath } from './bundle.ts';
import { decodeText } from './decode-text.ts';
import type { JsonDocument } from './json/json-document.ts';
import { parseJson } from './json/parse-json.ts';

/** An application that was read, with its problems. Without `application` at least one problem is an error. */
export interface ParsedApplication {
  readonly application?: Application;
  readonly problems: readonly Problem[];
  /** The place of a JSON pointer in the text. */
  locate(pointer: string): Place;
}

function readDocument(bytes: Uint8Array, file: string): JsonDocument | readonly Problem[] {
  return catchProblems(
    () => parseJson(decodeText(bytes, file), { file }),
    (problems) => problems,
  );
}

/** Names that could not be resolved are reported as such, and not as ids of the wrong type besides. */
function validateCompleted({ value, problems }: CompletedApplication): ApplicationValidation {
  const result = validateApplication(value);
  if (problems.length === 0) return result;
  const named = new Set(problems.map(({ place }) => place.pointer));
  const others = result.problems.filter(({ place }) => !named.has(place.pointer));
  return { ok: false, problems: [...problems, ...others] };
}

/** Reads `application.json`: its JSON, its model. Never throws on bad content; every problem has file, line and column. */
export function parseApplication(bytes: Uint8Array | undefined, bundleFile: string | undefined): ParsedApplication {
  const file = bundleFile === undefined ? applicationPath : `${bundleFile}/${applicationPath}`;
  if (bytes === undefined) {
    const place: Place = bundleFile === undefined ? {} : { file: bundleFile };
    return { problems: [createProblem('bundle.no-application', place)], locate: () => place };
  }
  const document = readDocument(bytes, file);
  if (!('locate' in document)) return { problems: document, locate: () => ({ file }) };
  const completed = completeApplication(document.value);
  const locate = (pointer: string): Place => {
    const written = completed.written(pointer);
    return { file, ...document.locate(written), pointer: written };
  };
  const result = validateCompleted(completed);
  const problems = result.problems.map((problem) => ({
    ...problem,
    place:
      problem.place.pointer === undefined
        ? { file, ...problem.place }
        : { ...problem.place, ...locate(problem.place.pointer) },
  }));
  return result.ok ? { application: result.application, problems, locate } : { problems, locate };
}
