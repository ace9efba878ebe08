/** Fakes that ask when they should not, do not ask when they should, or do not follow the answer. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { type FakeAlterations, forever } from './alteration.test-tool.ts';
import { type Parts, type Send, ToolRefusal } from './parts.test-tool.ts';
import { OWN } from './sound.test-tool.ts';

const CONFIRMING = ['migration/confirmation/asked', 'migration/confirmation/declined'];
const UNASKED = 'migration/termination/no-terminal';

/** Asks a question, and gives the answer. */
async function answer(question = 'Migrate? (y/n) '): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const reply = await lines.question(question);
  lines.close();
  return reply;
}

const STATE = '.state';
const kept = (): string | undefined => (existsSync(STATE) ? readFileSync(STATE, 'utf8') : undefined);

/** Writes the address of a DAO's first contract into a file before its transaction, and uses an address that it finds there. */
function reusing({ dao, settle }: Parts): Partial<Parts> {
  return {
    settle: async (ask, raw) => {
      const { getCreateAddress, Transaction } = await import('ethers');
      const { from, nonce, data } = Transaction.from(raw);
      if (data === OWN && kept() === undefined) writeFileSync(STATE, getCreateAddress({ from: from!, nonce }));
      return settle(ask, raw);
    },
    dao: (work) => {
      let left = kept();
      const send: Send = async (data, to) => {
        const address = left;
        left = undefined;
        return address ?? work.send(data, to);
      };
      return dao({ ...work, send });
    },
  };
}

/** Writes the name of a DAO into a file before its first transaction, and uses a name that it finds there. */
function renaming({ dao }: Parts): Partial<Parts> {
  return {
    dao: (work) => {
      const orgName = kept() ?? String(work.params.orgName);
      writeFileSync(STATE, orgName);
      return dao({ ...work, params: { ...work.params, orgName } });
    },
  };
}

export const CONFIRMATION_FAKES: FakeAlterations = {
  'never-asks': {
    text: 'asks for no confirmation',
    caughtBy: ['migration/confirmation/asked#not-asked'],
    beside: CONFIRMING,
    alter: () => ({ confirm: async () => {} }),
  },
  'no-is-yes': {
    text: 'takes every answer for yes',
    caughtBy: ['migration/confirmation/declined#deployed'],
    beside: CONFIRMING,
    alter: () => ({ confirm: async ({ force }) => void (force || (await answer())) }),
  },
  'yes-is-no': {
    text: 'takes every answer for no',
    caughtBy: ['migration/confirmation/asked#yes-ignored'],
    beside: CONFIRMING,
    alter: () => ({
      confirm: async ({ force }) => {
        if (!force) throw new ToolRefusal(`Nothing was migrated: ${await answer()}`);
      },
    }),
  },
  'asks-for-ever': {
    text: 'asks again after every answer',
    caughtBy: ['migration/confirmation/asked#yes-ignored'],
    says: /asked/,
    alter: () => ({
      confirm: async ({ force }) => {
        while (!force) await answer();
      },
    }),
  },
  'force-asks': {
    text: 'asks with `--force` as well',
    caughtBy: ['migration/confirmation/force#asked'],
    alter: ({ confirm }) => ({
      confirm: (options) => (process.stdin.isTTY ? confirm({ ...options, force: false }) : Promise.resolve()),
    }),
  },
  'force-without-its-letter': {
    text: 'does not know `-f`',
    caughtBy: ['migration/confirmation/force#failed'],
    alter: () => ({
      begin: (argv) => {
        if (argv.includes('-f')) throw new ToolRefusal('There is no option -f');
      },
    }),
  },
  'restart-reuses': {
    text: 'uses contracts of an interrupted deployment, with `--restart` too',
    caughtBy: ['migration/restart/new-dao#reused'],
    alter: reusing,
  },
  'restart-keeps-the-name': {
    text: 'keeps the name of an interrupted deployment, with `--restart` too',
    caughtBy: ['migration/restart/new-dao#other-params'],
    alter: renaming,
  },
  'restart-is-refused': {
    text: 'does not know `--restart`',
    caughtBy: ['migration/restart/new-dao#failed'],
    alter: () => ({
      begin: (argv) => {
        if (argv.includes('--restart')) throw new ToolRefusal('There is no option --restart');
      },
    }),
  },
  'dao-brings-its-base': {
    text: 'deploys another base with each DAO',
    caughtBy: ['migration/restart/base-reused#redeployed'],
    alter: ({ base, dao }) => ({
      dao: async (work) => {
        await base(work);
        return dao(work);
      },
    }),
  },
  'second-dao-loses-the-base': {
    text: 'writes the base only with the first DAO',
    caughtBy: ['migration/restart/base-reused#forgotten'],
    alter: ({ write, readResult }) => ({
      write: (path, { base, ...result }) => {
        const isSecond = result.dao && readResult(path).dao;
        write(path, isSecond || !base ? result : { base, ...result });
      },
    }),
  },
  'asks-nobody': {
    text: 'waits for an answer where there is no terminal',
    caughtBy: [`${UNASKED}#waits`],
    alter: () => ({
      confirm: async ({ force }) => {
        if (force) return;
        process.stdin.resume();
        await (process.stdin.isTTY ? answer() : forever());
      },
    }),
  },
  'continues-without-a-terminal': {
    text: 'goes on where there is no terminal, though refusal is declared',
    caughtBy: [`${UNASKED}#not-as-declared`],
    declare: { unasked: 'refused' },
    alter: () => ({ confirm: async () => {} }),
  },
  'goes-on-now-and-then': {
    text: 'goes on where standard input is open, and refuses where it is closed',
    caughtBy: [`${UNASKED}#changed`],
    alter: () => ({
      confirm: async ({ force }) => {
        if (force) return;
        const ended = new Promise((resolve) => process.stdin.on('end', () => resolve(true)).resume());
        const closed = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 300))]);
        process.stdin.destroy();
        if (closed) throw new ToolRefusal('Nobody can answer');
      },
    }),
  },
  'goes-on-and-fails': {
    text: 'asks in the middle where nobody can answer',
    caughtBy: [`${UNASKED}#neither`],
    alter: ({ base }) => ({
      confirm: async () => {},
      base: async (work) => {
        const made = await base(work);
        if (!work.options.force) throw new ToolRefusal('Nobody can answer');
        return made;
      },
    }),
  },
};
