import type { Application as Definition } from '@shorui/engine';
import { imagesFolder } from '@shorui/engine/bundle';
import { hashOfKey } from '../../../storage/object-key.ts';
import type { PortableDefinition } from './format.ts';

/** Orders by code units, which depends on no locale. */
export const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Characters of the hash in the path of a content. */
const hashLength = 40;

/** The path of a content in an export. It follows from the content, so that equal contents have equal paths everywhere. */
export function portablePath(path: string, key: string): string {
  if (path.startsWith(imagesFolder)) return path;
  const extension = /\.[a-z0-9]{1,5}$/i.exec(path)?.[0].toLowerCase() ?? '';
  return `files/${hashOfKey(key).slice(0, hashLength)}${extension}`;
}

/** Whether a content with this hash (SHA-256, hex) belongs to a path of an export. */
export const fitsPath = (path: string, sha256: string): boolean =>
  path.startsWith(imagesFolder) || path.startsWith(`files/${sha256.slice(0, hashLength)}.`);

/** What a definition refers to in its instance. */
export interface LocalNames {
  /** Keys of the storage by path of the file. */
  readonly keys: ReadonlyMap<string, string>;
  /** Names of plans by id. */
  readonly plans: ReadonlyMap<number, string>;
}

/** A definition for other instances. Prices of plans that no longer exist are left out. */
export function toPortable(
  { plan_prices, ...definition }: Definition,
  { keys, plans }: LocalNames,
): PortableDefinition {
  const files = definition.files.map((file) => {
    const key = keys.get(file.path);
    return key === undefined ? file : { ...file, path: portablePath(file.path, key) };
  });
  const portable = { ...definition, id: 1, files };
  if (plan_prices === undefined) return portable;
  const prices = plan_prices.flatMap(({ plan_id, price }) => {
    const plan = plans.get(plan_id);
    return plan === undefined ? [] : { plan, price };
  });
  return { ...portable, plan_prices: prices };
}

/** A definition in this instance. Plans that are not here are left out. */
export function toLocal(
  { plan_prices, ...portable }: PortableDefinition,
  id: number,
  plans: ReadonlyMap<string, number>,
): Definition {
  const local = { ...portable, id };
  if (plan_prices === undefined) return local;
  const prices = plan_prices.flatMap(({ plan, price }) => {
    const plan_id = plans.get(plan);
    return plan_id === undefined ? [] : { plan_id, price };
  });
  return { ...local, plan_prices: prices };
}
