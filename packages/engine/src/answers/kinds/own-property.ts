/** An own property of an untrusted object; undefined if it is missing or its getter throws. Prototypes are never read. */
export function ownProperty(raw: object, name: string): unknown {
  try {
    return Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : undefined;
  } catch {
    return undefined;
  }
}

/** Own enumerable names of an untrusted object; empty if listing them throws. */
export function ownNames(raw: object): readonly string[] {
  try {
    return Object.keys(raw);
  } catch {
    return [];
  }
}

/** A property that is known to be the object's own; undefined when reading it fails. */
export function readProperty(raw: Readonly<Record<string, unknown>>, name: string): unknown {
  try {
    return raw[name];
  } catch {
    return undefined;
  }
}
