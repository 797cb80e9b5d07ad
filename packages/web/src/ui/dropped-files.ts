import type { DroppedFile } from './drop-zone.tsx';

/** A browser gives the entries of a folder in parts; an empty part is the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each part is asked for after the one before it
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return all;
    all.push(...part);
  }
}

/** Files that systems put into folders by themselves. */
const isHidden = (name: string): boolean => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';

async function filesOf(entry: FileSystemEntry, folder: string): Promise<readonly DroppedFile[]> {
  if (entry.isDirectory) {
    const own = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const entries = await entriesOf(entry as FileSystemDirectoryEntry);
    return (await Promise.all(entries.map((each) => filesOf(each, own)))).flat();
  }
  if (folder !== '' && isHidden(entry.name)) return [];
  const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
  return [{ file, folder }];
}

/** The files of a drop, with those of folders and the folders below them, in the order of their names. */
export async function readDropped({ items, files }: DataTransfer): Promise<readonly DroppedFile[]> {
  // The entries are there only until the event has ended.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...files].map((file) => ({ file, folder: '' }));
  const read = await Promise.all(entries.map((entry) => filesOf(entry, '')));
  return read.flat().toSorted((a, b) => `${a.folder}/${a.file.name}`.localeCompare(`${b.folder}/${b.file.name}`, 'ja'));
}
