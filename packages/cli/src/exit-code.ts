/** Exit codes of the command line. */
export const exitCode = {
  done: 0,
  /** The input has errors; all of them were listed. */
  problems: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** Something could not be read or written. */
  disk: 3,
  /** A bug in Shorui (EX_SOFTWARE of sysexits.h). */
  internal: 70,
  /** Stopped from the keyboard (128 + SIGINT). */
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
