import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import pg from 'pg';
import sqlite3 from 'sqlite3';
import type { ListStatements } from './list-statements.ts';

type Row = Readonly<Record<string, unknown>>;
type Query = (sql: string) => Promise<readonly Row[]>;

/** The least that answers a list: Koa, the two statements, JSON. No session, no checks, no headers, no log. */
const [url = '', poolSize = '', lists = '{}'] = process.argv.slice(2);
const statements = JSON.parse(lists) as Readonly<Record<string, ListStatements>>;

function openSqlite(file: string): Query {
  const database = new sqlite3.Database(file);
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000');
  return (sql) =>
    new Promise((resolve, reject) => {
      database.all<Row>(sql, (error, rows) => (error === null ? resolve(rows) : reject(error)));
    });
}

function openPostgres(): Query {
  const pool = new pg.Pool({ connectionString: url, max: Number(poolSize) });
  return async (sql) => (await pool.query<Row>(sql)).rows;
}

const query = url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length)) : openPostgres();
const app = new Koa();
app.use(async (ctx) => {
  const list = statements[ctx.path];
  if (list === undefined) return;
  const [[counted], rows] = await Promise.all([query(list.count), query(list.page)]);
  const items = rows.map((row) => Object.fromEntries(list.columns.map(([shown, column]) => [shown, row[column]])));
  const total = Number(Object.values(counted ?? {})[0]);
  ctx.body = { success: true, data: { items, page: 1, per_page: 20, total }, message: '' };
});
const server = createServer(app.callback()).listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => process.exit(0));
