/** How long a temporary URL stays valid, in milliseconds. */
const URL_LIFETIME = 60_000;

/** A URL for a file that expires by itself. */
export function temporaryUrl(file: Blob): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME);
  return address;
}

/** Lets the browser download a file. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = temporaryUrl(file);
  link.download = name;
  link.click();
}
