import type { MatrixRow } from '../../../command/self-test-matrix.ts';
import type { ChosenJudgement } from '../judge-chosen.ts';
import type { AlterationPlace } from '../loaded-suite.ts';

/** What a process is asked for; `end` closes its testbeds. */
export type Request =
  | { readonly do: 'judge'; readonly at: AlterationPlace; readonly seed: bigint | undefined }
  | { readonly do: 'record'; readonly at: AlterationPlace }
  | { readonly do: 'end' };

/** Its reply. An error is one of ours, with its stack. */
export type Reply =
  | { readonly judgement: ChosenJudgement }
  | { readonly row: MatrixRow | string }
  | { readonly error: string };
