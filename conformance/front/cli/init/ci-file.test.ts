import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { publishedSchema } from '../../../report/document/schema.test-tool.ts';
import { ciFile } from './ci-file.ts';
import { enterProject } from './project.test-tool.ts';
import { repositoryOf } from './repository.ts';

const SCHEMAS = { github: publishedSchema('github-workflow.json'), gitlab: publishedSchema('gitlab-ci.json') };
const RUN = { suite: 'feed', secrets: ['FEED_KEY'] };

/** The CI file for a project with these files, in a folder below the repository. */
function fileFor(choice: 'github' | 'gitlab', files: Readonly<Record<string, string>>, below = '') {
  const project = enterProject(files, below);
  try {
    return ciFile(choice, repositoryOf('.'), RUN)!;
  } finally {
    project.remove();
  }
}
/** Every text in a document. */
const textsOf = (node: unknown): readonly string[] =>
  typeof node === 'string' ? [node] : typeof node === 'object' && node ? Object.values(node).flatMap(textsOf) : [];

describe.each(['github', 'gitlab'] as const)('the file for %s', (choice) => {
  test.each([
    ['at the root', ''],
    ['in a folder', 'päckage/the "log"'],
  ])('%s satisfies the published schema', (_where, below) => {
    const { text } = fileFor(choice, { '.git/HEAD': '', 'package-lock.json': '{}' }, below);
    expect(SCHEMAS[choice](JSON.stringify(parse(text)))).toEqual([]);
  });
  test('runs the check with the secret in the environment alone', () => {
    const { text, toDo } = fileFor(choice, { '.git/HEAD': '', 'package-lock.json': '{}' });
    const texts = textsOf(parse(text));
    expect(texts.filter((line) => line.includes('npx --no -- touchstone check feed'))).toHaveLength(1);
    expect(texts).toContain('npm ci');
    expect(toDo.join()).toContain('FEED_KEY');
    expect(text.includes('secrets.FEED_KEY')).toBe(choice === 'github');
  });
  test.each([
    ['pnpm-lock.yaml', 'pnpm install --frozen-lockfile'],
    ['yarn.lock', 'yarn install --immutable'],
    ['package.json', 'npm install'],
  ])('installs what %s says', (lock, command) => {
    const { text } = fileFor(choice, { [lock]: '{}', '.git/HEAD': '' }, 'below');
    expect(text).toContain(command);
  });
});

test('a schema finds what is wrong', () => {
  const { text } = fileFor('github', {});
  const wrong = (change: (text: string) => string) => SCHEMAS.github(JSON.stringify(parse(change(text))));
  expect(wrong((all) => all.replace('runs-on', 'runs-at'))).not.toEqual([]);
  expect(SCHEMAS.gitlab(JSON.stringify({ job: { script: 'true', artifacts: { when: 'never' } } }))).not.toEqual([]);
});

describe('a file for GitHub', () => {
  test('stands at the root of the repository, for the folder of the project', () => {
    const { path, text } = fileFor('github', { '.git/HEAD': 'ref: refs/heads/trunk\n' }, 'logs/mine');
    expect(path).toMatch(/mein prüf projekt\/\.github\/workflows\/touchstone\.yml$/);
    const { on, jobs } = parse(text);
    expect(on.push.branches).toEqual(['trunk']);
    expect(jobs.conformance.defaults.run['working-directory']).toBe('logs/mine');
    expect(jobs.conformance.steps.at(-1).with.path).toBe('logs/mine/touchstone-report/');
  });
  test('takes the default branch of the remote, where it is known', () => {
    const { text } = fileFor('github', {
      '.git/HEAD': 'ref: refs/heads/my-change\n',
      '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/main\n',
    });
    expect(parse(text).on.push.branches).toEqual(['main']);
  });
  test('names every action by a commit', () => {
    const actions = [...fileFor('github', {}).text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(actions).toHaveLength(3);
    expect(actions.filter((action) => !/^actions\/[a-z-]+@[0-9a-f]{40}$/.test(action!))).toEqual([]);
  });
});

describe.each(['github', 'gitlab'] as const)('what is to be done for %s', (choice) => {
  const toDo = (dependency: string, below = 'site') => {
    const devDependencies = JSON.stringify({ devDependencies: { touchstone: dependency } });
    return fileFor(choice, { '.git/HEAD': '', 'site/package.json': devDependencies }, below).toDo.join('\n');
  };
  test.each(['file:../../touchstone/touchstone-0.1.0.tgz', 'file:/elsewhere/touchstone-0.1.0.tgz'])(
    'names %s, which CI cannot install',
    (dependency) =>
      expect(toDo(dependency)).toContain(
        `CI cannot install ${dependency.slice(5)}, which is outside of the repository: copy it into`,
      ),
  );
  test.each(['file:../vendor/touchstone-0.1.0.tgz', 'file:touchstone.tgz', '^0.1.0'])(
    'says nothing of %s',
    (dependency) => expect(toDo(dependency)).not.toContain('CI cannot'),
  );
  test.each(['{', 'null', '{"dependencies":[]}', '{"dependencies":null}', '{"dependencies":{"other":"1"}}'])(
    'says that %s does not name Touchstone',
    (text) => {
      const { toDo } = fileFor(choice, { '.git/HEAD': '', 'package.json': text });
      expect(toDo[0]).toContain('no package.json here names it. Run "npm install --save-dev touchstone"');
      expect(toDo.join()).not.toContain('CI cannot install');
    },
  );
  test('says so without a package.json, and not below one that names it', () => {
    expect(fileFor(choice, { '.git/HEAD': '' }).toDo[0]).toContain('CI cannot run Touchstone yet');
    const above = { '.git/HEAD': '', 'package.json': '{"devDependencies":{"touchstone":"0.1.0"}}' };
    expect(fileFor(choice, above, 'site').toDo.join()).not.toContain('CI cannot');
  });
});

test.each(['github', 'gitlab'] as const)('%s: the folder of reports is to be ignored, unless it is', (choice) => {
  const last = (ignored: string) => fileFor(choice, { '.git/HEAD': '', '.gitignore': ignored }).toDo.at(-1);
  expect(last('node_modules\n')).toContain('Add touchstone-report/ to .gitignore');
  expect(last('node_modules\ntouchstone-report/\n')).not.toContain('.gitignore');
});

describe('a file for GitLab', () => {
  test('leaves a pipeline of somebody else alone, and is to be included there', () => {
    const { path, toDo } = fileFor('gitlab', {
      '.git/HEAD': '',
      '.gitlab-ci.yml': 'build: { script: make }\n',
      'package.json': '{"name":"touchstone"}',
    });
    expect(path).toMatch(/\/\.gitlab\/touchstone\.yml$/);
    expect(toDo[0]).toContain('include: [{ local: .gitlab/touchstone.yml }]');
  });
  test('is the pipeline where there is no other', () => {
    const { path, text } = fileFor('gitlab', {});
    expect(path).toMatch(/\/\.gitlab-ci\.yml$/);
    expect(fileFor('gitlab', { '.gitlab-ci.yml': text }).path).toMatch(/\/\.gitlab-ci\.yml$/);
  });
});

test.each([
  [{ '.github/dependabot.yml': '' }, 'github'],
  [{ '.gitlab-ci.yml': '' }, 'gitlab'],
  [{ '.git/config': '[remote "origin"]\n\turl = git@gitlab.com:me/log.git\n' }, 'gitlab'],
  [{ '.git/config': '[remote "origin"]\n\turl = https://github.com/me/log\n' }, 'github'],
  [{ '.git/config': '[core]\n\tbare = false\n' }, 'none'],
  [{}, 'none'],
])('the CI of a repository with %j is %s', (files, ci) => {
  const project = enterProject(files);
  try {
    expect(repositoryOf('.').ci).toBe(ci);
  } finally {
    project.remove();
  }
});
