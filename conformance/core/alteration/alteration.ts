import type { FeedNeeds } from '../../feed/testbed/needs.ts';
import type { LogNeeds } from '../../log/testbed/needs.ts';
import type { MigrationNeeds } from '../../migration/testbed/needs.ts';
import type { ReasonKey } from '../check/reason.ts';
import type { RequirementId } from '../spec/requirement.ts';

/** What a rig of some kind needs. */
export type NeedsOf<Rig> = Rig extends { readonly signer: unknown }
  ? LogNeeds
  : Rig extends { readonly deployer: unknown }
    ? MigrationNeeds
    : FeedNeeds;

/** A reference altered on purpose: wrong, and which check must catch it with which reason. */
export interface Fault<Rig> {
  readonly kind: 'fault';
  /** What is wrong, in a sentence that begins with what it does. */
  readonly text: string;
  readonly breaks: RequirementId;
  /** Each of these must fail. */
  readonly caughtBy: readonly [ReasonKey, ...ReasonKey[]];
  /** These may fail as well. Nothing else may. */
  readonly alsoFails: readonly ReasonKey[];
  readonly needs: NeedsOf<Rig>;
  readonly install: (rig: Rig) => Rig;
}

/** A reference altered on purpose: odd, but right, and what allows it. It must pass. */
export interface Variant<Rig> {
  readonly kind: 'variant';
  readonly text: string;
  /** The sentence of a specification that allows the oddness, by document and section. */
  readonly cites: string;
  /** `should` where only recommendations are broken: those checks may warn, and no other. */
  readonly warns: readonly ReasonKey[];
  readonly needs: NeedsOf<Rig>;
  readonly install: (rig: Rig) => Rig;
}

type Declared<X, Rig> = Omit<X, 'kind' | 'alsoFails' | 'warns' | 'needs'> & {
  alsoFails?: readonly ReasonKey[];
  warns?: readonly ReasonKey[];
  needs?: NeedsOf<Rig>;
};

/**
 * Declares a fault: one file, one default export, named by its file.
 * @example
 * export default fault<LogRig>({
 *   text: 'hashes entries without the zero byte',
 *   breaks: 'LOG-MH-001',
 *   caughtBy: ['log/tiles/match-entries#leaf-hash'],
 *   install: (rig) => ({ ...rig, parts: { ...rig.parts, leafHash: sha256 } }),
 * });
 */
export function fault<Rig>(body: Omit<Declared<Fault<Rig>, Rig>, 'warns'>): Fault<Rig> {
  return Object.freeze({ kind: 'fault', alsoFails: [], needs: {} as NeedsOf<Rig>, ...body });
}

/** Declares a variant: one file, one default export, named by its file. */
export function variant<Rig>(body: Omit<Declared<Variant<Rig>, Rig>, 'alsoFails'>): Variant<Rig> {
  return Object.freeze({ kind: 'variant', warns: [], needs: {} as NeedsOf<Rig>, ...body });
}
