/** Fakes whose help, version or completion is wrong. */
import type { FakeAlterations } from './alteration.test-tool.ts';

const COMPLETION = ['migration/completion/completions', 'migration/completion/bash-script'];

export const HELP_FAKES: FakeAlterations = {
  'completion-prints-nothing': {
    text: 'prints nothing for `completion`',
    caughtBy: ['migration/completion/bash-script#missing'],
    beside: COMPLETION,
    alter: () => ({ completion: '' }),
  },
  'completion-migrates': {
    text: 'migrates after the completion script',
    caughtBy: ['migration/completion/bash-script#deployed'],
    beside: COMPLETION,
    alter: () => ({ migratesAfter: ['completion'] }),
  },
  'completion-breaks-off': {
    text: 'prints a script that breaks off',
    caughtBy: ['migration/completion/bash-script#not-bash'],
    beside: COMPLETION,
    alter: ({ completion }) => ({ completion: completion.slice(0, completion.indexOf('}')) }),
  },
  'completion-of-another': {
    text: 'completes words of another program',
    caughtBy: ['migration/completion/completions#nothing'],
    beside: COMPLETION,
    alter: () => ({ completion: 'complete -W "start stop" tool-migrate\n' }),
  },
  'completion-is-not-registered': {
    text: 'prints a completion function without registering it',
    caughtBy: ['migration/completion/completions#unregistered'],
    beside: COMPLETION,
    alter: ({ completion }) => ({ completion: completion.replace(/^complete .*$/m, '') }),
  },
  'help-without-an-option': {
    text: 'leaves an option out of its help',
    caughtBy: ['migration/help/all-options#option'],
    beside: ['migration/help/help'],
    alter: ({ help }) => ({ help: help.replace(/^.*--restart.*\n/m, '') }),
  },
  'help-without-a-command': {
    text: 'leaves a command out of its help',
    caughtBy: ['migration/help/all-options#command'],
    beside: ['migration/help/help'],
    alter: ({ help }) => ({ help: help.replace('|completion', '') }),
  },
  'help-migrates': {
    text: 'migrates after its help',
    caughtBy: ['migration/help/help#deployed'],
    beside: ['migration/help/all-options'],
    alter: () => ({ migratesAfter: ['help'] }),
  },
  'help-is-empty': {
    text: 'shows nothing for `--help`',
    caughtBy: ['migration/help/help#missing', 'migration/help/all-options#command'],
    alter: () => ({ help: '' }),
  },
  'version-is-empty': {
    text: 'shows nothing for `--version`',
    caughtBy: ['migration/help/version#missing'],
    alter: () => ({ version: '' }),
  },
  'version-migrates': {
    text: 'migrates after its version',
    caughtBy: ['migration/help/version#deployed'],
    alter: () => ({ migratesAfter: ['version'] }),
  },
  'says-nothing': {
    text: 'prints nothing although `--quiet` is not given',
    caughtBy: ['migration/command-line/progress-output#silent'],
    alter: () => ({ printProgress: () => {} }),
  },
};
