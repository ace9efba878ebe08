import { type ClientSuite, clientInit } from '../../command/client-init.ts';
import type { SuiteInit } from '../../command/suite-init.ts';
import { realTime } from '../../core/run/time.ts';
import type { LogClientJobTarget } from './job-target.ts';
import { logClientJob } from './options.ts';

const SUITE: ClientSuite<LogClientJobTarget> = {
  name: 'log-client',
  reads: 'log',
  examples: {
    checkpoint: 'my-verify --url {url} --key {vkey}',
    inclusion: 'my-verify --url {url} --key {vkey} --entry {entry} --index {index}',
    log: 'my-verify --url {url} --key {vkey}',
    monitor: 'my-monitor --url {url} --key {vkey} --state {state}',
    writer: 'my-sign --url {base} --key {vkey} {artifact}',
  },
  lines: [
    {
      key: 'refusal',
      value: 'INVALID|inconsistent',
      comment: 'A text in its output by which it refuses a log, if its exit code does not say so.',
      asComment: true,
    },
    {
      key: 'log-origin',
      value: 'log.example',
      comment: 'The origin and key name of the logs that it is shown, for a client that takes a host only.',
      asComment: true,
    },
  ],
  job: logClientJob,
  open: async (target, signal) =>
    (await import('./open.ts')).openClientCommand({ ...target, stop: signal }, { time: realTime(), signal }),
};

/** `touchstone init log-client`. */
export const logClientInit: SuiteInit = clientInit(SUITE);
