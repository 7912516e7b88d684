/** What a table may agree on beforehand, as a form: made of the types that the game's options have in the house. */
import type { GameShown, OptionShown } from '../house/messages';

/** What was agreed on, by option: values as the house takes them, or what somebody has typed so far. */
export type Agreed = Record<string, unknown>;

interface Part {
  name: string;
  /** Whether it means nothing to whoever plays alone. */
  company: boolean;
  /** Whether the house knows no usual value, and must be told. */
  needed: boolean;
}
export interface SwitchPart extends Part {
  kind: 'switch';
  usual: boolean;
}
export interface ChoicePart extends Part {
  kind: 'choice';
  usual: string | number;
  values: readonly (string | number)[];
  /** Where the values are examples: the bounds of the whole numbers that the house takes besides. */
  besides?: { least: number; most: number };
}
export interface NumberPart extends Part {
  kind: 'number';
  usual: number;
  whole: boolean;
  least: number;
  most: number;
}
export type FormPart = SwitchPart | ChoicePart | NumberPart;

/** So many numbers can still be chosen from side by side. */
const FEW = 8;
/** The option that every game calls so: the seat that begins. It is asked with the names of those who sit down. */
const FIRST = 'first';

export const asksWhoBegins = ({ options }: GameShown): boolean => options.some(({ name }) => name === FIRST);

/** What a schema says of an option; other shapes than these are not asked for. */
interface Schema {
  type?: string;
  default?: unknown;
  enum?: (string | number)[];
  examples?: number[];
  minimum?: number;
  maximum?: number;
  company?: boolean;
}

function partOf({ name, schema }: OptionShown): FormPart | undefined {
  const { type, default: usual, enum: words, examples, minimum: least = -Infinity, maximum: most = Infinity, company = false } = schema as Schema;
  const part = { name, company, needed: usual === undefined };
  if (type === 'boolean') return { ...part, kind: 'switch', usual: usual === true };
  const few = type === 'integer' && most - least < FEW ? Array.from({ length: most - least + 1 }, (_, i) => least + i) : undefined;
  const values = words ?? examples ?? few;
  if (values?.length) {
    const besides = values === examples ? { least, most } : undefined;
    return { ...part, kind: 'choice', usual: values.find((value) => value === usual) ?? values[0]!, values, besides };
  }
  if (type !== 'integer' && type !== 'number') return undefined;
  return { ...part, kind: 'number', usual: typeof usual === 'number' ? usual : Number.isFinite(least) ? least : 0, whole: type === 'integer', least, most };
}

/** The options that can be asked for in a form; what has another shape is for programs, or is asked elsewhere. */
export const formOf = ({ options }: GameShown, alone: boolean): FormPart[] =>
  options.flatMap((option) => (option.name === FIRST ? [] : (partOf(option) ?? []))).filter(({ company }) => !alone || !company);

function isWholeWithin(value: unknown, { least, most }: { least: number; most: number }): boolean {
  return Number.isInteger(value) && least <= Number(value) && Number(value) <= most;
}

/** Whether a value is one that the option can have. */
export function fits(part: FormPart, value: unknown): boolean {
  if (part.kind === 'switch') return typeof value === 'boolean';
  if (part.kind === 'choice') {
    return part.values.some((each) => each === value) || (part.besides !== undefined && isWholeWithin(value, part.besides));
  }
  return typeof value === 'number' && value >= part.least && value <= part.most && (!part.whole || Number.isInteger(value));
}

/** Whether something was typed that an option cannot be. */
export const isWrong = (game: GameShown, agreed: Agreed | undefined, alone: boolean): boolean =>
  formOf(game, alone).some((part) => part.kind === 'number' && agreed?.[part.name] !== undefined && !fits(part, agreed[part.name]));

/** What was agreed on, as far as it is not as usual. */
export function agreedOptions(game: GameShown, agreed: Agreed | undefined, alone: boolean): Agreed {
  const told = formOf(game, alone).map((part) => ({ part, value: fits(part, agreed?.[part.name]) ? agreed![part.name] : part.usual }));
  return Object.fromEntries(told.flatMap(({ part, value }) => (part.needed || value !== part.usual ? [[part.name, value]] : [])));
}
