import { atom } from 'jotai';

/** The error that the dialog of errors shows; undefined when it is closed. */
export const failureAtom = atom<unknown>(undefined);
