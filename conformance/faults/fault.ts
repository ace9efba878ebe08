import type { Choices } from '../core/choice.ts';
import type { FeedEvent } from '../core/feed-event.ts';
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

/** The same of an altered feed. */
export interface FeedNeeds {
  /** Choices that are declared in the run. */
  readonly declare?: Choices;
  /** Whether the run may publish. Default: yes. */
  readonly publish?: boolean;
  /** Whether the run may set the clock. Default: yes. */
  readonly clock?: boolean;
  /** Whether it lists no events before the run publishes some. Default: no. */
  readonly empty?: boolean;
  /** Whether it is judged over a socket, since in process it does not show. Default: no. */
  readonly socket?: boolean;
  /** The key that is asked with. Default: one in hexadecimal digits of both cases. */
  readonly key?: string;
  /** By which profiles it is judged. Default: the known service's, which has every ruleset. */
  readonly profiles?: readonly string[];
  /** What the publisher says that the feed gives an event itself, by the number of its item. */
  readonly given?: (event: FeedEvent, number: number) => Partial<FeedEvent>;
}

/** The same of an altered migration tool. */
export interface MigrationNeeds {
  /** Choices that are declared in the run, beside whole units. */
  readonly declare?: Choices;
  /** Patterns of the checks that look at it. Default: of a fault the topics of its reasons, of a variant all but the slow ones. */
  readonly looks?: readonly string[];
  /** How its parameters file is written, where that is not as it is declared. */
  readonly params?: { readonly layout?: 'flat' | 'by-network' };
  /** Another core version that it knows. */
  readonly otherCoreVersion?: string;
}

/** What a rig of some kind needs. */
export type NeedsOf<Rig> = Rig extends { readonly signer: unknown }
  ? RigNeeds
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

type Lean<X, Rig> = Omit<X, 'kind' | 'alsoFails' | 'warns' | 'needs'> & {
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
export function fault<Rig>(body: Omit<Lean<Fault<Rig>, Rig>, 'warns'>): Fault<Rig> {
  return Object.freeze({ kind: 'fault', alsoFails: [], needs: {} as NeedsOf<Rig>, ...body });
}

/** Declares a variant: one file, one default export, named by its file. */
export function variant<Rig>(body: Omit<Lean<Variant<Rig>, Rig>, 'alsoFails'>): Variant<Rig> {
  return Object.freeze({ kind: 'variant', warns: [], needs: {} as NeedsOf<Rig>, ...body });
}
