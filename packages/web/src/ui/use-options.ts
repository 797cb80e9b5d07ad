import { useEffect, useState } from 'react';
import { matchesReading } from './reading-key.ts';

export interface ComboOption {
  readonly value: string;
  readonly text: string;
  /** In kana: たかはし finds 髙橋, and so does takahashi. */
  readonly reading?: string;
}

/** All options, or a call that finds those for what was typed. */
export type Options =
  | readonly ComboOption[]
  | ((query: string, signal: AbortSignal) => Promise<readonly ComboOption[]>);

export interface FoundOptions {
  readonly rows: readonly ComboOption[];
  readonly state: 'ready' | 'loading' | 'failed';
}

/** Milliseconds without a key before a call is made. */
const pauseMs = 150;

/** The options for what was typed. While a call runs, the rows before it stay in sight. */
export function useOptions(options: Options, query: string, isOpen: boolean): FoundOptions {
  const load = typeof options === 'function' ? options : undefined;
  const [loaded, setLoaded] = useState<FoundOptions>({ rows: [], state: 'loading' });
  useEffect(() => {
    if (load === undefined || !isOpen) return undefined;
    const aborting = new AbortController();
    setLoaded(({ rows }) => ({ rows, state: 'loading' }));
    const call = async (): Promise<void> => {
      try {
        const rows = await load(query, aborting.signal);
        if (!aborting.signal.aborted) setLoaded({ rows, state: 'ready' });
      } catch {
        if (!aborting.signal.aborted) setLoaded({ rows: [], state: 'failed' });
      }
    };
    const timer = setTimeout(() => void call(), query === '' ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [load, query, isOpen]);
  if (typeof options === 'function') return loaded;
  const rows = query === '' ? options : options.filter(({ text, reading }) => matchesReading(query, [text, reading]));
  return { rows, state: 'ready' };
}
