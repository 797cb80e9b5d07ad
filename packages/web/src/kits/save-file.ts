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
