/** The suite of checks for transparency logs. */
import { suite } from '../core/suite.ts';
import type { LogTarget } from '../core/target.ts';
import * as admission from './admission.ts';
import * as algorithms from './algorithms.ts';
import * as checkpoint from './checkpoint.ts';
import * as conditional from './conditional.ts';
import * as create from './create.ts';
import * as duplicates from './duplicates.ts';
import * as entries from './entries.ts';
import * as errors from './errors.ts';
import * as form from './form.ts';
import * as growth from './growth.ts';
import * as head from './head.ts';
import * as http from './http.ts';
import * as interface_ from './interface.ts';
import * as large from './large.ts';
import * as limits from './limits.ts';
import * as note from './note.ts';
import * as paths from './paths.ts';
import { phrases } from './phrases.ts';
import * as proof from './proof.ts';
import * as quiet from './quiet.ts';
import * as range from './range.ts';
import * as refused from './refused.ts';
import * as rekor from './rekor.ts';
import * as restart from './restart.ts';
import * as revalidation from './revalidation.ts';
import * as rpc from './rpc.ts';
import * as sequences from './sequences.ts';
import * as tiles from './tiles.ts';
import * as together from './together.ts';

/** All checks of the log suite. `plan(logSuite, …)` chooses from them. */
export const logSuite = suite<LogTarget>(
  'log',
  {
    checkpoint,
    conditional,
    entries,
    errors,
    growth,
    head,
    http,
    interface: interface_,
    note,
    paths,
    quiet,
    range,
    rekor,
    revalidation,
    tiles,
    // Writing comes last: what is sent by a client that goes away may still come to be seen.
    create,
    form,
    proof,
    algorithms,
    admission,
    limits,
    refused,
    duplicates,
    together,
    rpc,
    sequences,
    restart,
    // Last, so that what becomes of large entries is seen by nobody else.
    large,
  },
  phrases,
);
