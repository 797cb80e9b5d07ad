// The least that answers a list: Koa, the two statements, JSON. No session, no checks, no headers, no log.
import { createServer } from 'node:http';
import Koa from 'koa';
import pg from 'pg';
import sqlite3 from 'sqlite3';

const [url, poolSize, lists] = process.argv.slice(2);
/** Statements by path (ListStatements of list-statements.ts). */
const statements = JSON.parse(lists);

function openSqlite(file) {
  const database = new sqlite3.Database(file);
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000');
  return (sql) =>
    new Promise((resolve, reject) => {
      database.all(sql, (error, rows) => (error === null ? resolve(rows) : reject(error)));
    });
}

function openPostgres() {
  const pool = new pg.Pool({ connectionString: url, max: Number(poolSize) });
  return async (sql) => (await pool.query(sql)).rows;
}

const query = url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length)) : openPostgres();
const app = new Koa();
app.use(async (ctx) => {
  const list = statements[ctx.path];
  if (list === undefined) return;
  const [[counted], rows] = await Promise.all([query(list.count), query(list.page)]);
  const items = rows.map((row) => Object.fromEntries(list.columns.map(([shown, column]) => [shown, row[column]])));
  ctx.body = {
    success: true,
    data: { items, page: 1, per_page: 20, total: Number(Object.values(counted)[0]) },
    message: '',
  };
});
const server = createServer(app.callback()).listen(0, '127.0.0.1', () => {
  process.send(`http://127.0.0.1:${server.address().port}`);
});
process.once('disconnect', () => process.exit(0));
