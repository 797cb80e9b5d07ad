import type { ServerMessages } from './server-messages.ts';

export const serverEn: ServerMessages = {
  notInstalled: 'This command needs the server, which is not installed. Install it: npm install @shorui/server',
  badConfig: 'The configuration is invalid. Correct these environment variables and run the command again.',
  pending: (names) =>
    `The database needs migrations (pending: ${names}). Run shorui migrate, then run the command again.`,
  noDatabase: (detail) =>
    `The database cannot be reached (${detail}). Check SHORUI_DATABASE_URL and that the database is running.`,
  noDatabaseFile: (path) => `${path} is not a database of Shorui. Check SHORUI_DATABASE_URL and SHORUI_DATA.`,
  dataFolder: {
    isFile: (path) => `SHORUI_DATA names ${path}, which is not a folder. Name a folder.`,
    notWritable: (path, code) =>
      `The folder ${path} of SHORUI_DATA cannot be written (${code}). Name another, or check its permissions and the space on the disk.`,
  },
  cannotUse: (path, code) =>
    `${path} cannot be used (${code}). Check the path, its permissions and the space on the disk.`,
  portTaken: (port) => `Port ${port} is in use. Choose another with SHORUI_PORT.`,
  portForbidden: (port) => `This account may not listen at port ${port}. Set SHORUI_PORT to 1024 or more.`,
  hostForeign: (host) =>
    `${host} is not an address of this machine. Check SHORUI_HOST; 0.0.0.0 listens at all addresses.`,
  cannotListen: (host, port, code) =>
    `Cannot listen at ${host}, port ${port} (${code}). Check SHORUI_HOST and SHORUI_PORT.`,
  listening: (url) => `Listening at ${url} (API documentation: ${url}/docs). Press Ctrl+C to stop.`,
  working: 'Running jobs. Press Ctrl+C to stop.',
  stopping: 'Stopping …',
  stopped: 'Stopped.',
  migrate: {
    applied: (name) => `applied ${name}`,
    takenBack: (name) => `reverted ${name}`,
    nothing: 'Nothing to do.',
    status: (applied, pending) => `${applied} applied, ${pending} pending`,
    unknown: (name, known) => `There is no migration "${name}". Available: ${known}.`,
  },
  seed: {
    done: 'Created the demo data.',
    notEmpty: 'The database is not empty, so no demo data was created.',
    production:
      'Demo data cannot be created in production (SHORUI_MODE=production). Create staff accounts with shorui admin create.',
    logins: 'Demo accounts',
    staff: 'staff',
    password: (password) => `Password of all accounts: ${password}`,
  },
  admin: {
    created: (uid) => `Created the staff account ${uid}.`,
    password: (password) => `Password: ${password} (shown only here)`,
    taken: (uid) => `The staff account ${uid} already exists. Choose another login name.`,
    badPassword: (detail) =>
      `This password cannot be used (${detail}). Choose 8 to 128 characters that are hard to guess.`,
  },
  user: {
    headings: ['ID', 'Email', 'Name', 'Companies', 'State'],
    active: 'active',
    suspendedSince: (time) => `suspended since ${time}`,
    none: 'There is no such user.',
    more: (limit) => `Only the first ${limit} are shown; --limit shows more.`,
    unknown: (email) => `No user has the address ${email}. List the users with shorui user list.`,
    suspended: (email) => `Suspended ${email}. All of its sessions have ended.`,
    restored: (email) => `Restored ${email}.`,
    unchanged: (email) => `${email} is already in that state.`,
    link: (email, until) =>
      `Use this link to choose a new password for ${email}. It works once, until ${until}. Hand it over safely.`,
  },
};
