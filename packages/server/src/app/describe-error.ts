/** An error as logged. */
export interface DescribedError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code?: string;
  readonly cause?: DescribedError;
}

/** Causes that are followed. */
const deepest = 4;

/** Values that look like secrets within a text: `password=…`, `token: "…"`, the password of a URL, a bearer token. */
const secretValues: readonly (readonly [RegExp, string])[] = [
  [/((?:password|passwd|token|secret|authorization|cookie)["']?\s*[=:]\s*)("[^"]*"|'[^']*'|[^\s,;&]+)/gi, '$1***'],
  [/(\w+:\/\/[^\s:/@]+:)[^\s@/]+@/g, '$1***@'],
  [/(Bearer +)\S+/gi, '$1***'],
];

function mask(text: string): string {
  return secretValues.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);
}

/**
 * An error for the log: name, message, stack, code and its causes. Errors of databases also hold the query and its values: these
 * are people's data and stay out.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: mask(String(error)), stack: undefined };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return {
    name: error.name,
    message: mask(error.message),
    stack: error.stack === undefined ? undefined : mask(error.stack),
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause === undefined || depth >= deepest ? {} : { cause: describeError(cause, depth + 1) }),
  };
}
