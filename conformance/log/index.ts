/** The suite of checks for transparency logs. */
import { suite } from '../core/check/suite.ts';
import * as admission from './checks/admission/refused-not-logged.ts';
import * as algorithms from './checks/algorithms/accepted.ts';
import * as entries from './checks/bundles/compressed.ts';
import * as checkpoint from './checks/checkpoint/signature-type.ts';
import * as together from './checks/concurrency/same-entry.ts';
import * as conditional from './checks/conditional/strong-entity-tags.ts';
import * as create from './checks/create/body.ts';
import * as refused from './checks/create-errors/form.ts';
import * as duplicates from './checks/duplicates/json-spellings.ts';
import * as errors from './checks/errors/allow.ts';
import * as rekor from './checks/freezing/tree-unchanged.ts';
import * as growth from './checks/growth/published.ts';
import * as head from './checks/head/length.ts';
import * as http from './checks/http/vary.ts';
import * as quiet from './checks/idle/only-accepted.ts';
import * as interface_ from './checks/interface/get-tile.ts';
import * as large from './checks/large-entries/logged.ts';
import * as limits from './checks/limits/request-size.ts';
import * as note from './checks/note/layout.ts';
import * as paths from './checks/paths/full-width.ts';
import * as proof from './checks/proof/published.ts';
import * as range from './checks/range/bytes.ts';
import * as form from './checks/response/json.ts';
import * as restart from './checks/restart/repeats.ts';
import * as revalidation from './checks/revalidation/header-fields.ts';
import * as rpc from './checks/rpc/checkpoint.ts';
import * as sequences from './checks/sequences/repeats.ts';
import * as tiles from './checks/tiles/no-empty.ts';
import { logPhrases } from './phrases.ts';
import type { LogTarget } from './target/log-target.ts';

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
  logPhrases,
);
