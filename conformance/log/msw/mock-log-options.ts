import type { FaultName, VariantName } from '../generated/alterations.ts';

/** Options of the mocked log; every member has a default. */
export interface MockLogOptions {
  /** The address of the log: its checkpoint is at `{base}/api/v2/checkpoint`. Default: `https://log.example`. */
  readonly base?: string;
  /** The first line of its checkpoints, and the name of its key. Default: `log.example`. */
  readonly origin?: string;
  /** Its entries, or how many generated ones it has. Default: 300, or as many as the fault needs to show. */
  readonly entries?: readonly Uint8Array[] | number;
  /** The fault of the log: a name of `touchstone faults list log`. */
  readonly fault?: FaultName;
  /** An unusual but right behaviour: a name of `touchstone variants list log`. */
  readonly variant?: VariantName;
}
