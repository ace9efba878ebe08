/** The data that the pages are made of: the checks of a suite with their altered references, choices and texts. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { alterationNames, loadAlteration } from '../../../conformance/command/alterations.ts';
import type { Alteration, AlterationKind, SuiteDescriptor } from '../../../conformance/command/suite-descriptor.ts';
import type { Fault, Variant } from '../../../conformance/core/alteration/alteration.ts';
import type { Check } from '../../../conformance/core/check/check.ts';
import { type CheckId, checkIdOf } from '../../../conformance/core/check/reason.ts';
import type { SuiteName } from '../../../conformance/core/spec/requirement.ts';
import { type RealBug, realBugs } from '../real-bugs.ts';

/** A topic of checks: what they look at, and what goes wrong for users where that does not hold. */
export interface Topic {
  readonly about: string;
  readonly why: string;
}

/** An altered reference by its name, with the check at whose address it is. */
export type Named<A> = A & { readonly name: string; readonly at: CheckId };
export type NamedFault = Named<Omit<Fault<never>, 'install'>>;
export type NamedVariant = Named<Omit<Variant<never>, 'install'>>;

/** A suite, as the pages need it. */
export interface SuiteFacts {
  readonly name: SuiteName;
  readonly checks: readonly Check<never>[];
  readonly topics: Readonly<Record<string, Topic>>;
  readonly faults: readonly NamedFault[];
  readonly variants: readonly NamedVariant[];
  readonly bugs: readonly RealBug[];
  /** What to do about an absent facet, by facet and absence. */
  readonly remedies: Readonly<Record<string, string>>;
  /** Where further faults are, as a sentence. */
  readonly faultsElsewhere?: string;
}

const root = new URL('../../../', import.meta.url);

const texts = new Map<string, string | undefined>();

/** The text of a file of the repository; undefined where there is no such file. Many checks ask for the same premises. */
export function textOf(path: string): string | undefined {
  if (!texts.has(path)) {
    const file = new URL(path, root);
    texts.set(path, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  }
  return texts.get(path);
}

/** The path of a file of a suite's specification data, in `spec/<suite>` or in a `spec/` of its own. */
export function specFile(suite: string, name: string): string {
  const own = `conformance/${suite}/spec/${name}`;
  return textOf(own) === undefined ? `spec/${suite}/${name}` : own;
}

/** The topics of a suite, from its `topics.yaml`. A suite may have no such file. */
function topicsOf(suite: string): SuiteFacts['topics'] {
  const text = textOf(specFile(suite, 'topics.yaml'));
  return text === undefined ? {} : parse(text, { uniqueKeys: true }).topics;
}

export async function factsOf(descriptor: SuiteDescriptor): Promise<SuiteFacts> {
  const { name, faultsElsewhere } = descriptor;
  const [suite, alterations] = await Promise.all([descriptor.suite(), descriptor.alterations()]);
  const loaded = async (kind: AlterationKind) =>
    Promise.all(
      alterationNames(alterations, kind).map(async (altered): Promise<Named<Alteration>> => {
        const at = `${name}/${alterations[kind][altered]!.file}` as CheckId;
        return { ...(await loadAlteration(alterations, kind, altered)), name: altered, at };
      }),
    );
  const [faults, variants] = await Promise.all([loaded('faults'), loaded('variants')]);
  return {
    name,
    checks: suite.checks,
    topics: topicsOf(name),
    faults: faults.filter((altered) => altered.kind === 'fault'),
    variants: variants.filter((altered) => altered.kind === 'variant'),
    bugs: realBugs().filter((bug) => bug.suite === name),
    remedies: suite.remedies ?? {},
    ...(faultsElsewhere === undefined ? {} : { faultsElsewhere }),
  };
}

/** The topic of a check, which is the second part of its id. */
export const topicOf = (id: string): string => id.split('/')[1]!;

/** The faults of other addresses that a check has to catch as well. */
export const faultsFromElsewhere = ({ faults }: SuiteFacts, id: CheckId): readonly NamedFault[] =>
  faults.filter((fault) => fault.at !== id && fault.caughtBy.some((key) => checkIdOf(key) === id));
