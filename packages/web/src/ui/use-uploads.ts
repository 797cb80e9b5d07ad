import { useCallback, useRef, useState } from 'react';
import { readUploadFailure } from './upload-failure.ts';

export interface Upload<Result = void> {
  readonly id: number;
  readonly file: File;
  /** Folders above it where it came with them, `契約/2026`; else empty. */
  readonly folder: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'refused';
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it failed, or why the file is not taken. */
  readonly problem?: string | undefined;
  /** What sending it gave, once it is done. */
  readonly result?: Result | undefined;
}

/** A file to send. Those with a problem are shown and not sent. */
export interface TakenFile {
  readonly file: File;
  readonly folder?: string | undefined;
  readonly problem: string | undefined;
}

/** Sends one file. It reports how far it is, from 0 to 1, and stops by the signal. */
export type SendFile<Result = void> = (
  file: File,
  options: { readonly onProgress: (progress: number) => void; readonly signal: AbortSignal },
) => Promise<Result>;

/** Files that are sent at the same time; the others wait. */
const atOnce = 2;

/**
 * The files of a drop zone on their way: a few at the same time. Each can be canceled, and sent again where that may help.
 *
 * @param otherwise what to say of a failure without words
 */
export function useUploads<Result = void>(send: SendFile<Result>, otherwise: string) {
  const [uploads, setUploads] = useState<readonly Upload<Result>[]>([]);
  const nextId = useRef(1);
  const running = useRef(new Map<number, AbortController>());
  const waiting = useRef<Upload<Result>[]>([]);
  const change = useCallback((id: number, next: Partial<Upload<Result>>): void => {
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...next } : each)));
  }, []);

  const start = useCallback((): void => {
    while (running.current.size < atOnce) {
      const upload = waiting.current.shift();
      if (upload === undefined) return;
      const { id, file } = upload;
      const aborting = new AbortController();
      running.current.set(id, aborting);
      change(id, { state: 'running', progress: 0, problem: undefined });
      const run = async (): Promise<void> => {
        try {
          const onProgress = (progress: number): void => change(id, { progress });
          const result = await send(file, { signal: aborting.signal, onProgress });
          change(id, { state: 'done', progress: 1, result });
        } catch (error) {
          const { problem, isWorthRetry } = readUploadFailure(error, otherwise);
          if (!aborting.signal.aborted) change(id, { state: isWorthRetry ? 'failed' : 'refused', problem });
        } finally {
          running.current.delete(id);
          start();
        }
      };
      void run();
    }
  }, [send, otherwise, change]);

  return {
    uploads,
    add: (files: readonly TakenFile[]): void => {
      const added = files.map(({ file, folder = '', problem }): Upload<Result> => {
        const id = nextId.current++;
        return { id, file, folder, problem, progress: 0, state: problem === undefined ? 'waiting' : 'refused' };
      });
      setUploads((all) => [...all, ...added]);
      waiting.current.push(...added.filter(({ state }) => state === 'waiting'));
      start();
    },
    /** Stops it where it runs, and takes it from the list. */
    remove: (id: number): void => {
      running.current.get(id)?.abort();
      waiting.current = waiting.current.filter((each) => each.id !== id);
      setUploads((all) => all.filter((each) => each.id !== id));
    },
    retry: (upload: Upload<Result>): void => {
      change(upload.id, { state: 'waiting', progress: 0, problem: undefined });
      waiting.current.push(upload);
      start();
    },
  };
}
