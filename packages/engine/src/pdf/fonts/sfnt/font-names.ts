/** Kinds of names (OpenType `name` table) that a font is called by. */
const nameIds = { family: 1, full: 4, postScript: 6, typographicFamily: 16 };
const wantedIds = new Set(Object.values(nameIds));

/** Records of one table; large families have a few hundred. */
const maxRecords = 4096;
/** Bytes of one name. */
const maxNameBytes = 512;

/** The names of one font. */
export interface FontNames {
  readonly family: string;
  readonly postScript: string;
  /** Every family, full and PostScript name in every language, each once. */
  readonly all: readonly string[];
}

interface NameRecord {
  readonly id: number;
  readonly text: string;
  /** English, so that it is the same on every machine. */
  readonly english: boolean;
}

/** Text of a name, or undefined in an encoding that is not known. */
function decode(bytes: Uint8Array, platform: number, encoding: number): string | undefined {
  if (platform === 0 || platform === 3) {
    let text = '';
    for (let at = 0; at + 1 < bytes.length; at += 2)
      text += String.fromCharCode(((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0));
    return text;
  }
  if (platform !== 1) return undefined;
  if (encoding === 1) return new TextDecoder('shift_jis').decode(bytes);
  return encoding === 0 ? String.fromCharCode(...bytes) : undefined;
}

function readRecord(view: DataView, at: number, storage: number): NameRecord | undefined {
  const [platform, encoding, language, id, length, offset] = [0, 2, 4, 6, 8, 10].map((step) =>
    view.getUint16(at + step),
  );
  if (platform === undefined || encoding === undefined || id === undefined || !wantedIds.has(id)) return undefined;
  const start = storage + (offset ?? 0);
  const size = Math.min(length ?? 0, maxNameBytes);
  if (start + size > view.byteLength) return undefined;
  const text = decode(new Uint8Array(view.buffer, view.byteOffset + start, size), platform, encoding);
  const name = text?.replaceAll('\0', '').trim();
  return name ? { id, text: name, english: platform === 0 || language === (platform === 3 ? 0x409 : 0) } : undefined;
}

/** Reads the `name` table; records that cannot be read are passed over. Without any, `fallback` is the name. */
export function readNames(view: DataView | undefined, fallback: string): FontNames {
  const records: NameRecord[] = [];
  if (view && view.byteLength >= 6) {
    const count = Math.min(view.getUint16(2), maxRecords, Math.floor((view.byteLength - 6) / 12));
    const storage = view.getUint16(4);
    for (let index = 0; index < count; index++) {
      const record = readRecord(view, 6 + index * 12, storage);
      if (record) records.push(record);
    }
  }
  const pick = (id: number): string | undefined => {
    const found = records.filter((record) => record.id === id);
    return (found.find(({ english }) => english) ?? found[0])?.text;
  };
  const family = pick(nameIds.typographicFamily) ?? pick(nameIds.family) ?? fallback;
  return { family, postScript: pick(nameIds.postScript) ?? family, all: [...new Set(records.map(({ text }) => text))] };
}
