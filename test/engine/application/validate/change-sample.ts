import { validateApplication, type Problem } from '@shorui/engine';
import { sampleApplication } from './sample-application.ts';

type Json = { [key: string]: Json } & Json[];

/** JSON that may be changed at will: what stands where is not checked until it is validated. */
function freeSample(): Json {
  return JSON.parse(JSON.stringify(sampleApplication())) as Json;
}

/** The problems of the sample application after a change, in short: severity, id, pointer. */
export function problemsAfter(change: (application: Json) => void): readonly Problem[] {
  const application = freeSample();
  change(application);
  return validateApplication(application).problems;
}

/** Sets the value at a JSON pointer of the sample (undefined removes it), and gives the problems that follow. */
export function problemsAfterSetting(pointer: string, value: unknown): readonly Problem[] {
  return problemsAfter((application) => setAt(application, pointer, value));
}

/** Sets or, for undefined, removes the value at a JSON pointer. `-` stands for the end of a list. */
export function setAt(application: Json, pointer: string, value: unknown): void {
  const steps = pointer.split('/').slice(1);
  const last = steps.pop() ?? '';
  let holder = application;
  for (const step of steps) holder = holder[step as never] as Json;
  if (last === '-') holder.push(value as Json);
  else if (value === undefined) delete (holder as { [key: string]: Json })[last];
  else (holder as { [key: string]: Json })[last] = value as Json;
}

/** A problem in short, for tables. */
export function short({ id, place }: Problem): readonly [string, string | undefined] {
  return [id.replace('application.', ''), place.pointer];
}
