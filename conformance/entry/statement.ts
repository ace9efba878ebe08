import type { Defect } from '../core/check/defect.ts';
import type { RequirementId } from '../core/spec/requirement.ts';

/** The names of all that is judged of an entry, in the order of the report. */
export type StatementId =
  | 'form'
  | 'kind'
  | 'body'
  | 'time'
  | 'checkpoint'
  | 'signature'
  | 'origin'
  | 'log-id'
  | 'claims'
  | 'proof'
  | 'content'
  | 'served'
  | 'grown'
  | 'logged';

/** The text of a statement, its requirement, and what to do where it does not hold. */
interface StatementText {
  readonly text: string;
  /** Absent where no requirement is on the log, but on the bundle. */
  readonly requirement?: RequirementId;
  /** The document and section, where there is no requirement. */
  readonly source?: string;
  readonly remedy: string;
}

const AGAIN = 'do not rely on this entry; take it again from where it was published';

/** The texts of the statements. */
export const STATEMENTS: Readonly<Record<StatementId, StatementText>> = {
  form: {
    text: 'the entry has its members, each once and of its type',
    requirement: 'LOG-CE-011',
    remedy: 'take the entry again, unchanged, from the answer of the log or from the bundle',
  },
  kind: {
    text: 'its kind and version are those of its body',
    requirement: 'LOG-CE-014',
    remedy: AGAIN,
  },
  body: {
    text: 'its body is an entry of Rekor v2 in canonical JSON',
    requirement: 'LOG-CE-006',
    remedy: 'if the inclusion proof holds, the log has logged a malformed leaf: report that to its operator',
  },
  time: {
    text: 'it has no time and no promise, which Rekor v2 does not vouch for',
    requirement: 'LOG-CE-012',
    remedy: 'do not rely on that time or promise: Rekor v2 gives no such thing',
  },
  checkpoint: { text: 'its checkpoint is well-formed', requirement: 'LOG-CE-005', remedy: AGAIN },
  signature: {
    text: 'its checkpoint is signed by the log',
    requirement: 'LOG-CE-005',
    remedy:
      'see that the key or trusted root is that of the log which the checkpoint names; if it is, do not rely on this entry',
  },
  origin: {
    text: 'its checkpoint has the origin of that log',
    requirement: 'LOG-CP-017',
    remedy: 'if the log has that origin, give it with --origin; otherwise the checkpoint is of another log',
  },
  'log-id': { text: 'its log ID is that of the key on its checkpoint', requirement: 'LOG-CE-013', remedy: AGAIN },
  claims: {
    text: 'its index, tree size and root hash are those of its proof and checkpoint',
    requirement: 'LOG-CE-005',
    remedy: AGAIN,
  },
  proof: {
    text: 'its inclusion proof leads from the body to the root of the checkpoint',
    requirement: 'LOG-CE-005',
    remedy: 'do not rely on this entry: nothing shows that its body was logged',
  },
  content: {
    text: 'its body is about what the bundle signs',
    source: 'Rekor v2, "Verification"',
    remedy: 'do not rely on this bundle: its entry is about something else',
  },
  served: {
    text: 'the log serves a checkpoint and the tiles of its root',
    requirement: 'LOG-CE-025',
    remedy: 'look again later, or audit the log (touchstone audit)',
  },
  grown: {
    text: 'the tree of the log has grown from the checkpoint of the entry',
    requirement: 'LOG-GR-001',
    remedy: 'keep this file and the checkpoint of the log: together they show that the log has two histories',
  },
  logged: {
    text: 'the log has the entry at its index',
    requirement: 'LOG-CE-002',
    remedy: 'keep this file: the log serves something else than it has signed (a log that prunes: --minimum-index)',
  },
};

/** A statement with its judgement. */
export type Statement = { readonly id: StatementId } & (
  | { readonly outcome: 'holds' }
  | { readonly outcome: 'fails'; readonly defect: Defect }
  /** It could not be judged, or was not: something was not given, or the log did not answer. */
  | { readonly outcome: 'open'; readonly why: string }
);

/** A statement that fails where there is a defect, else holds. */
export function judged(id: StatementId, defect: Defect | undefined): Statement {
  return defect ? { id, outcome: 'fails', defect } : { id, outcome: 'holds' };
}

/** A statement that was not judged, and why. */
export function open(id: StatementId, why: string): Statement {
  return { id, outcome: 'open', why };
}
