import type { ReasonKey } from '../check/reason.ts';
import type { Choices } from '../spec/choice.ts';
import type { RequirementId } from '../spec/requirement.ts';

/** What a run must declare so that an altered reference shows its alteration. */
export interface AlterationNeeds {
  /** Choices that are declared in the run. */
  readonly declare?: Choices;
  /** The profile of another kind of target than the usual, by which it is judged. */
  readonly profile?: string;
}

/** A reference that is wrong on purpose. It names the checks and reasons that must catch it. */
export interface Fault<Rig, Needs extends AlterationNeeds = AlterationNeeds> {
  readonly kind: 'fault';
  /** The defect, as a sentence that begins with a verb: "hashes entries without the zero byte". */
  readonly text: string;
  readonly breaks: RequirementId;
  /** Each of these checks must fail for this reason. */
  readonly caughtBy: readonly [ReasonKey, ...ReasonKey[]];
  /** These checks may fail as well. No other check may fail. */
  readonly alsoFails: readonly ReasonKey[];
  readonly needs: Needs;
  readonly install: (rig: Rig) => Rig;
}

/** A reference that is unusual on purpose, but correct. It must pass, and cites the text that allows it. */
export interface Variant<Rig, Needs extends AlterationNeeds = AlterationNeeds> {
  readonly kind: 'variant';
  readonly text: string;
  /** The specification that allows the unusual behaviour, by document and section. */
  readonly cites: string;
  /** Recommendations (`should`) that it breaks on purpose: these checks may warn, no other. */
  readonly warns: readonly ReasonKey[];
  readonly needs: Needs;
  readonly install: (rig: Rig) => Rig;
}

type Declared<X, Needs> = Omit<X, 'kind' | 'alsoFails' | 'warns' | 'needs'> & {
  alsoFails?: readonly ReasonKey[];
  warns?: readonly ReasonKey[];
  needs?: Needs;
};
/** The declaration of a fault. */
export type DeclaredFault<Rig, Needs extends AlterationNeeds> = Omit<Declared<Fault<Rig, Needs>, Needs>, 'warns'>;
/** The declaration of a variant. */
export type DeclaredVariant<Rig, Needs extends AlterationNeeds> = Omit<
  Declared<Variant<Rig, Needs>, Needs>,
  'alsoFails'
>;

/**
 * Declares a fault. Each suite has its own function for its rig, such as `logFault`. A fault has the name of its
 * export.
 * @example
 * export const leafHashWithoutPrefix = logFault({
 *   text: 'hashes entries without the zero byte',
 *   breaks: 'LOG-MH-001',
 *   caughtBy: ['log/tiles/match-entries#leaf-hash'],
 *   install: (rig) => ({ ...rig, parts: { ...rig.parts, leafHash: sha256 } }),
 * });
 */
export function fault<Rig, Needs extends AlterationNeeds>(body: DeclaredFault<Rig, Needs>): Fault<Rig, Needs> {
  return Object.freeze({ kind: 'fault', alsoFails: [], needs: {} as Needs, ...body });
}

/** Declares a variant. A variant has the name of its export. */
export function variant<Rig, Needs extends AlterationNeeds>(body: DeclaredVariant<Rig, Needs>): Variant<Rig, Needs> {
  return Object.freeze({ kind: 'variant', warns: [], needs: {} as Needs, ...body });
}
