/** Milliseconds that the check of one component may take. */
const patience = 3000;

export type Look = () => Promise<void>;

export interface Readiness {
  readonly ready: boolean;
  /** `ok` or `failed` by component name. The cause of a failure is in the log. */
  readonly parts: Readonly<Record<string, 'ok' | 'failed'>>;
}

/** Checks all components in parallel. Calls `warn` with the cause of each failure. */
export async function lookAround(
  looks: Readonly<Record<string, Look>>,
  warn: (error: unknown, part: string) => void,
): Promise<Readiness> {
  const entries = await Promise.all(
    Object.entries(looks).map(async ([part, look]) => {
      try {
        await within(patience, look());
        return [part, 'ok'] as const;
      } catch (error) {
        warn(error, part);
        return [part, 'failed'] as const;
      }
    }),
  );
  return { ready: entries.every(([, state]) => state === 'ok'), parts: Object.fromEntries(entries) };
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
