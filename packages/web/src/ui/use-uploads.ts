import { useCallback, useRef, useState } from 'react';

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'refused';
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it failed, or why the file is not taken. */
  readonly problem?: string | undefined;
}

/** Sends one file. It reports how far it is, from 0 to 1, and stops by the signal. */
export type SendFile = (
  file: File,
  options: { readonly onProgress: (progress: number) => void; readonly signal: AbortSignal },
) => Promise<void>;

/** Files that are sent at the same time; the others wait. */
const atOnce = 2;

/** The files of a drop zone on their way: a few at the same time, each can be canceled and sent again. */
export function useUploads(send: SendFile, failure: (error: unknown) => string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextId = useRef(1);
  const running = useRef(new Map<number, AbortController>());
  const waiting = useRef<Upload[]>([]);
  const change = useCallback((id: number, next: Partial<Upload>): void => {
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
          await send(file, { signal: aborting.signal, onProgress: (progress) => change(id, { progress }) });
          change(id, { state: 'done', progress: 1 });
        } catch (error) {
          if (!aborting.signal.aborted) change(id, { state: 'failed', problem: failure(error) });
        } finally {
          running.current.delete(id);
          start();
        }
      };
      void run();
    }
  }, [send, failure, change]);

  return {
    uploads,
    /** Adds files; those with a problem are shown and not sent. */
    add: (files: readonly { readonly file: File; readonly problem: string | undefined }[]): void => {
      const added = files.map(({ file, problem }): Upload => {
        const id = nextId.current++;
        return { id, file, problem, progress: 0, state: problem === undefined ? 'waiting' : 'refused' };
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
    retry: (upload: Upload): void => {
      change(upload.id, { state: 'waiting', progress: 0, problem: undefined });
      waiting.current.push(upload);
      start();
    },
  };
}
