/** Fakes that report their end wrongly. */

import { CORE_CONTRACT_NAMES } from '../oracle/contracts/core-contracts.ts';
import type { FakeAlterations } from './alteration.test-tool.ts';
import { ToolRefusal } from './parts.test-tool.ts';
import { UNIVERSAL } from './sound.test-tool.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const STATUS = ['migration/exit/failure', 'migration/exit/success', 'migration/exit/standard-error'];
const UNREACHABLE = /gives no answer/;

export const EXIT_FAKES: FakeAlterations = {
  'always-0': {
    text: 'always ends with 0',
    caughtBy: [
      'migration/exit/failure#status',
      'migration/exit/reverted-transaction#success',
      'migration/exit/unreachable-node#success',
    ],
    beside: STATUS,
    alter: ({ fail }) => ({ fail: (...args) => fail(...args) - 1 }),
  },
  'ends-well-where-it-was-declined': {
    text: 'ends with 0 where the answer was no, though another status is declared',
    caughtBy: ['migration/exit/declined-status#not-as-declared'],
    declare: { 'declined-status': 'other' },
    beside: STATUS,
    alter: ({ fail }) => ({ fail: (error, argv) => (/^Nothing was/.test(messageOf(error)) ? 0 : fail(error, argv)) }),
  },
  'ends-well-where-a-dao-was-declined': {
    text: 'ends with 0 where the answer was no, of a DAO alone',
    caughtBy: ['migration/exit/declined-status#changed'],
    beside: STATUS,
    alter: ({ fail }) => ({
      fail: (error, argv) => (/^Nothing was/.test(messageOf(error)) && argv.includes('dao') ? 0 : fail(error, argv)),
    }),
  },
  'help-is-a-failure': {
    text: 'ends with 1 after its help',
    caughtBy: ['migration/exit/success#status'],
    beside: STATUS,
    alter: () => ({ end: (command) => void (command === 'help' && process.exit(1)) }),
  },
  'errors-on-standard-output': {
    text: 'prints errors on standard output',
    caughtBy: ['migration/exit/standard-error#silent'],
    beside: [...STATUS, 'migration/exit/concise-error'],
    alter: () => ({
      fail: (error) => {
        process.stdout.write(`${error}\n`);
        return 1;
      },
    }),
  },
  'quiet-hides-errors': {
    text: 'prints no error with `--quiet`',
    caughtBy: ['migration/exit/standard-error#silent'],
    beside: STATUS,
    alter: ({ fail }) => ({ fail: (error, argv) => (argv.includes('--quiet') ? 1 : fail(error, argv)) }),
  },
  'stack-trace': {
    text: 'prints the stack trace of an error',
    caughtBy: ['migration/exit/concise-error#trace'],
    beside: STATUS,
    alter: ({ fail }) => ({ fail: (error, argv) => fail(error instanceof Error ? error.stack : error, argv) }),
  },
  'said-twice': {
    text: 'prints each error twice',
    caughtBy: ['migration/exit/concise-error#twice'],
    beside: STATUS,
    alter: ({ fail }) => ({ fail: (error, argv) => fail(error, argv) && fail(error, argv) }),
  },
  'reverts-are-passed-over': {
    text: 'goes on after a reverted transaction',
    caughtBy: ['migration/exit/reverted-transaction#success'],
    beside: ['migration/exit/unreachable-node'],
    alter: ({ settle }) => ({
      settle: (ask, raw) =>
        settle(ask, raw).catch((cause: Error) => {
          if (!cause.message.includes('reverted')) throw cause;
        }),
    }),
  },
  'no-node-is-no-failure': {
    text: 'ends with 0 if the node cannot be reached',
    caughtBy: ['migration/exit/unreachable-node#success'],
    beside: ['migration/exit/reverted-transaction'],
    alter: ({ fail }) => ({ fail: (error, argv) => (UNREACHABLE.test(String(error)) ? 0 : fail(error, argv)) }),
  },
  'leaves-out-what-failed': {
    text: 'goes on without a contract where a call failed',
    caughtBy: ['migration/exit/failure#half-done'],
    beside: ['migration/exit/reverted-transaction'],
    alter: () => ({
      base: async ({ send }) => {
        const base: Record<string, string> = {};
        for (const name of CORE_CONTRACT_NAMES) {
          const address = await send(UNIVERSAL).catch(() => undefined);
          if (address) base[name] = address;
        }
        return base;
      },
    }),
  },
  'waits-for-its-node': {
    text: 'waits for an answer without end',
    caughtBy: ['migration/termination/silent-node#waits'],
    declare: { 'gives-up-within': '1' },
    alter: () => ({
      ask: (url) => async (method, params) => {
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
        const headers = { 'content-type': 'application/json' };
        const response = (await (await fetch(url, { method: 'POST', headers, body })).json()) as { result?: unknown };
        if (response.result === undefined) throw new ToolRefusal(`${method}: an error`);
        return response.result;
      },
    }),
  },
  'tries-for-ever': {
    text: 'sends a failed transaction again and again',
    caughtBy: ['migration/termination/gives-up#endless'],
    alter: ({ sender }) => ({
      sender: async (key, ask, price, parts) => {
        const fresh = () => sender(key, ask, price, parts);
        let send = await fresh();
        return async (data, to) => {
          for (;;) {
            try {
              return await send(data, to);
            } catch {
              send = await fresh();
            }
          }
        };
      },
    }),
  },
  'tries-thirty-times': {
    text: 'sends a failed transaction thirty times',
    caughtBy: ['migration/termination/gives-up#attempts'],
    declare: { attempts: '10' },
    alter: ({ sender }) => ({
      sender: async (key, ask, price, parts) => {
        let send = await sender(key, ask, price, parts);
        return async (data, to) => {
          for (let left = 30; ; left--) {
            try {
              return await send(data, to);
            } catch (cause) {
              if (left === 0) throw cause;
              send = await sender(key, ask, price, parts);
            }
          }
        };
      },
    }),
  },
};
