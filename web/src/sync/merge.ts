/** Merges what two devices have changed since they last agreed. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** Lists whose order does not matter: elements are added and removed one by one. */
const SETS = new Set(['keys', 'heard', 'muted']);
/** Parts in which the larger of two numbers is the newer one: counts and times. */
const GROWING = new Set(['tables', 'heard', 'games']);

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are equal, whatever the order of their keys. */
export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((each, i) => isEqual(each, other[i]));
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isEqual(one[key], other[key]));
}

/**
 * Merges the local and the remote value, both of which come from `base`. A change on one side wins over none; of two changes to the
 * same value the local one wins, which the other device then accepts. Something that one side deleted and the other changed stays.
 */
export function mergeChanges(base: Json | undefined, local: Json | undefined, remote: Json | undefined, path: readonly string[] = []): Json | undefined {
  if (isEqual(local, remote) || isEqual(remote, base)) return local;
  if (isEqual(local, base)) return remote;
  if (local === undefined) return remote;
  if (remote === undefined) return local;
  if (isObject(local) && isObject(remote)) return mergeObjects(isObject(base) ? base : {}, local, remote, path);
  if (Array.isArray(local) && Array.isArray(remote) && SETS.has(path.at(-1) ?? '')) return mergeSets(Array.isArray(base) ? base : [], local, remote);
  if (typeof local === 'number' && typeof remote === 'number' && GROWING.has(path[0] ?? '')) return Math.max(local, remote);
  return local;
}

function mergeObjects(base: JsonObject, local: JsonObject, remote: JsonObject, path: readonly string[]): JsonObject {
  const merged: JsonObject = {};
  for (const key of new Set([...Object.keys(remote), ...Object.keys(local)])) {
    const value = mergeChanges(base[key], local[key], remote[key], [...path, key]);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

function mergeSets(base: Json[], local: Json[], remote: Json[]): Json[] {
  const has = (list: Json[], value: Json) => list.some((each) => isEqual(each, value));
  const kept = remote.filter((each) => has(local, each) || !has(base, each));
  return [...kept, ...local.filter((each) => !has(remote, each) && !has(base, each))];
}
