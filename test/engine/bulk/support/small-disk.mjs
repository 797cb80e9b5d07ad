// Loaded before the command: a disk with room for so many bytes (SHORUI_TEST_ROOM), for each thread. Fills up as disks do: what there is
// room for is written, the rest is an error of the system.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { writeSync, writeFileSync } = fs;
let room = Number(process.env.SHORUI_TEST_ROOM);

function full() {
  const properties = { code: 'ENOSPC', errno: -28, syscall: 'write' };
  return Object.assign(new Error('ENOSPC: no space left on device, write'), properties);
}

fs.writeSync = (file, data, ...more) => {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data;
  const [offset = 0, length = bytes.length - offset, position = null] = more;
  if (room === 0) throw full();
  const written = writeSync(file, bytes, offset, Math.min(length, room), position);
  room -= written;
  return written;
};
fs.writeFileSync = (path, data, ...more) => {
  const bytes = Buffer.from(data);
  writeFileSync(path, bytes.subarray(0, room), ...more);
  room -= Math.min(room, bytes.length);
  if (room === 0) throw full();
};
syncBuiltinESMExports();
