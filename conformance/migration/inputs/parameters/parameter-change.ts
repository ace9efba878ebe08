/** Parameters with members in the place of others. */
import type { DaoParams } from './dao-params.ts';

/** Members in the place of those of the plain parameters. undefined leaves one out; `schemes` are taken one by one. */
export type ParameterChange = Readonly<Record<string, unknown>>;

/** Parameters with a change. */
export function paramsWithChange(params: DaoParams, change: ParameterChange): DaoParams {
  const all = { ...params, ...change, schemes: { ...params.schemes, ...Object(change.schemes) } };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as unknown as DaoParams;
}
