/** `touchstone init` for the suites of clients: the kind, the command, and one look at a sound server. */

import { profilesOf } from '../core/spec/profile.ts';
import type { SuiteName } from '../core/spec/requirement.ts';
import type { Problem } from '../core/text/error-section.ts';
import type { CheckJob } from './check-job.ts';
import type { JobTarget } from './job.ts';
import type { OpenedTarget } from './opened-target.ts';
import { chosenKinds } from './options/client-options.ts';
import { refuseSecret } from './secrets/refuse-secret.ts';
import { COMMON_LINES, type ConfigLine, type InitQuestion, type SuiteInit } from './suite-init.ts';
import { UsageError } from './usage-error.ts';

/** The first look of a client, at a sound server. */
export interface FirstLook {
  readonly content: boolean;
  /** How it ended, for people. */
  readonly ended: string;
  /** Why nothing follows from it. */
  readonly unfinished?: string;
  /** Why it shows that the command is no client; undefined where it does not. */
  readonly why: Problem | undefined;
}

/** An opened target that is a client. */
export interface OpenedClient extends OpenedTarget {
  firstLook(): Promise<FirstLook>;
}

/** A suite of clients. `T`: its target as plain data. */
export interface ClientSuite<T extends JobTarget> {
  readonly name: SuiteName;
  /** What its clients read, in one word: `log`. */
  readonly reads: string;
  /** A command line for each kind, to show its form. */
  readonly examples: Readonly<Record<string, string>>;
  /** Its own lines of `touchstone.yaml`, for the user to take up. */
  readonly lines: readonly ConfigLine[];
  /** Makes a job, as `check` does. @throws UsageError for a command that does not fit the kinds. */
  job(options: { readonly command: string; readonly kind: readonly string[] }): CheckJob<T>;
  /** Opens the client of a job. When the signal aborts, its program is ended. */
  open(target: T, signal: AbortSignal): Promise<OpenedClient>;
}

/** `touchstone init` for a suite of clients. */
export function clientInit<T extends JobTarget>(suite: ClientSuite<T>): SuiteInit {
  return {
    busy: 'running the client',
    questions: questionsOf(suite),
    section: async ({ command = '', kind = '' }, signal) => {
      const kinds = wordsOf(kind);
      const opened = await suite.open(suite.job({ command, kind: kinds }).job.target, signal);
      const look = await opened.firstLook().finally(() => opened.close());
      signal.throwIfAborted();
      return {
        found: [sentenceOn(look, suite.reads)],
        secrets: [],
        lines: [
          {
            key: 'kind',
            value: kinds.length === 1 ? kinds[0] : kinds,
            comment: `What it does: ${Object.keys(profilesOf(suite.name)).join(', ')}, or several of them.`,
          },
          {
            key: 'command',
            value: command,
            comment: 'Its command line. Each run has a folder of its own, and other values for the words in braces.',
          },
          ...suite.lines,
          ...COMMON_LINES,
        ],
      };
    },
  };
}

/** The kind first: it decides which words in braces the command needs. */
function questionsOf<T extends JobTarget>(suite: ClientSuite<T>): readonly InitQuestion[] {
  const profiles = Object.entries(profilesOf(suite.name));
  const [[first = ''] = []] = profiles;
  const list = profiles.map(([name, { text }]) => `  ${name.padEnd(10)} ${text}\n`);
  return [
    {
      option: 'kind',
      text: `${list.join('')}What your client does, of these`,
      example: first,
      read: (kind, { command }) => {
        chosenKinds(suite.name, { kind: wordsOf(kind) });
        if (command !== undefined) refuseMisfit(suite, command, kind);
        return { kind };
      },
    },
    {
      option: 'command',
      text: 'Its command line, with words in braces for what changes from run to run',
      example: ({ kind }) => exampleFor(suite, kind),
      read: (command, { kind }) => {
        refuseSecret('--command', command, 'client');
        refuseMisfit(suite, command, kind);
        return { command };
      },
    },
  ];
}

/** A command line that fits the kinds, where they are known and one fits. */
function exampleFor<T extends JobTarget>(suite: ClientSuite<T>, kind: string | undefined): string {
  const { examples } = suite;
  const kinds = kind === undefined ? Object.keys(examples) : wordsOf(kind);
  const candidates = kinds.flatMap((name) => examples[name] ?? []);
  const fitting = candidates.find((command) => !mistakeIn(suite, command, kinds));
  return fitting ?? candidates[0] ?? '';
}

const wordsOf = (kinds: string): readonly string[] => kinds.split(/[\s,]+/).filter((word) => word !== '');

/** @throws UsageError for a command that does not fit its kinds, or where these are not known yet, fits no kind. */
function refuseMisfit<T extends JobTarget>(suite: ClientSuite<T>, command: string, kind: string | undefined): void {
  const tried = kind === undefined ? Object.keys(profilesOf(suite.name)).map((name) => [name]) : [wordsOf(kind)];
  const mistakes = tried.map((kinds) => mistakeIn(suite, command, kinds));
  const [first] = mistakes;
  if (first && !mistakes.includes(undefined)) throw first;
}

function mistakeIn<T extends JobTarget>(
  suite: ClientSuite<T>,
  command: string,
  kind: readonly string[],
): UsageError | undefined {
  try {
    suite.job({ command, kind });
    return undefined;
  } catch (cause) {
    if (cause instanceof UsageError) return cause;
    throw cause;
  }
}

function sentenceOn({ content, ended, unfinished, why }: FirstLook, reads: string): string {
  if (why !== undefined) return `The client was run once, at a sound ${reads}: ${why.sentence}.`;
  if (unfinished !== undefined) return `The client was run once, at a sound ${reads}, and said nothing: ${unfinished}.`;
  return content
    ? `The client is content with a sound ${reads} (${ended}).`
    : `The client refuses a sound ${reads} (${ended}): have it accept that first.`;
}
