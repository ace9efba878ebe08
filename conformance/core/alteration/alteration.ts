import type { ReasonKey } from '../check/reason.ts';
import type { Choices } from '../spec/choice.ts';
import type { RequirementId } from '../spec/requirement.ts';

/** What an altered reference of any suite may need around it. */
export interface AlterationNeeds {
  /** Choices that are declared in the run. */
  readonly declare?: Choices;
}

/** A reference altered on purpose: wrong, and which check must catch it with which reason. */
export interface Fault<Rig, Needs extends AlterationNeeds = AlterationNeeds> {
  readonly kind: 'fault';
  /** What is wrong, in a sentence that begins with what it does. */
  readonly text: string;
  readonly breaks: RequirementId;
  /** Each of these must fail. */
  readonly caughtBy: readonly [ReasonKey, ...ReasonKey[]];
  /** These may fail as well. Nothing else may. */
  readonly alsoFails: readonly ReasonKey[];
  readonly needs: Needs;
  readonly install: (rig: Rig) => Rig;
}

/** A reference altered on purpose: odd, but right, and what allows it. It must pass. */
export interface Variant<Rig, Needs extends AlterationNeeds = AlterationNeeds> {
  readonly kind: 'variant';
  readonly text: string;
  /** The sentence of a specification that allows the oddness, by document and section. */
  readonly cites: string;
  /** `should` where only recommendations are broken: those checks may warn, and no other. */
  readonly warns: readonly ReasonKey[];
  readonly needs: Needs;
  readonly install: (rig: Rig) => Rig;
}

type Declared<X, Needs> = Omit<X, 'kind' | 'alsoFails' | 'warns' | 'needs'> & {
  alsoFails?: readonly ReasonKey[];
  warns?: readonly ReasonKey[];
  needs?: Needs;
};
/** A fault as it is declared. */
export type DeclaredFault<Rig, Needs extends AlterationNeeds> = Omit<Declared<Fault<Rig, Needs>, Needs>, 'warns'>;
/** A variant as it is declared. */
export type DeclaredVariant<Rig, Needs extends AlterationNeeds> = Omit<
  Declared<Variant<Rig, Needs>, Needs>,
  'alsoFails'
>;

/**
 * Declares a fault. Each suite has a function of its own for its rig, such as `logFault`; the name of a fault is that of its
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

/** Declares a variant. Its name is that of its export. */
export function variant<Rig, Needs extends AlterationNeeds>(body: DeclaredVariant<Rig, Needs>): Variant<Rig, Needs> {
  return Object.freeze({ kind: 'variant', warns: [], needs: {} as Needs, ...body });
}
