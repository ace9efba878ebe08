import type { Defect } from '../check/defect.ts';
import { type ChoiceName, type Choices, declarationError } from '../spec/choice.ts';
import type { SuiteName } from '../spec/requirement.ts';

/** The options that a target took, each as it was first seen. */
export class ObservedChoices {
  readonly #suite: SuiteName;
  readonly #declared: Choices;
  readonly #first = new Map<ChoiceName, string>();

  constructor(suite: SuiteName, declared: Choices) {
    this.#suite = suite;
    this.#declared = declared;
  }

  get options(): ReadonlyMap<ChoiceName, string> {
    return this.#first;
  }

  /** Notes an option; gives the defect where another option was declared or seen before. */
  chose(choice: ChoiceName, option: string): Defect<'not-as-declared' | 'changed'> | undefined {
    const error = declarationError(this.#suite, choice, option);
    if (error) throw new Error(error);
    const declared = this.#declared[choice];
    const first = this.#first.get(choice) ?? option;
    this.#first.set(choice, first);
    if (declared !== undefined && declared !== option)
      return { reason: 'not-as-declared', expected: `${choice}: ${declared}, as declared`, actual: option };
    if (first !== option)
      return { reason: 'changed', expected: `${choice}: ${first}, as before in this run`, actual: option };
    return undefined;
  }
}
