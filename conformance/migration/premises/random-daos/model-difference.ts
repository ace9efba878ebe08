import type { RequirementId } from '../../../core/spec/requirement.ts';

/** The topic of the checks that report a difference. */
export type ModelTopic =
  | 'parameters'
  | 'founders'
  | 'schemes'
  | 'voting'
  | 'ownership'
  | 'stand-alone'
  | 'custom-schemes';

/** The first difference of a DAO from its parameters. */
export interface ModelDefect {
  readonly reason: ModelTopic;
  readonly expected: string;
  readonly actual: string;
  readonly at: string;
  readonly breaks?: RequirementId;
}

/** Describes a difference. */
export const modelDefectOf = (
  reason: ModelTopic,
  at: string,
  expected: unknown,
  actual: unknown,
  breaks?: RequirementId,
): ModelDefect => ({
  reason,
  expected: String(expected),
  actual: String(actual),
  at,
  ...(breaks ? { breaks } : {}),
});
