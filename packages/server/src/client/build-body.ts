/** A file to send: its content and its name. */
export interface ClientFile {
  readonly name: string;
  readonly content: Blob;
}

export type ClientFiles = Readonly<Record<string, readonly ClientFile[]>>;

/** A form of nested members, `users[0][email]`, and files. Empty values are sent as empty texts, absent ones not at all. */
export function buildForm(body: unknown, files: ClientFiles): FormData {
  const form = new FormData();
  const add = (name: string, value: unknown): void => {
    if (value === undefined) return;
    if (value === null) form.append(name, '');
    else if (Array.isArray(value)) value.forEach((item, at) => add(`${name}[${at}]`, item));
    else if (typeof value === 'object') {
      for (const [member, inner] of Object.entries(value)) add(`${name}[${member}]`, inner);
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      form.append(name, String(value));
  };
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) add(name, value);
  for (const [name, list] of Object.entries(files))
    for (const { name: fileName, content } of list) form.append(name, content, fileName);
  return form;
}
