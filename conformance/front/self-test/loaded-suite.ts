import { alterationNames, loadAlteration } from '../../command/alterations.ts';
import type { SelfTestMatrix } from '../../command/self-test-matrix.ts';
import type {
  AlterationKind,
  SuiteAlterations,
  SuiteDescriptor,
  SuiteTestbed,
} from '../../command/suite-descriptor.ts';
import type { Check } from '../../core/check/check.ts';
import type { CheckId } from '../../core/check/reason.ts';
import type { SuiteName } from '../../core/spec/requirement.ts';
import type { NamedAlteration } from './selection/seeing-checks.ts';

/** Where an alteration is: its suite, its kind and its name. Plain data. */
export interface AlterationPlace {
  readonly suite: SuiteName;
  readonly kind: AlterationKind;
  readonly name: string;
}

/** The parts of a suite that a self-test needs. */
export interface LoadedSuite {
  readonly name: SuiteName;
  readonly checks: readonly Check<never>[];
  readonly testbed: SuiteTestbed;
  readonly alterations: SuiteAlterations;
  readonly matrix: SelfTestMatrix | undefined;
}

/** Loads a suite with its testbed. */
export async function loadSuite(descriptor: SuiteDescriptor): Promise<LoadedSuite> {
  const [{ checks }, testbed, alterations, matrix] = await Promise.all([
    descriptor.suite(),
    descriptor.testbed(),
    descriptor.alterations(),
    descriptor.matrix?.(),
  ]);
  return { name: descriptor.name, checks, testbed, alterations, matrix };
}

/** All alterations of a suite: its faults, then its variants, each by name. */
export function alterationsOfSuite({
  name: suite,
  alterations,
}: Pick<LoadedSuite, 'name' | 'alterations'>): readonly AlterationPlace[] {
  return (['faults', 'variants'] as const).flatMap((kind) =>
    alterationNames(alterations, kind).map((name) => ({ suite, kind, name })),
  );
}

/** Loads an alteration of a suite, and names the checks that judge it. */
export async function loadNamed(
  { name: suite, alterations, testbed, checks }: LoadedSuite,
  { kind, name }: AlterationPlace,
): Promise<NamedAlteration & { readonly judging: readonly CheckId[] }> {
  const facts = await loadAlteration(alterations, kind, name);
  const { file } = alterations[kind][name]!;
  return { suite, name, file, facts, judging: testbed.checksFor?.(facts) ?? checks.map(({ id }) => id) };
}
