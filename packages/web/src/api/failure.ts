import { sharedValue } from '../ui/shared-value.ts';

/** The error that the dialog of errors shows; undefined when it is closed. */
export const failureValue = sharedValue<unknown>(undefined);
