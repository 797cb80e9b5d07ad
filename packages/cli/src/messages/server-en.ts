import type { ServerMessages } from './server-messages.ts';

export const serverEn: ServerMessages = {
  badConfig: 'The configuration is not right. Correct these environment variables and run this again.',
  pending: (names) => `The tables of the database are old (waiting: ${names}). Run shorui migrate, then this again.`,
  noDatabase: (detail) =>
    `The database cannot be reached (${detail}). Look at SHORUI_DATABASE_URL and whether the database runs.`,
  portTaken: (port) => `Port ${port} is taken. Choose another by SHORUI_PORT.`,
  listening: (url) => `Listening at ${url} (the API is described at ${url}/docs). Ctrl+C stops it.`,
  working: 'Running jobs. Ctrl+C stops it.',
  stopping: 'Stopping …',
  stopped: 'Stopped.',
  migrate: {
    applied: (name) => `applied ${name}`,
    takenBack: (name) => `took back ${name}`,
    nothing: 'There is nothing to do.',
    status: (applied, pending) => `${applied} applied, ${pending} waiting`,
    unknown: (name, known) => `There is no migration "${name}". There are ${known}.`,
  },
  seed: {
    done: 'The demo was made.',
    notEmpty: 'There is data already, so no demo was made.',
    production: 'A server in production (SHORUI_MODE=production) takes no demo. Make staff by shorui admin create.',
    logins: 'Logins of the demo',
    staff: 'staff',
    password: (password) => `Password of all: ${password}`,
  },
  admin: {
    created: (uid) => `Created the member of the staff ${uid}.`,
    password: (password) => `Password: ${password} (shown only here)`,
    taken: (uid) => `There is a member of the staff ${uid} already. Choose another login name.`,
    badPassword: (detail) => `This password does not do (${detail}). Choose 8 to 128 characters that nobody guesses.`,
  },
  user: {
    headings: ['ID', 'Email', 'Name', 'Companies', 'State'],
    active: 'active',
    suspendedSince: (time) => `suspended since ${time}`,
    none: 'There is no such user.',
    more: (limit) => `Only the first ${limit} are shown; --limit shows more.`,
    unknown: (email) => `Nobody has the address ${email}. shorui user list shows the users.`,
    suspended: (email) => `Suspended ${email}. All of its sessions have ended.`,
    restored: (email) => `Restored ${email}.`,
    unchanged: (email) => `${email} is so already.`,
    link: (email, until) =>
      `A link by which ${email} chooses a new password. It works once, until ${until}. Hand it over safely.`,
  },
};
