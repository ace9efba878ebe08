import { requirements, sources } from './generated/spec.ts';

/** An id of the specification data, such as `LOG-CP-004`. An unknown one does not compile. */
export type RequirementId = keyof typeof requirements;
/** The documents that state a requirement. A target never fails by a ruleset that the run did not choose. */
export type Ruleset = (typeof requirements)[RequirementId]['ruleset'];
/** One of the interfaces, by the name of its suite. */
export type SuiteName = (typeof requirements)[RequirementId]['suite'];
/** How strong a requirement is. A failed `should` warns; under `--strict` it fails the run. */
export type Level = 'must' | 'should';

/** A place in a document. */
interface Source {
  readonly document: string;
  readonly section: string;
}

/** One statement that must or should hold, in our own words, with its source. */
export interface Requirement {
  readonly id: RequirementId;
  readonly suite: SuiteName;
  readonly level: Level;
  readonly ruleset: Ruleset;
  readonly text: string;
  readonly source: Source;
  /** Further rulesets that demand the same at the same level, each with the place where its document says so. */
  readonly also?: Readonly<Partial<Record<Ruleset, Source>>>;
  /** Why the requirement cannot be observed from outside; absent where it can. */
  readonly excluded?: string;
  /** How other versions of its document differ in it; absent where no difference is known. */
  readonly changed?: readonly SourceChange[];
}

/** A difference between versions of a document that touches a requirement. */
export interface SourceChange {
  /** The tag after which the document was changed; `later`: it was changed after the version that the requirements restate. */
  readonly since: string;
  readonly text: string;
  readonly link: string;
}

/** A document that states requirements. */
interface SourceDocument {
  readonly title: string;
  readonly url: string;
  /** The version that the requirements restate, and the tagged ones that others cite; absent for a document without versions. */
  readonly version?: string;
  readonly tags?: readonly string[];
}

const byId: Readonly<Record<string, Requirement>> = requirements;

/** The requirement with this id. */
export function requirement(id: RequirementId): Requirement {
  return byId[id]!;
}

/** The requirement with this id, or undefined: for text that a person typed. */
export function findRequirement(id: string): Requirement | undefined {
  return Object.hasOwn(byId, id) ? byId[id] : undefined;
}

/** All requirements of a suite, in the order of the specification data. */
export function requirementsOf(suite: SuiteName): readonly Requirement[] {
  return Object.values(byId).filter((requirement) => requirement.suite === suite);
}

/** The rulesets that demand a requirement: its own first. */
export function rulesetsHaving({ ruleset, also = {} }: Requirement): readonly Ruleset[] {
  return [ruleset, ...(Object.keys(also) as Ruleset[])];
}

/** Whether one of these rulesets demands a requirement. */
export function isDemandedBy(requirement: Requirement, rulesets: readonly string[]): boolean {
  return rulesetsHaving(requirement).some((ruleset) => rulesets.includes(ruleset));
}

/**
 * A requirement as a run by some rulesets has it: with the ruleset, and the source, of the first of them that demands it.
 */
export function requirementIn(requirement: Requirement, rulesets: readonly string[]): Requirement {
  const ruleset = rulesetsHaving(requirement).find((name) => rulesets.includes(name)) ?? requirement.ruleset;
  return { ...requirement, ruleset, source: requirement.also?.[ruleset] ?? requirement.source };
}

/** The source of a requirement, for people: "C2SP tlog-tiles, Checkpoints". */
export function sourceOf(requirement: Requirement): { readonly text: string; readonly url: string } {
  const { title, url } = documentOf(requirement);
  return { text: `${title}, ${requirement.source.section}`, url };
}

/** The sources of the further rulesets that demand a requirement. */
export function furtherSourcesOf(
  requirement: Requirement,
): readonly { readonly ruleset: Ruleset; readonly text: string; readonly url: string }[] {
  const [, ...further] = rulesetsHaving(requirement);
  return further.map((ruleset) => ({ ruleset, ...sourceOf(requirementIn(requirement, [ruleset])) }));
}

/** The document that states a requirement. */
export function documentOf({ suite, source }: Requirement): SourceDocument {
  const ofSuite: Readonly<Record<string, SourceDocument>> = sources[suite];
  return ofSuite[source.document]!;
}
