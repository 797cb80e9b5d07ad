/** A command line that is wrong in a way that only the command itself can see. The message is for the user. */
export class UsageError extends Error {}
