import { after } from 'mocha';
import { createDocuments, type Documents } from '../../../packages/server/src/documents/documents.ts';
import { createInspector, type Inspector } from '../../../packages/server/src/inspection/inspector.ts';

// All servers of the tests of a process share the processes that inspect files and the threads that make documents, for each loads the
// engine when it starts. Tests of limits and of the end of processes create their own.

/** Idle ones stay: the next test that needs them may come after minutes. Milliseconds. */
const idleMs = 3_600_000;
const inspector = createInspector({ idleMs });
const documents = createDocuments({ idleMs });
let servers = 0;

/** An inspector that `close` leaves to the other servers. */
export const sharedInspector: Inspector = {
  inspect: (file) => inspector.inspect(file),
  read: (file) => inspector.read(file),
  lint: (file) => inspector.lint(file),
  propose: (file) => inspector.propose(file),
  image: (file) => inspector.image(file),
  text: (file) => inspector.text(file),
  convert: (file) => inspector.convert(file),
  thumbnail: (file) => inspector.thumbnail(file),
  unpack: (file) => inspector.unpack(file),
  rows: (file) => inspector.rows(file),
  close: async () => undefined,
};

/** Documents for one server: `7 3` is not the same application in another database. */
export function sharedDocuments(): Documents {
  const server = `server ${++servers}`;
  return {
    make: (source, work) => documents.make({ ...source, key: `${server} ${source.key}` }, work),
    check: (load) => documents.check(load),
    seal: (work) => documents.seal(work),
    close: async () => undefined,
  };
}

// Outside of any `describe`, so this is a hook of the whole run.
after(() => Promise.all([inspector.close(), documents.close()]));
