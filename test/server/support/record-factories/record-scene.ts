import type { Database } from '../../../../packages/server/src/database/database.ts';
import type { Company } from '../../../../packages/server/src/domains/accounts/companies/model.ts';
import type { User } from '../../../../packages/server/src/domains/accounts/users/model.ts';

/** The company and root user for whom a record is made, and the word in its texts. */
export interface RecordScene {
  readonly database: Database;
  readonly company: Company;
  readonly root: User;
  /** In every name. */
  readonly word: string;
  /** In every address. */
  readonly host: string;
  /** Unique among scenes. */
  readonly number: number;
}

/** Makes a record for a scene; gives its id. */
export type Factory = (scene: RecordScene) => Promise<number>;

/** In the names of what is offered to every company. */
export const offeredWord = '共通';

export const tomorrow = (): Date => new Date(Date.now() + 86_400_000);

/** 64 hexadecimal characters, different for each scene and use. */
export const hash = (number: number, use: string): string => `${use}${number}`.padStart(64, '0');

/** A factory that makes one record for a scene, and gives it again. */
export function once(make: Factory): Factory {
  const made = new WeakMap<RecordScene, Promise<number>>();
  return (scene) => {
    const id = made.get(scene) ?? make(scene);
    made.set(scene, id);
    return id;
  };
}

/** Records by their kinds. */
export const recordsOf = <K extends string>(records: Readonly<Record<K, Factory>>): Readonly<Record<K, Factory>> =>
  records;
