/** Raw replies in progress: downloads and event streams. */
export interface OpenReplies {
  /** Registers a function that closes a reply; the returned function unregisters it. */
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
