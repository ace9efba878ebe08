import { hash } from 'node:crypto';
import { type Json, json } from '../../reference/feed/index.ts';
import { newFolder } from '../new-folder.ts';
import { type Answered, answered, type CaseAnswered } from './answers.ts';
import { type Form, KEY, NOW } from './case.ts';
import { cases } from './cases/index.ts';
import { declared } from './declared.ts';

/** The format of the manifest, which `spec/feed/fixtures.schema.json` describes. */
const SCHEMA = 'touchstone/feed/fixtures/1';
const EXTENSION: Readonly<Record<Form, string>> = { json: 'json', xml: 'xml', jsonp: 'js' };
/** How deep the manifest is broken into lines: each answer, and the data of each case, is on one line. */
const BROKEN = 4;

/** A plan for writing fixtures. */
export interface FeedFixturesPlan {
  /** An empty folder, or a path where it is made. */
  readonly folder: string;
  /** Seed of the random cases. */
  readonly seed: bigint;
  /** Name and version of the generator, for the manifest. */
  readonly generator: string;
  /** `fixtures/feed/README.md`, which explains the files: it is written beside them. */
  readonly readme: Uint8Array;
  /** Whether the bodies of large cases are written too. The manifest has their hashes in any case. */
  readonly large?: boolean;
  /** Stops the writing between two cases, by throwing its reason. */
  readonly signal?: AbortSignal;
}

/** Counts of the written files. */
export interface WrittenFixtures {
  readonly cases: number;
  /** Number of bodies. */
  readonly files: number;
}

/**
 * Writes the bodies of all answers, the README, and last the manifest, which names every body with its request, its
 * headers, its length and its SHA-256. The same plan gives the same bytes.
 *
 * @throws FolderNotEmpty; what `node:fs` throws; the signal's reason.
 */
export async function writeFeedFixtures(plan: FeedFixturesPlan): Promise<WrittenFixtures> {
  const { folder, seed, generator, readme, large = false, signal } = plan;
  const { write, publish } = newFolder(folder);
  const listed: Json[] = [];
  let files = 0;
  for await (const answeredCase of answered(cases(NOW, seed))) {
    signal?.throwIfAborted();
    const paths = pathsOf(answeredCase);
    if (answeredCase.case.large !== true || large) {
      for (const [i, { body }] of answeredCase.answers.entries()) write(paths[i]!, body);
      files += paths.length;
    }
    listed.push(entry(answeredCase, paths));
  }
  write('README.md', readme);
  const about =
    'Answers of a site events feed, for those who write clients. README.md, beside this file, says how to use them.';
  const manifest = { schema: SCHEMA, about, generator, seed: `${seed}`, key: KEY, cases: listed };
  publish('manifest.json', Buffer.from(`${lines(manifest, '')}\n`));
  return { cases: listed.length, files };
}

/** Paths of the bodies of a case: its name, and a number where it has several bodies of a form. */
function pathsOf({ case: { name, large }, answers }: CaseAnswered): readonly string[] {
  const folder = large === true ? 'large' : 'answers';
  return answers.map(({ form }, i) => {
    const same = answers.filter((other) => other.form === form);
    const number = same.length === 1 ? '' : `-${answers.slice(0, i + 1).filter((other) => other.form === form).length}`;
    return `${folder}/${name}${number}.${EXTENSION[form]}`;
  });
}

function entry(
  { case: answeredCase, after, now, answers, status, method, data }: CaseAnswered,
  paths: readonly string[],
): Json {
  return {
    name: answeredCase.name,
    about: answeredCase.about,
    ...(after === undefined ? {} : { after }),
    ...(answeredCase.choices === undefined ? {} : { choices: declared(answeredCase.choices) }),
    now,
    status,
    method,
    // The data of a large case is in its body, if anywhere.
    ...(answeredCase.large === true ? { large: true } : { data }),
    answers: answers.map((answer, i) => answerEntry(answer, paths[i]!)),
  };
}

function answerEntry({ ask, form, status, headers, body }: Answered, file: string): Json {
  const sha256 = hash('sha256', body);
  return { form, request: { ...ask }, status, headers, file, bytes: body.length, sha256 };
}

/** JSON for people, indented by two spaces down to the depth at which a line is one entry. */
function lines(value: Json, indent: string): string {
  if (typeof value !== 'object' || value === null || indent.length >= 2 * BROKEN) return json(value);
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((json: Json) => lines(json, inner))
    : Object.entries(value).map(
        ([name, answeredCase]) =>
          // Data and method of an answer can have any depth, so they are on one line.
          `${json(name)}: ${name === 'data' || name === 'method' ? json(answeredCase) : lines(answeredCase, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (members.length === 0) return `${open}${close}`;
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}
