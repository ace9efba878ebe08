/** What somebody writes in their own project to judge their own log; `three-ways.test-interop.ts` runs it. */

import { parseVkey } from '../../../log/oracle/note/vkey.ts';
import { logSuite } from '../../../log/suite.ts';
import { logTarget } from '../../../log/target/log.ts';
import { conformanceTests } from '../index.ts';

const { LOG_URL = '', LOG_GRPC = '', LOG_VKEY = '', LOG_ORIGIN = '' } = process.env;

conformanceTests({
  suite: logSuite,
  selection: { rulesets: ['interface', 'tlog-tiles'] },
  target: () =>
    logTarget({
      prefix: `${LOG_URL}/api/v2`,
      keys: [parseVkey(LOG_VKEY).value!],
      origin: LOG_ORIGIN,
      entries: { url: `${LOG_URL}/api/v2/log/entries` },
      rpc: { url: `http://${LOG_GRPC}` },
      append: { url: `${LOG_URL}/append` },
    }),
});
