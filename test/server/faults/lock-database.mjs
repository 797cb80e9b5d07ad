// Locks a SQLite database as another program would, reports it, and releases it on a line on standard input.
import sqlite3 from 'sqlite3';

const database = new sqlite3.Database(process.argv[2]);
database.exec('BEGIN EXCLUSIVE', (error) => {
  process.stdout.write(error === null ? 'locked\n' : `${error.message}\n`);
  process.stdin.once('data', () => database.exec('COMMIT', () => database.close(() => process.exit(0))));
});
