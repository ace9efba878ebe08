/** Fakes that never stop, and fakes that leave processes or files. */

import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { type FakeAlterations, forever } from './alteration.test-tool.ts';

const BASE = 'migration/steps/base#failed';
const FOLDERS = 'migration/termination/stays-in-its-folders';

export const TERMINATION_FAKES: FakeAlterations = {
  'loops-for-ever': {
    text: 'does not end after the migration',
    caughtBy: [BASE],
    timeoutMs: 5000,
    says: /time/,
    alter: () => ({ end: forever }),
  },
  'talks-for-ever': {
    text: 'prints without end',
    caughtBy: [BASE],
    says: /output/,
    alter: () => ({
      end: async () => {
        for (;;) await new Promise((resolve) => process.stdout.write('and so on '.repeat(10_000), resolve));
      },
    }),
  },
  'fills-its-folder': {
    text: 'writes more and more files',
    caughtBy: [BASE],
    says: /folder/,
    alter: () => ({
      end: async () => {
        for (let i = 0; ; i++) {
          writeFileSync(`journal-${i}`, 'x'.repeat(200_000));
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      },
    }),
  },
  'fills-one-file': {
    text: 'writes more and more into a file of the home folder',
    caughtBy: [BASE],
    says: /folder/,
    alter: () => ({
      end: async () => {
        for (;;) {
          writeFileSync(`${homedir()}/journal`, 'x'.repeat(200_000), { flag: 'a' });
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      },
    }),
  },
  'leaves-a-child': {
    text: 'leaves a process behind after a DAO',
    caughtBy: ['migration/termination/leaves-nothing-running#left'],
    alter: () => ({
      end: (command) => {
        if (command !== 'dao') return;
        spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' }).unref();
      },
    }),
  },
  'state-at-home': {
    text: 'keeps its state in the home folder, though the working folder is declared',
    caughtBy: [`${FOLDERS}#not-as-declared`],
    declare: { 'state-in': 'working-folder' },
    alter: () => ({
      begin: () => {
        mkdirSync(`${homedir()}/.local/state`, { recursive: true });
        writeFileSync(`${homedir()}/.local/state/tool.json`, '{}');
      },
    }),
  },
  'state-nowhere': {
    text: 'leaves a file in the folder for temporary files',
    caughtBy: [`${FOLDERS}#strayed`],
    alter: () => ({ begin: () => writeFileSync(`${tmpdir()}/tool-${process.pid}.log`, 'migrated') }),
  },
};
