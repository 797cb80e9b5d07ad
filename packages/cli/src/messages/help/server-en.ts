/** Help of the commands of the server. */
export const helpServerEn = {
  serve: {
    summary: 'run the server',
    description:
      'Run the server: the API, its documentation at /docs, and jobs unless SHORUI_RUN_JOBS=false. Environment variables configure it (docs/operations.md). SIGTERM and Ctrl+C stop it within 10 s.',
    arguments: {},
    options: {},
    notes: '',
  },
  worker: {
    summary: 'run jobs in a separate process',
    description:
      'Run jobs and schedules in a process of their own, on this machine or another. Any number of workers can run. SIGTERM and Ctrl+C stop it within 10 s; other workers take over unfinished jobs.',
    arguments: {},
    options: {},
    notes: '',
  },
  migrate: {
    summary: 'create or update the tables of the database',
    description:
      'Create or update the tables of the database. Safe while servers run, and from several machines at once.',
    arguments: {},
    options: {
      to: 'migrate up to this migration; with --down: back to before it',
      down: 'undo the last migration (its data is lost)',
      status: 'only show applied and pending migrations',
      json: 'print JSON',
    },
    notes: '',
  },
  seed: {
    summary: 'fill an empty database with demo data',
    description:
      'Fill an empty database with demo data: two companies, users of every role, and staff. Prints the logins.',
    arguments: {},
    options: {
      'if-empty': 'do nothing, without an error, if there is data already',
      bundles: 'also create applications, from the bundles in this folder',
      json: 'print JSON',
    },
    notes: '',
  },
  admin: {
    summary: 'manage staff accounts',
    description: 'Manage staff accounts (管理者), which log in to the admin area.',
    arguments: {},
    options: {},
    notes: '',
  },
  'admin create': {
    description: 'Create a staff account. Without --password-file, a password is generated and shown once.',
    arguments: { uid: 'login name' },
    options: {
      name: 'name shown to users and in the audit log (default: the login name)',
      'password-file': 'read the password from a file, so that it does not appear in process lists',
      json: 'print JSON',
    },
    notes: '',
  },
  user: {
    summary: "manage users' accounts",
    description: "Manage the accounts of the companies' users.",
    arguments: {},
    options: {},
    notes: '',
  },
  'user list': {
    description: 'List users with their companies.',
    arguments: {},
    options: {
      search: 'part of a name or an address',
      company: 'only members of this company',
      limit: 'maximum number of users',
      json: 'print JSON',
    },
    notes: '',
  },
  'user suspend': {
    description: 'Suspend an account: its sessions end, and it cannot log in.',
    arguments: { email: "the user's login address" },
    options: { json: 'print JSON' },
    notes: '',
  },
  'user restore': {
    description: 'Reactivate a suspended account.',
    arguments: { email: "the user's login address" },
    options: { json: 'print JSON' },
    notes: '',
  },
  'user reset-password': {
    description: 'Print a link where the user sets a new password.',
    arguments: { email: "the user's login address" },
    options: { json: 'print JSON' },
    notes: '',
  },
  backup: {
    summary: 'write the whole service to one file (バックアップ)',
    description:
      'Write all tables and files of the service to one zip file, also while the service runs. An existing file is replaced only when the new one is complete.',
    arguments: { file: 'backup file to write' },
    options: { json: 'print JSON' },
    notes: 'The exit code is 1 if files were missing or damaged; all others are in the backup.',
  },
  restore: {
    summary: 'restore a backup (復元)',
    description:
      'Restore a backup, also into the other kind of database. The whole backup is read and verified before anything is changed. Stop the service of the target first.',
    arguments: { file: 'backup file written by shorui backup' },
    options: {
      into: 'data folder, sqlite:<path> or postgres://… (default: SHORUI_DATA and SHORUI_DATABASE_URL)',
      force: 'replace all existing data',
      json: 'print JSON',
    },
    notes: 'If --into is a database, the files are written to SHORUI_STORAGE_URL or SHORUI_DATA.',
  },
  check: {
    summary: 'find missing and damaged files and rows (点検)',
    description:
      'Find missing, damaged and orphaned files, rows that refer to nothing, and wrong counts. Changes nothing and can run while the service runs.',
    arguments: {},
    options: { quick: 'compare sizes of files only, without reading them', json: 'print JSON' },
    notes: 'The exit code is 1 if something was found. Each finding is one line.',
  },
} as const;
