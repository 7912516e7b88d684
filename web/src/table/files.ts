/** How long a file must stay for whoever opens it, in milliseconds. */
const KEPT = 60_000;

/** Where the browser finds a file, for a while. */
export function lentAddress(file: Blob): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
  return address;
}

/** Gives whoever sits there a file to keep. */
export function handOut(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = lentAddress(file);
  link.download = name;
  link.click();
}
