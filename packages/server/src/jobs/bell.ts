/** A wait that ends when the bell rings or the time is up. */
export interface Bell {
  ring(): void;
  /** A ring since the last wait ends it immediately. */
  wait(ms: number): Promise<void>;
}

export function createBell(): Bell {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async wait(ms) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
      wake = undefined;
    },
  };
}
