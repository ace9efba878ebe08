import type { Choices } from '../core/choice.ts';
import type { ReasonKey } from '../core/reason.ts';
import type { RequirementId } from '../core/requirement.ts';

/** What an altered reference needs around it to show what it does. */
export interface RigNeeds {
  /** How many entries it has before it is judged. Default 300: a full tile, a partial one, two levels. */
  readonly entries?: bigint;
  /** After how many entries each it was published on the way. Default: all at once. */
  readonly batch?: number;
  /** Choices that are declared in the run. */
  readonly declare?: Choices;
  /** Whether entries may be added by the route of the reference during the run. Default: yes. */
  readonly append?: boolean;
  /** Whether entries may be created during the run, over HTTP and gRPC. Default: as `append`. */
  readonly create?: boolean;
  /** Whether the log may be ended and started again during the run. Default: no, since few show anything by it. */
  readonly restart?: boolean;
  /** The origin that the run is told to expect: the rig's own, none, or that of the right rig. Default: the right one. */
  readonly origin?: 'own' | 'none' | 'right';
}

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
  readonly needs: RigNeeds;
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
  readonly needs: RigNeeds;
  readonly install: (rig: Rig) => Rig;
}

type Lean<X> = Omit<X, 'kind' | 'alsoFails' | 'warns' | 'needs'> & {
  alsoFails?: readonly ReasonKey[];
  warns?: readonly ReasonKey[];
  needs?: RigNeeds;
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
export function fault<Rig>(body: Omit<Lean<Fault<Rig>>, 'warns'>): Fault<Rig> {
  return Object.freeze({ kind: 'fault', alsoFails: [], needs: {}, ...body });
}

/** Declares a variant: one file, one default export, named by its file. */
export function variant<Rig>(body: Omit<Lean<Variant<Rig>>, 'alsoFails'>): Variant<Rig> {
  return Object.freeze({ kind: 'variant', warns: [], needs: {}, ...body });
}
