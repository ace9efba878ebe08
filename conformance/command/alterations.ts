import type { Alteration, AlterationKind, SuiteAlterations } from './suite-descriptor.ts';

/** The names of a suite's faults or variants. */
export function alterationNames(alterations: SuiteAlterations, kind: AlterationKind): readonly string[] {
  return Object.keys(alterations[kind]);
}

/** Loads an altered reference. Its name must be among `alterationNames`. */
export async function loadAlteration(
  alterations: SuiteAlterations,
  kind: AlterationKind,
  name: string,
): Promise<Alteration> {
  return alterations[kind][name]!.load();
}
