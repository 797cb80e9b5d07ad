/** What is done when the session ended, before the page leaves for the log-in. Forms add themselves when they are loaded. */
export const beforeLogIn = new Set<(owner: string) => void>();
