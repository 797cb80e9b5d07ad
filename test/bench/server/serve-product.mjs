// The server as in production, in a process of its own: rate limits, sessions, log lines, checks of replies and all. Not TypeScript,
// so that the built package runs and nothing else.
import { startServer } from '../../../packages/server/dist/index.js';

const server = await startServer(JSON.parse(process.argv[2]));
process.send(server.url);
process.once('disconnect', () => void server.close().then(() => process.exit(0)));
