/** The suite of checks for transparency logs. */
import { suite } from '../core/suite.ts';
import type { LogTarget } from '../core/target.ts';
import * as checkpoint from './checkpoint.ts';
import * as conditional from './conditional.ts';
import * as entries from './entries.ts';
import * as errors from './errors.ts';
import * as growth from './growth.ts';
import * as head from './head.ts';
import * as http from './http.ts';
import * as interface_ from './interface.ts';
import * as note from './note.ts';
import * as paths from './paths.ts';
import * as quiet from './quiet.ts';
import * as range from './range.ts';
import * as rekor from './rekor.ts';
import * as tiles from './tiles.ts';

/** All checks of the log suite. `plan(logSuite, …)` chooses from them. */
export const logSuite = suite<LogTarget>('log', {
  checkpoint,
  note,
  tiles,
  entries,
  paths,
  http,
  head,
  conditional,
  errors,
  range,
  growth,
  quiet,
  rekor,
  interface: interface_,
});
