/** Gives a file to the person: the browser saves it under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read the address when the download begins, some after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves the file of a reply under the name that the server gave it. */
export async function saveReply(reply: Response, otherwise: string): Promise<void> {
  saveFile(await reply.blob(), fileNameOf(reply.headers.get('content-disposition')) ?? otherwise);
}

/** The name in a Content-Disposition header (RFC 6266): the one in UTF-8 where there are both. */
function fileNameOf(header: string | null): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="([^"]*)"/i.exec(header ?? '')?.[1];
}
