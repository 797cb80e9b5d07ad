/** Raw replies that are still being sent: downloads and event streams. */
export interface OpenReplies {
  /** Remembers how to close one; the returned function forgets it. */
  add(close: () => void): () => void;
  count(): number;
  closeAll(): void;
}

export function createOpenReplies(): OpenReplies {
  const open = new Set<() => void>();
  return {
    add(close) {
      open.add(close);
      return () => open.delete(close);
    },
    count: () => open.size,
    closeAll() {
      for (const close of open) close();
      open.clear();
    },
  };
}
