/** The files by which CI judges a project at each change. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { NewFile } from './new-files.ts';
import type { CiChoice, Repository } from './repository.ts';
import { textOf } from './text-of.ts';

/** The run that a CI file makes. */
export interface CiRun {
  readonly suite: string;
  /** Variables of the environment that hold secrets. */
  readonly secrets: readonly string[];
}

/** A CI file, and what the user has to do for it by hand. */
export interface CiFile extends NewFile {
  readonly toDo: readonly string[];
}

/** The folder of the reports, below the folder of the project. */
const REPORTS = 'touchstone-report';
const FILES = {
  junit: 'junit.xml',
  ctrf: 'ctrf.json',
  markdown: 'summary.md',
  badge: 'badge.svg',
} as const;
const REPORT_OPTIONS = Object.entries(FILES).map(([format, file]) => `--report ${format}=${REPORTS}/${file}`);
const HEAD =
  '# Judges this project by Touchstone. It is yours to change: "touchstone init" made it, and reads it no more.\n';

/** A tool in another language needs more than the packages of Node. */
const BUILD = [
  'Before it is judged: build, install or start here what touchstone.yaml names,',
  'such as: go build ./cmd/my-log, pip install -r requirements.txt',
];

/** GitHub's own actions, each by the commit of a release: a tag could be moved. */
const ACTIONS = {
  checkout: ['actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd', 'v6.0.2'],
  node: ['actions/setup-node@53b83947a5a98c8d113130e565377fae1a50d02f', 'v6.3.0'],
  upload: ['actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a', 'v7.0.1'],
} as const;
const uses = (action: keyof typeof ACTIONS): string => `uses: ${ACTIONS[action].join(' # ')}`;

/** A text as a YAML scalar. */
const scalar = (text: string): string => stringify(text, { lineWidth: 0 }).trimEnd();

/** The CI file for a repository; undefined for `none`. */
export function ciFile(choice: CiChoice, repository: Repository, run: CiRun): CiFile | undefined {
  if (choice === 'none') return undefined;
  const file = choice === 'github' ? githubFile(repository, run) : gitlabFile(repository, run);
  const absent = repository.installed ? [] : [ABSENT];
  const isIgnored = textOf(join(repository.root, '.gitignore'))?.includes(REPORTS) ?? false;
  const toDo = [...absent, ...repository.outside.map(outsideText), ...file.toDo, ...(isIgnored ? [] : [UNIGNORED])];
  return { ...file, toDo };
}

const UNIGNORED = `Add ${REPORTS}/ to .gitignore: the job writes its reports there, and so do its lines where you run them by hand.`;

/** `npx --no` installs nothing by itself: what has the name in the registry may be somebody else's. */
const ABSENT =
  'CI cannot run Touchstone yet: no package.json here names it. Run "npm install --save-dev touchstone", and commit package.json and the lock file.';

const outsideText = (path: string): string =>
  `CI cannot install ${path}, which is outside of the repository: copy it into the repository, install it from there, and commit both.`;

function githubFile({ root, below, branch, install }: Repository, { suite, secrets }: CiRun): CiFile {
  const folder = below === '' ? '' : `    defaults:\n      run:\n        working-directory: ${scalar(below)}\n`;
  const env = secrets.map((name) => `          ${name}: \${{ secrets.${name} }}\n`).join('');
  const text = `${HEAD}name: Touchstone
on:
  push:
    branches: [${scalar(branch)}]
  pull_request:
  workflow_dispatch:
  # Once a day as well, for a target that changes without a push:
  # schedule:
  #   - cron: 17 4 * * *
permissions:
  contents: read
jobs:
  conformance:
    runs-on: ubuntu-latest
    timeout-minutes: 30
${folder}    steps:
      - ${uses('checkout')}
      - ${uses('node')}
        with:
          node-version: 24
      - run: ${install}
${BUILD.map((line) => `      # ${line}\n`).join('')}\
      - name: Judge
        run: |
          mkdir -p ${REPORTS}
          npx --no -- touchstone check ${suite} --report annotations \\
            ${REPORT_OPTIONS.join(' \\\n            ')}
${env === '' ? '' : `        # A pull request from a fork has no secrets: there this step ends with exit code 2.\n        env:\n${env}`}\
      - name: Show the job summary
        if: \${{ !cancelled() }}
        run: |
          if [ -f ${REPORTS}/${FILES.markdown} ]; then cat ${REPORTS}/${FILES.markdown} >> "$GITHUB_STEP_SUMMARY"; fi
      - ${uses('upload')}
        if: \${{ !cancelled() }}
        with:
          name: touchstone
          path: ${scalar(`${below === '' ? '' : `${below}/`}${REPORTS}/`)}
          if-no-files-found: ignore
`;
  return {
    path: join(root, '.github', 'workflows', 'touchstone.yml'),
    text,
    toDo: secrets.map(
      (name) => `Give GitHub the secret ${name}: Settings, Secrets and variables, Actions, New repository secret.`,
    ),
  };
}

function gitlabFile({ root, below, install }: Repository, { suite, secrets }: CiRun): CiFile {
  const at = below === '' ? '' : `${below}/`;
  const enter = below === '' ? '' : `    - ${scalar(`cd "$CI_PROJECT_DIR/${below.replaceAll(/["$`\\]/g, '\\$&')}"`)}\n`;
  const text = `${HEAD}touchstone:
  image: node:24
  script:
${enter}    - ${install}
${BUILD.map((line) => `    # ${line}\n`).join('')}\
    - mkdir -p ${REPORTS}
    - >-
      npx --no -- touchstone check ${suite}
      ${REPORT_OPTIONS.join('\n      ')}
  artifacts:
    when: always
    paths:
      - ${scalar(`${at}${REPORTS}/`)}
    reports:
      junit: ${scalar(`${at}${REPORTS}/${FILES.junit}`)}
`;
  const pipeline = '.gitlab-ci.yml';
  // A repository has one pipeline, which may do more than this: it is included there.
  const included = '.gitlab/touchstone.yml';
  const own = isOwn(join(root, pipeline));
  return {
    path: join(root, ...(own ? [pipeline] : included.split('/'))),
    text,
    toDo: [
      ...(own ? [] : [`Add this to ${pipeline}, which is there already: include: [{ local: ${included} }]`]),
      ...secrets.map((name) => `Give GitLab the masked variable ${name}: Settings, CI/CD, Variables.`),
    ],
  };
}

/** Whether a file is not there, or was made here. */
const isOwn = (path: string): boolean => !existsSync(path) || readFileSync(path, 'utf8').startsWith(HEAD);
