import type { DaoParams } from './dao-params.ts';

/**
 * Members that replace those of other parameters. undefined removes a member; the members of `schemes` are replaced one by
 * one.
 */
export type ParameterChange = Readonly<Record<string, unknown>>;

/** Parameters with a change. */
export function paramsWithChange(params: DaoParams, change: ParameterChange): DaoParams {
  const members = { ...params, ...change, schemes: { ...params.schemes, ...Object(change.schemes) } };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as unknown as DaoParams;
}
