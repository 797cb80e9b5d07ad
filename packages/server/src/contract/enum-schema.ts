import { ChoiceOf } from './enums/choices.ts';
import { enums, type EnumName } from './enums/by-name.ts';

/** Schema of one value of an enumeration, by its name in the specification. */
export const enumSchema = <N extends EnumName>(name: N) => ChoiceOf<(typeof enums)[N][number]['value']>(enums[name]);
