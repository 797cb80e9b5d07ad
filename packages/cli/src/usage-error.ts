/** A usage error that the command finds itself, not commander. The message is for the user. */
export class UsageError extends Error {}
