import type { Config } from '../../../packages/server/src/config/config.ts';
import { startServer } from '../../../packages/server/src/app/start-server.ts';

// The server as in production, in a process of its own: rate limits, sessions, log lines, checks of replies and all.
const server = await startServer(JSON.parse(process.argv[2] ?? '') as Config);
process.send?.(server.url);
process.once('disconnect', () => void server.close().then(() => process.exit(0)));
