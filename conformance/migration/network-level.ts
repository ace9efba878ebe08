/** The level of networks that result files have (choice `result-nesting`). */
import type { MigrationTarget } from '../core/migration-target.ts';
import { jsonOf, type Scene } from './play.ts';

const PARTS = ['base', 'dao', 'test'];

/** The names under which a result file has results, one level below its top; undefined where it has no such level. */
export function networksOf(file: unknown): readonly string[] | undefined {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return undefined;
  const holds = (value: unknown) => typeof value === 'object' && value !== null && PARTS.some((one) => one in value);
  if (holds(file)) return undefined;
  const names = Object.entries(file).flatMap(([name, value]) => (holds(value) ? [name] : []));
  return names.length > 0 ? names : undefined;
}

/** Which network a run took its chain for, as far as its result says so: the name above a base that is on the chain. */
export async function takenFor({ file, views }: Scene, tool: MigrationTarget): Promise<string | undefined> {
  const value = file === undefined ? undefined : jsonOf(file);
  for (const name of networksOf(value) ?? []) {
    const base = tool.resultOf({ [name]: Object(value)[name] }, name)?.result.base;
    const codes = await Promise.all(Object.values(base ?? {}).map((one) => views.codeAt(one)));
    if (codes.length > 0 && !codes.includes('0x')) return name;
  }
  return undefined;
}
