/** Fakes that do not tell their end as it is. */

import { CORE_CONTRACT_NAMES } from '../../oracle/core-contracts.ts';
import type { Alterations } from './alteration.test-tool.ts';
import { Refusal } from './parts.test-tool.ts';
import { UNIVERSAL } from './sound.test-tool.ts';

const said = (error: unknown) => (error instanceof Error ? error.message : String(error));
const STATUS = ['migration/ending/failure', 'migration/ending/success', 'migration/ending/on-standard-error'];
const UNREACHABLE = /gives no answer/;

export const ENDING: Alterations = {
  'always-0': {
    text: 'ends with 0 whatever happened',
    caughtBy: [
      'migration/ending/failure#status',
      'migration/ending/reverted#success',
      'migration/ending/unreachable#success',
    ],
    beside: STATUS,
    alter: ({ fail }) => ({ fail: (...given) => fail(...given) - 1 }),
  },
  'ends-well-where-it-was-declined': {
    text: 'ends with 0 where the answer was no, though another status is declared',
    caughtBy: ['migration/ending/declined-status#not-as-declared'],
    declare: { 'declined-status': 'other' },
    beside: STATUS,
    alter: ({ fail }) => ({ fail: (error, argv) => (/^Nothing was/.test(said(error)) ? 0 : fail(error, argv)) }),
  },
  'ends-well-where-a-dao-was-declined': {
    text: 'ends with 0 where the answer was no, of a DAO alone',
    caughtBy: ['migration/ending/declined-status#changed'],
    beside: STATUS,
    alter: ({ fail }) => ({
      fail: (error, argv) => (/^Nothing was/.test(said(error)) && argv.includes('dao') ? 0 : fail(error, argv)),
    }),
  },
  'help-is-a-failure': {
    text: 'ends with 1 after its help',
    caughtBy: ['migration/ending/success#status'],
    beside: STATUS,
    alter: () => ({ end: (command) => void (command === 'help' && process.exit(1)) }),
  },
  'errors-on-standard-output': {
    text: 'says errors on standard output',
    caughtBy: ['migration/ending/on-standard-error#silent'],
    beside: [...STATUS, 'migration/ending/once'],
    alter: () => ({
      fail: (error) => {
        process.stdout.write(`${error}\n`);
        return 1;
      },
    }),
  },
  'quiet-hides-errors': {
    text: 'says no error with `--quiet`',
    caughtBy: ['migration/ending/on-standard-error#silent'],
    beside: STATUS,
    alter: ({ fail }) => ({ fail: (error, argv) => (argv.includes('--quiet') ? 1 : fail(error, argv)) }),
  },
  'stack-trace': {
    text: 'shows where in its code an error came up',
    caughtBy: ['migration/ending/once#trace'],
    beside: STATUS,
    alter: ({ fail }) => ({ fail: (error, argv) => fail(error instanceof Error ? error.stack : error, argv) }),
  },
  'said-twice': {
    text: 'says each error twice',
    caughtBy: ['migration/ending/once#twice'],
    beside: STATUS,
    alter: ({ fail }) => ({ fail: (error, argv) => fail(error, argv) && fail(error, argv) }),
  },
  'reverts-are-passed-over': {
    text: 'goes on after a transaction that was reverted',
    caughtBy: ['migration/ending/reverted#success'],
    beside: ['migration/ending/unreachable'],
    alter: ({ settle }) => ({
      settle: (ask, raw) =>
        settle(ask, raw).catch((cause: Error) => {
          if (!cause.message.includes('reverted')) throw cause;
        }),
    }),
  },
  'no-node-is-no-failure': {
    text: 'ends with 0 where the node is not there',
    caughtBy: ['migration/ending/unreachable#success'],
    beside: ['migration/ending/reverted'],
    alter: ({ fail }) => ({ fail: (error, argv) => (UNREACHABLE.test(String(error)) ? 0 : fail(error, argv)) }),
  },
  'leaves-out-what-failed': {
    text: 'goes on without a contract where a call failed',
    caughtBy: ['migration/ending/failure#half-done'],
    beside: ['migration/ending/reverted'],
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
    text: 'waits for ever for an answer',
    caughtBy: ['migration/ends/silent-node#waits'],
    declare: { 'gives-up-within': '1' },
    alter: () => ({
      ask: (url) => async (method, params) => {
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
        const headers = { 'content-type': 'application/json' };
        const said = (await (await fetch(url, { method: 'POST', headers, body })).json()) as { result?: unknown };
        if (said.result === undefined) throw new Refusal(`${method}: an error`);
        return said.result;
      },
    }),
  },
  'tries-for-ever': {
    text: 'sends a transaction that fails again and again',
    caughtBy: ['migration/ends/gives-up#endless'],
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
    text: 'sends a transaction that fails thirty times',
    caughtBy: ['migration/ends/gives-up#attempts'],
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
