import type { Bundle } from '@shorui/engine/node';
import { starterApplication, starterTemplatePath } from './starter-application.ts';
import { starterTemplate } from './starter-template.ts';

/** A bundle that works as it is. The same name gives the same bytes on every machine. */
export function starterBundle(name: string): Bundle {
  return { application: starterApplication(name), files: new Map([[starterTemplatePath, starterTemplate()]]) };
}
