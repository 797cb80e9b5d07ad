import { AppError } from '../errors/app-error.ts';

/** A thread or process that does one task at a time. */
export interface PoolMember {
  /** False once it has ended or was ended, for example for taking too long. */
  readonly isUsable: boolean;
  end(): Promise<void>;
}

export interface PoolOptions<Member extends PoolMember> {
  readonly create: () => Member;
  /** Most members, and so tasks at once. */
  readonly most: number;
  /** Most tasks that wait for a member. */
  readonly waiting: number;
  /** Milliseconds after which idle members are ended: each holds the engine in memory. */
  readonly idleMs: number;
}

export interface Pool<Member extends PoolMember> {
  /**
   * Does a task with a member: an idle one that is preferred, else the one that rested longest, else a new one.
   * @throws {AppError} busy when too many tasks wait; and what the task throws
   */
  use<Result>(task: (member: Member) => Promise<Result>, isPreferred?: (member: Member) => boolean): Promise<Result>;
  /** Ends all members, also those at work. */
  close(): Promise<void>;
}

/** Members that start with the first tasks and end when idle. */
export function createPool<Member extends PoolMember>({
  create,
  most,
  waiting,
  idleMs,
}: PoolOptions<Member>): Pool<Member> {
  const idle: Member[] = [];
  const busy = new Set<Member>();
  const turns: (() => void)[] = [];
  let running = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  const endIdle = async (): Promise<void> => {
    await Promise.all(idle.splice(0).map((member) => member.end()));
  };
  const takeTurn = async (): Promise<void> => {
    if (running < most) running += 1;
    else if (turns.length >= waiting) throw new AppError('busy');
    else await new Promise<void>((resolve) => turns.push(resolve));
  };
  const endTurn = (): void => {
    const next = turns.shift();
    if (next !== undefined) return next();
    running -= 1;
    if (running > 0) return;
    idleTimer = setTimeout(() => void endIdle(), idleMs);
    idleTimer.unref();
  };
  const takeMember = (isPreferred?: (member: Member) => boolean): Member => {
    const at = isPreferred === undefined ? -1 : idle.findIndex(isPreferred);
    const [member] = at >= 0 ? idle.splice(at, 1) : idle.splice(0, 1);
    return member ?? create();
  };

  return {
    async use(task, isPreferred) {
      await takeTurn();
      clearTimeout(idleTimer);
      const member = takeMember(isPreferred);
      busy.add(member);
      try {
        return await task(member);
      } finally {
        busy.delete(member);
        if (member.isUsable) idle.push(member);
        endTurn();
      }
    },
    async close() {
      clearTimeout(idleTimer);
      await Promise.all([endIdle(), ...[...busy].map((member) => member.end())]);
    },
  };
}
