/** Thrown by a job that can never succeed (an address that does not exist): it is dead immediately, with this reason. */
export class JobDead extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause });
    this.name = 'JobDead';
  }
}

/**
 * Thrown by a job when a service that it needs is unreachable, so the failure is not the job's. The job returns to its place in the
 * queue, no try is counted, and the worker takes no job of this kind for a while, longer each time up to a minute. So the order is
 * kept over an outage, and an outage of hours makes no job dead.
 */
export class JobPause extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause });
    this.name = 'JobPause';
  }
}
