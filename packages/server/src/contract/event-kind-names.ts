/**
 * The kinds of events by name. They are separate from their shapes, because the client reads them in the browser, where the library
 * of the shapes is too large (13 kB).
 */
export const eventKindNames = ['job', 'presence', 'records', 'reset'] as const;

export type EventKind = (typeof eventKindNames)[number];
