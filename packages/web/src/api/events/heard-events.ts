import type { StreamedEvent } from '@shorui/server/contract';

type Listen = (event: StreamedEvent) => void;

const listeners = new Set<Listen>();

/** Gives the events of the stream to a screen that shows more than records read again. Returns what ends it. */
export function hearEvents(listen: Listen): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** Passes an event on to the screens that hear it. */
export function passEvent(event: StreamedEvent): void {
  for (const listen of listeners) listen(event);
}
