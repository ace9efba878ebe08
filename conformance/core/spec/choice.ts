import { choices as data } from './generated/spec.ts';

/** A point where the sources differ or are silent, by name. */
export type ChoiceName = keyof typeof data;
/** What the person running the suite declared, by choice: an option's name, or a number as text. */
export type Choices = Readonly<Partial<Record<ChoiceName, string>>>;

/** A choice: named options, or a number with a unit. */
export interface Choice {
  readonly name: ChoiceName;
  readonly suite: string;
  readonly text: string;
  readonly options?: Readonly<Record<string, { readonly text: string; readonly sources: readonly string[] }>>;
  readonly number?: { readonly unit: string; readonly default?: number; readonly sources: readonly string[] };
}

const all = data as unknown as Readonly<Record<string, Choice>>;

/** All choices of a suite. */
export function choicesOf(suite: string): readonly Choice[] {
  return Object.values(all).filter((choice) => choice.suite === suite);
}

/**
 * What is wrong with a declaration `name=option`, as one sentence; undefined when it is sound.
 * A number must be a whole decimal number, since it counts entries or seconds.
 */
export function declarationError(suite: string, name: string, option: string): string | undefined {
  const choice = Object.hasOwn(all, name) ? all[name] : undefined;
  const known = choicesOf(suite).map((choice) => choice.name);
  if (choice === undefined || choice.suite !== suite)
    return `no choice is called "${name}"; there are: ${known.join(', ')}`;
  if (choice.number)
    return /^\d{1,18}$/.test(option)
      ? undefined
      : `${name} takes a whole number of ${choice.number.unit}, not "${option}"`;
  const options = Object.keys(choice.options ?? {});
  return options.includes(option) ? undefined : `${name} takes one of: ${options.join(', ')}; not "${option}"`;
}
