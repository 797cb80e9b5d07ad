import type { StreamedEvent } from '@shorui/server/contract';

/** Milliseconds between the messages of a screen, and after which one that was not heard of is gone. */
export const beatMs = 20_000;
export const goneMs = 55_000;

export type Presence = Extract<StreamedEvent, { type: 'presence' }>['data'];

interface Screen {
  readonly personId: number;
  readonly name: string;
  /** When it was heard of last, in milliseconds of a clock that only goes on. */
  readonly at: number;
}

export interface PersonHere {
  readonly id: number;
  readonly name: string;
}

/** Who has an application open, by the messages of their screens: one person may have several. */
export class PeopleHere {
  readonly #screens = new Map<string, Screen>();
  #people: readonly PersonHere[] = [];

  get people(): readonly PersonHere[] {
    return this.#people;
  }

  /** Takes a message over. */
  hear({ admin_id: personId, name, tab, state }: Presence, now: number): void {
    if (state === 'left') this.#screens.delete(tab);
    else this.#screens.set(tab, { personId, name, at: now });
    this.#update();
  }

  /** Forgets screens that were not heard of for a while. */
  forget(now: number): void {
    for (const [tab, { at }] of this.#screens) if (now - at >= goneMs) this.#screens.delete(tab);
    this.#update();
  }

  /** The list stays the same object as long as nobody comes or goes. */
  #update(): void {
    const people = new Map([...this.#screens.values()].map(({ personId: id, name }) => [id, { id, name }]));
    const next = [...people.values()].toSorted((a, b) => a.id - b.id);
    const isSame =
      next.length === this.#people.length &&
      next.every(({ id, name }, at) => id === this.#people[at]?.id && name === this.#people[at].name);
    if (!isSame) this.#people = next;
  }
}
