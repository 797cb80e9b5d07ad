/** Thrown by a job that can never succeed (an address that does not exist): it is dead at once, with this reason. */
export class JobDead extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause });
    this.name = 'JobDead';
  }
}

/**
 * Thrown by a job when the service that it needs is out of reach: the job is not to blame. It goes back to its place, no try is
 * counted, and the worker takes no job of this kind for a while, longer each time up to a minute. So the order is kept over an outage, and an
 * outage of hours kills nothing.
 */
export class JobPause extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause });
    this.name = 'JobPause';
  }
}
