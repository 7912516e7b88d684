/**
 * Encrypts what devices share. Everything follows from the secret in the link: the id under which the server stores the data, the key
 * that may change it there, and the key that opens it, which never leaves the browser.
 */
import type { Json } from './merge';

export interface SyncKeys {
  id: string;
  key: string;
  content: CryptoKey;
}

const SECRET_LENGTH = 32;
const NONCE_LENGTH = 12;

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
}

export const newSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_LENGTH)));

export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

export async function deriveKeys(secret: string): Promise<SyncKeys> {
  const root = await crypto.subtle.importKey('raw', fromBase64Url(secret), 'HKDF', false, ['deriveBits', 'deriveKey']);
  const from = (purpose: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(`serai ${purpose}`) });
  const bits = async (purpose: string, length: number) => toBase64Url(new Uint8Array(await crypto.subtle.deriveBits(from(purpose), root, length)));
  return {
    id: await bits('id', 128),
    key: await bits('key', 256),
    content: await crypto.subtle.deriveKey(from('content'), root, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  };
}

const algorithm = ({ id }: SyncKeys, nonce: Uint8Array<ArrayBuffer>) => ({ name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(id) });

export async function encrypt(keys: SyncKeys, data: Json): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_LENGTH));
  const sealed = await crypto.subtle.encrypt(algorithm(keys, nonce), keys.content, await pipe(new TextEncoder().encode(JSON.stringify(data)), new CompressionStream('deflate-raw')));
  const all = new Uint8Array(NONCE_LENGTH + sealed.byteLength);
  all.set(nonce);
  all.set(new Uint8Array(sealed), NONCE_LENGTH);
  return toBase64Url(all);
}

/** Throws if the text was not encrypted with these keys. */
export async function decrypt(keys: SyncKeys, text: string): Promise<Json> {
  const all = fromBase64Url(text);
  const opened = await crypto.subtle.decrypt(algorithm(keys, all.slice(0, NONCE_LENGTH)), keys.content, all.slice(NONCE_LENGTH));
  return JSON.parse(new TextDecoder().decode(await pipe(new Uint8Array(opened), new DecompressionStream('deflate-raw')))) as Json;
}

async function pipe(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer();
}
