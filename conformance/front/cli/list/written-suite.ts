import { existsSync, readFileSync } from 'node:fs';
import { alterationNames, loadAlteration } from '../../../command/alterations.ts';
import type {
  Alteration,
  AlterationKind,
  SuiteAlterations,
  SuiteDescriptor,
} from '../../../command/suite-descriptor.ts';
import type { SuiteName } from '../../../core/spec/requirement.ts';
import type { ExplainedSuite, ListedCheck } from './explained-suite.ts';

/**
 * In a package: a file for each suite, since loading a thousand modules to print their texts takes a second. The sources
 * have no such folder, so that no list there is older than the checks.
 */
const LISTS = new URL('../../../../lists/', import.meta.url);

/**
 * The altered references of one kind by name: the file below the folder of the kind, and all facts but `install`, and but
 * the needs that only a run of the reference has.
 */
type WrittenAlterations = Readonly<Record<string, { readonly file: string; readonly facts: Alteration }>>;

/** The content of the file of a suite. */
type WrittenSuite = { readonly checks: readonly ListedCheck[] } & Readonly<Record<AlterationKind, WrittenAlterations>>;

/** The name of the file of a suite in its folder. */
export const listFile = (suite: SuiteName): string => `${suite}.json`;

/** The texts of a suite as the build wrote them; undefined where nothing was built. */
export function writtenSuite(name: SuiteName, folder: URL = LISTS): ExplainedSuite | undefined {
  const file = new URL(listFile(name), folder);
  if (!existsSync(file)) return undefined;
  const { checks, faults, variants } = JSON.parse(readFileSync(file, 'utf8')) as WrittenSuite;
  let alterations: SuiteAlterations | undefined;
  return {
    name,
    checks,
    // A thousand functions, which a list of checks does not need.
    get alterations() {
      return (alterations ??= { faults: withLoaders(faults), variants: withLoaders(variants) });
    },
  };
}

function withLoaders(written: WrittenAlterations): SuiteAlterations[AlterationKind] {
  const entries = Object.entries(written).map(
    ([name, { file, facts }]) => [name, { file, load: async () => facts }] as const,
  );
  return Object.fromEntries(entries);
}

/** The text of the file of a suite. It loads everything that the suite has. */
export async function listText(suite: SuiteDescriptor): Promise<string> {
  const alterations = await suite.alterations();
  const written = async (kind: AlterationKind): Promise<WrittenAlterations> => {
    const entries = alterationNames(alterations, kind).map(async (name) => {
      const { needs, ...rest } = await loadAlteration(alterations, kind, name);
      const { declare, profile } = needs;
      const options = { ...(declare ? { declare } : {}), ...(profile === undefined ? {} : { profile }) };
      const facts = { ...rest, needs: options } as Alteration;
      return [name, { file: alterations[kind][name]!.file, facts }] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };
  const checks = (await suite.suite()).checks.map(
    ({ id, kind, proves, needs, needsOneOf, reasons }): ListedCheck => ({
      id,
      kind,
      proves,
      needs,
      needsOneOf,
      reasons,
    }),
  );
  // JSON has no functions, so `install` is left out.
  const content: WrittenSuite = { checks, faults: await written('faults'), variants: await written('variants') };
  return JSON.stringify(content);
}
