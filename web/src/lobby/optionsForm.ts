/** The options of a game as form fields, derived from the game's JSON schema. */
import type { GameInfo, OptionInfo } from '../house/messages';

/** Option values as the server takes them, or the text typed so far. */
export type OptionValues = Record<string, unknown>;

interface Part {
  name: string;
  /** Whether the option has no meaning in a solo game. */
  company: boolean;
  /** Whether the option has no default and must always be sent. */
  needed: boolean;
}
export interface SwitchField extends Part {
  kind: 'switch';
  defaultValue: boolean;
}
export interface ChoiceField extends Part {
  kind: 'choice';
  defaultValue: string | number;
  values: readonly (string | number)[];
  /** If `values` are only examples: the range of integers that is accepted too. */
  range?: { least: number; most: number };
}
export interface NumberField extends Part {
  kind: 'number';
  defaultValue: number;
  whole: boolean;
  least: number;
  most: number;
}
export type FormField = SwitchField | ChoiceField | NumberField;

/** Offer up to this many numbers as buttons. */
const FEW = 8;
/** The option for the first player, which has the same name in every game. The form offers the players' names for it. */
const FIRST = 'first';

export const hasFirstPlayerOption = ({ options }: GameInfo): boolean => options.some(({ name }) => name === FIRST);

/** The parts of a JSON schema that the form understands. */
interface Schema {
  type?: string;
  default?: unknown;
  enum?: (string | number)[];
  examples?: number[];
  minimum?: number;
  maximum?: number;
  company?: boolean;
}

function fieldOf({ name, schema }: OptionInfo): FormField | undefined {
  const { type, default: defaultValue, enum: words, examples, minimum: least = -Infinity, maximum: most = Infinity, company = false } = schema as Schema;
  const part = { name, company, needed: defaultValue === undefined };
  if (type === 'boolean') return { ...part, kind: 'switch', defaultValue: defaultValue === true };
  const few = type === 'integer' && most - least < FEW ? Array.from({ length: most - least + 1 }, (_, i) => least + i) : undefined;
  const values = words ?? examples ?? few;
  if (values?.length) {
    const range = values === examples ? { least, most } : undefined;
    return { ...part, kind: 'choice', defaultValue: values.find((value) => value === defaultValue) ?? values[0]!, values, range };
  }
  if (type !== 'integer' && type !== 'number') return undefined;
  return { ...part, kind: 'number', defaultValue: typeof defaultValue === 'number' ? defaultValue : Number.isFinite(least) ? least : 0, whole: type === 'integer', least, most };
}

/** The options that fit into a form. Others are for programs, or the page asks for them elsewhere. */
export const formFields = ({ options }: GameInfo, alone: boolean): FormField[] =>
  options.flatMap((option) => (option.name === FIRST ? [] : (fieldOf(option) ?? []))).filter(({ company }) => !alone || !company);

function isIntegerInRange(value: unknown, { least, most }: { least: number; most: number }): boolean {
  return Number.isInteger(value) && least <= Number(value) && Number(value) <= most;
}

/** Whether an option accepts a value. */
export function isValid(part: FormField, value: unknown): boolean {
  if (part.kind === 'switch') return typeof value === 'boolean';
  if (part.kind === 'choice') {
    return part.values.some((each) => each === value) || (part.range !== undefined && isIntegerInRange(value, part.range));
  }
  return typeof value === 'number' && value >= part.least && value <= part.most && (!part.whole || Number.isInteger(value));
}

/** Whether a number field contains something invalid. */
export const hasInvalidOption = (game: GameInfo, agreed: OptionValues | undefined, alone: boolean): boolean =>
  formFields(game, alone).some((part) => part.kind === 'number' && agreed?.[part.name] !== undefined && !isValid(part, agreed[part.name]));

/** The values that differ from their defaults. */
export function nonDefaultOptions(game: GameInfo, agreed: OptionValues | undefined, alone: boolean): OptionValues {
  const values = formFields(game, alone).map((part) => ({ part, value: isValid(part, agreed?.[part.name]) ? agreed![part.name] : part.defaultValue }));
  return Object.fromEntries(values.flatMap(({ part, value }) => (part.needed || value !== part.defaultValue ? [[part.name, value]] : [])));
}
