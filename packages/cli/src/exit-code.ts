/** What the command's exit code says. */
export const exitCode = {
  done: 0,
  /** Something is wrong in what was given; everything found was listed. */
  problems: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** Something could not be read or written. */
  disk: 3,
  /** A mistake of ours (EX_SOFTWARE of sysexits.h). */
  internal: 70,
  /** Stopped from the keyboard (128 + SIGINT). */
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
