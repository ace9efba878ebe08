import { choices as choiceData } from './generated/spec.ts';

/** The name of a point on which the sources differ or are silent. */
export type ChoiceName = keyof typeof choiceData;
/** The declared option of each choice: the name of an option, or a number as text. */
export type Choices = Readonly<Partial<Record<ChoiceName, string>>>;

/** A choice: named options, or a number with a unit. */
export interface Choice {
  readonly name: ChoiceName;
  readonly suite: string;
  readonly text: string;
  readonly options?: Readonly<Record<string, { readonly text: string; readonly sources: readonly string[] }>>;
  readonly number?: { readonly unit: string; readonly default?: number; readonly sources: readonly string[] };
}

const choices = choiceData as unknown as Readonly<Record<string, Choice>>;

/** All choices of a suite. */
export function choicesOf(suite: string): readonly Choice[] {
  return Object.values(choices).filter((choice) => choice.suite === suite);
}

/**
 * The error in a declaration `name=option`, as one sentence; undefined when the declaration is valid. A number must be
 * a whole decimal number, since it counts entries or seconds.
 */
export function declarationError(suite: string, name: string, option: string): string | undefined {
  const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
  const names = choicesOf(suite).map((choice) => choice.name);
  if (choice === undefined || choice.suite !== suite)
    return `no choice is called "${name}"; there are: ${names.join(', ')}`;
  if (choice.number)
    return /^\d{1,18}$/.test(option)
      ? undefined
      : `${name} takes a whole number of ${choice.number.unit}, not "${option}"`;
  const options = Object.keys(choice.options ?? {});
  return options.includes(option) ? undefined : `${name} takes one of: ${options.join(', ')}; not "${option}"`;
}
