import { setupServer } from 'msw/node';
import { logClientSuite, logClientTarget } from 'touchstone/log-client';
import { conformanceTests } from 'touchstone/vitest';
import { afterAll, beforeAll } from 'vitest';
import { checkpoint } from './checkpoint.js';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

// One test for each requirement: sound, unusual and lying logs, for which MSW answers.
conformanceTests({
  suite: logClientSuite,
  selection: { rulesets: ['checkpoint'] },
  target: () =>
    logClientTarget({
      kind: 'checkpoint',
      msw: server,
      look: ({ prefix, vkey, origin }) => checkpoint(prefix, vkey, origin),
    }),
});
